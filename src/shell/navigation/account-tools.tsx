import { NotificationsMenu } from '../news/notifications-menu.tsx'
import { useUser } from '../session/current-user.ts'
import { UserMenu } from './user-menu.tsx'

/** What a bar shows to someone signed in. */
export default function AccountTools() {
  // Closed to an administrator who has no codes yet, as everything but the account's own security.
  const closed = useUser()?.two_factor_required
  return (
    <>
      {!closed && <NotificationsMenu />}
      <UserMenu />
    </>
  )
}
