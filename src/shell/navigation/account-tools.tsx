import { NotificationsMenu } from '../news/notifications-menu.tsx'
import { useUser } from '../session/current-user.ts'
import { UserMenu } from './user-menu.tsx'

/** The bell and the menu of somebody who is signed in. */
export default function AccountTools() {
  // An administrator without an authenticator is refused notifications, as everything but the security of the account.
  const closed = useUser()?.two_factor_required
  return (
    <>
      {!closed && <NotificationsMenu />}
      <UserMenu />
    </>
  )
}
