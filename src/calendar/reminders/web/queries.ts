import { useMutation, useQueryClient } from '@tanstack/react-query'
import { calendarKeys } from '#src/calendar/web/query-keys.ts'
import { call } from '#src/shell/api/api.ts'
import { refresh } from '#src/shell/api/refresh.ts'
import { toast } from '#src/ui/overlay/toasts.ts'
import type * as contract from '../contract.ts'

export interface ReminderValues {
  title: string
  day: string
  time: string
  note: string
}

function useChange<Input>(mutationFn: (input: Input) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSuccess: () => refresh(client, calendarKeys.all) })
}

/** @param id null adds a reminder */
export const useWriteReminder = (id: number | null) =>
  useChange((body: ReminderValues) =>
    id === null
      ? call<typeof contract.addReminder>('POST /api/calendar/reminders', { body })
      : call<typeof contract.changeReminder>('PUT /api/calendar/reminders/:id', { params: { id }, body }),
  )

export function useMoveReminder() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, day }: { id: number; day: string }) =>
      call<typeof contract.moveReminder>('PUT /api/calendar/reminders/:id/day', {
        params: { id },
        body: { day },
      }),
    onSuccess: () => refresh(client, calendarKeys.all),
    onError: ({ message }) => toast.error({ title: 'Le rappel n’a pas été déplacé', text: message }),
  })
}

export const useFinishReminder = () =>
  useChange(({ id, done }: { id: number; done: boolean }) =>
    done
      ? call<typeof contract.finishReminder>('PUT /api/calendar/reminders/:id/completion', { params: { id } })
      : call<typeof contract.reopenReminder>('DELETE /api/calendar/reminders/:id/completion', {
          params: { id },
        }),
  )

export const useDeleteReminder = () =>
  useChange((id: number) =>
    call<typeof contract.deleteReminder>('DELETE /api/calendar/reminders/:id', { params: { id } }),
  )
