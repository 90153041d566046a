import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { smsKeys } from '#src/notifications/web/query-keys.ts'
import { call } from '#src/shell/api/api.ts'
import { toast } from '#src/ui/overlay/toasts.ts'
import type {
  changeSms,
  proveSmsNumber,
  removeSmsNumber,
  SmsSettings,
  sendSmsCode,
  showSms,
} from '../contract.ts'

export const smsQuery = queryOptions({
  queryKey: smsKeys.all,
  queryFn: async () => (await call<typeof showSms>('GET /api/sms')).data,
})

/** Returns the calls about the number, each of which shows what the server answered. */
export function useSmsNumber() {
  const client = useQueryClient()
  const show = ({ data }: { data: SmsSettings }) => client.setQueryData(smsQuery.queryKey, data)
  return {
    sendCode: async (number: string) =>
      show(await call<typeof sendSmsCode>('POST /api/sms/code', { body: { number } })),
    prove: async (code: string) =>
      show(await call<typeof proveSmsNumber>('PUT /api/sms', { body: { code } })),
    remove: async () => {
      await call<typeof removeSmsNumber>('DELETE /api/sms')
      await client.invalidateQueries({ queryKey: smsKeys.all })
    },
  }
}

/** Shows a switch before the server confirms it, and sends one change after the other; a refusal puts it back. */
export function useSmsSwitches() {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationKey: smsKeys.all,
    scope: { id: smsKeys.all[0] },
    mutationFn: (changed: SmsSettings) =>
      call<typeof changeSms>('PUT /api/sms/topics', {
        body: {
          is_on: changed.is_on,
          topics: changed.topics.flatMap(({ topic, is_on }) => (is_on ? [topic] : [])),
        },
      }),
    onMutate: (changed) => client.setQueryData(smsQuery.queryKey, changed),
    onError: async (error) => {
      toast.error({ title: 'Votre choix n’a pas été enregistré', text: error.message })
      await client.invalidateQueries({ queryKey: smsKeys.all })
    },
  })
  return mutate
}
