import { APP_NAME } from '#src/shared/app-name.ts'
import { notify } from './notify.ts'

interface WelcomeNotification {
  id: number
  slug: string
  message: string
  icon: string
  color: 'success' | 'warning'
}

const NOTIFICATIONS: WelcomeNotification[] = [
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
]
const LIST = 'asafidy.welcome-notifications'
const VISITED = 'asafidy.first-visit-done'

/** Greets after the first sign-in in this browser; the list and the visit are kept there. */
export function welcome(firstName: string): void {
  try {
    if (localStorage.getItem(VISITED)) return
    localStorage.setItem(LIST, JSON.stringify(NOTIFICATIONS))
    localStorage.setItem(VISITED, '1')
  } catch {
    return
  }
  const greeting = NOTIFICATIONS.find(({ slug }) => slug === 'welcome')
  if (greeting) notify.success({ title: `Bonjour ${firstName}`, text: greeting.message })
}
