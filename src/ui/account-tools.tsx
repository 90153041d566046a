import { NotificationsMenu } from './notifications-menu.tsx'
import { UserMenu } from './user-menu.tsx'

/** What a bar shows to someone signed in. */
export default function AccountTools() {
  return (
    <>
      <NotificationsMenu />
      <UserMenu />
    </>
  )
}
