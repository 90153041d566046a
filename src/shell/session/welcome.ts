import { toast } from '#src/ui/overlay/toasts.ts'
import { LOCAL_NOTIFICATIONS, localNotification } from './local-notifications.ts'

const LIST = 'asafidy.welcome-notifications'
const VISITED = 'asafidy.first-visit-done'

/** Greets a person after the first sign-in in this browser, which remembers that it happened. */
export function welcome(firstName: string): void {
  try {
    if (localStorage.getItem(VISITED)) return
    localStorage.setItem(LIST, JSON.stringify(LOCAL_NOTIFICATIONS))
    localStorage.setItem(VISITED, '1')
  } catch {
    return
  }
  toast.success({ title: `Bonjour ${firstName}`, text: localNotification('welcome').message })
}
