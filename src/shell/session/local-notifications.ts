import type { NotificationColor, NotificationIcon } from '#src/notifications/shared/appearance.ts'
import { APP_NAME } from '#src/shared/app-name.ts'

/** A notification that only the browser knows; its id, name and colour stand in section 3 of the specification. */
interface LocalNotification {
  id: number
  slug: string
  message: string
  icon: NotificationIcon
  color: NotificationColor
}

export const LOCAL_NOTIFICATIONS = [
  {
    id: 0,
    slug: 'welcome',
    message: `Bienvenue sur ${APP_NAME}\u00A0! Heureux de vous compter parmi nous.`,
    icon: 'spark',
    color: 'success',
  },
  {
    id: 4,
    slug: 'recruiter_incomplete_profile',
    message: 'Complétez le profil de votre société pour qu’il puisse être validé.',
    icon: 'warning',
    color: 'warning',
  },
  {
    id: 5,
    slug: 'recruiter_complete_profile',
    message: 'Le profil de votre société est complet et attend sa validation.',
    icon: 'warning',
    color: 'warning',
  },
] as const satisfies readonly LocalNotification[]

export function localNotification(slug: (typeof LOCAL_NOTIFICATIONS)[number]['slug']): LocalNotification {
  const found = LOCAL_NOTIFICATIONS.find((one) => one.slug === slug)
  if (!found) throw new Error(`no notification is called ${slug}`)
  return found
}
