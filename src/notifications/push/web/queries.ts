import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { pushKeys } from '#src/notifications/web/query-keys.ts'
import { call } from '#src/shell/api/api.ts'
import type { endPushSubscription, savePushSubscription, showPushSubscription } from '../contract.ts'
import { bodyOf, forgetConfirmed, noteConfirmed, subscribeBrowser } from './browser-push.ts'

export const pushQuery = queryOptions({
  queryKey: pushKeys.all,
  queryFn: async () => (await call<typeof showPushSubscription>('GET /api/push-subscription')).data,
})

export async function saveSubscription(subscription: PushSubscription, userId: number) {
  const body = bodyOf(subscription)
  const { data } = await call<typeof savePushSubscription>('PUT /api/push-subscription', { body })
  noteConfirmed(userId)
  return data
}

export async function endSubscription(userId: number): Promise<void> {
  await call<typeof endPushSubscription>('DELETE /api/push-subscription')
  forgetConfirmed(userId)
}

/** Lets this browser tell the person, or not any more; the switch shows what the server answered. */
export function usePushSwitch(userId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (on: boolean) => {
      // Browsers ask the person only right after a press, so nothing may be waited for that is not there yet.
      const { public_key } = await client.ensureQueryData(pushQuery)
      if (!on) {
        await endSubscription(userId)
        return { public_key, is_subscribed: false }
      }
      return saveSubscription(await subscribe(public_key ?? ''), userId)
    },
    onSuccess: (data) => client.setQueryData(pushKeys.all, data),
  })
}

async function subscribe(publicKey: string): Promise<PushSubscription> {
  const subscription = await subscribeBrowser(publicKey).catch(() => {
    throw new Error('Votre navigateur n’a pas pu s’abonner. Vérifiez votre réseau, puis réessayez.')
  })
  if (!subscription) throw new Error('Votre navigateur n’a pas donné son accord.')
  return subscription
}
