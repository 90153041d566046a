import type { QueryClient } from '@tanstack/react-query'
import { toast } from '#src/ui/overlay/toasts.ts'
import { isOfVisit } from '../api/refresh.ts'
import { notifyTabs } from './browser-tabs.ts'
import { loadSession } from './session.ts'
import { welcome } from './welcome.ts'

/** Loads the user and the abilities after a sign-in, and marks what was read as a guest to be read again. */
export async function beginSession(client: QueryClient, reopened = false): Promise<void> {
  const user = await loadSession(client, true)
  notifyTabs('in')
  if (user && reopened)
    toast.success({ title: `Bon retour ${user.first_name}`, text: 'Votre compte est de nouveau actif.' })
  else if (user) welcome(user.first_name)
  void client.invalidateQueries({ predicate: isOfVisit })
}
