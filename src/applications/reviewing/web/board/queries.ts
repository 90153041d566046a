import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { rememberOwnChange } from '#src/applications/deciding/web/own-changes.ts'
import { sendDecision } from '#src/applications/deciding/web/queries.ts'
import type { RecruiterApplication, showBoard } from '#src/applications/reviewing/contract.ts'
import type { PlainStage } from '#src/applications/shared/states.ts'
import { recruiterApplicationKeys } from '#src/applications/web/query-keys.ts'
import type { ReplyOf } from '#src/shared/endpoint.ts'
import { ApiError, call } from '#src/shell/api/api.ts'
import { refresh } from '#src/shell/api/refresh.ts'
import { toast } from '#src/ui/overlay/toasts.ts'
import { type ApplicationsSearch, filtersOf } from '../filters.ts'

export type Board = ReplyOf<typeof showBoard>

export function boardQuery(search: ApplicationsSearch) {
  const { status: _status, ...filters } = filtersOf(search)
  return queryOptions({
    queryKey: recruiterApplicationKeys.board(filters),
    queryFn: ({ signal }) =>
      call<typeof showBoard>('GET /api/recruiter/applications/board', {
        query: { ...filters, sort_by_date: filters.sort_by_date ?? 'desc' },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    // Colleagues move cards too.
    meta: { followsNews: true },
  })
}

export interface HeldMove {
  id: number
  version: number
  name: string
  label: string
  seconds: number
  /** Nobody is told of the move of an entered candidate. */
  is_entered: boolean
}

/** A moved card is shown in its column at once, and put back when the server refuses. */
export function useBoardMove(search: ApplicationsSearch) {
  const client = useQueryClient()
  const [held, setHeld] = useState<HeldMove>()
  const { queryKey } = boardQuery(search)
  const onError = (error: Error) =>
    toast.error({ title: 'La candidature n’a pas changé', text: error.message })
  const again = () => refresh(client, recruiterApplicationKeys.all)
  const moving = useMutation({
    mutationFn: ({ card, stage }: { card: RecruiterApplication; stage: PlainStage }) =>
      sendDecision(card, { change: stage }),
    onMutate: async ({ card, stage }) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData<Board>(queryKey, (board) => board && withMoved(board, card, stage))
    },
    onSuccess: ({ data }) => {
      rememberOwnChange(data)
      const { id, version, applicant_name: name, label, undo_seconds, entered } = data
      const is_entered = entered !== null
      setHeld(
        undo_seconds === null ? undefined : { id, version, name, label, seconds: undo_seconds, is_entered },
      )
    },
    onError,
    onSettled: again,
  })
  const undoing = useMutation({
    mutationFn: (move: HeldMove) => sendDecision(move, { change: 'undo' }),
    onSuccess: ({ data }) => {
      rememberOwnChange(data)
      toast.success({ title: 'Changement annulé', text: data.applicant_name })
    },
    onError: (error) => error instanceof ApiError && onError(error),
    onSettled: () => {
      setHeld(undefined)
      void again()
    },
  })
  return {
    move: (card: RecruiterApplication, stage: PlainStage) => moving.mutate({ card, stage }),
    held,
    undo: (move: HeldMove) => undoing.mutate(move),
    forget: () => setHeld(undefined),
  }
}

function withMoved(board: Board, card: RecruiterApplication, stage: PlainStage): Board {
  return {
    ...board,
    data: board.data.map((column) => {
      const others = column.applications.filter(({ id }) => id !== card.id)
      const was = others.length < column.applications.length
      const isNow = column.column === stage
      return {
        ...column,
        total: column.total + (isNow ? 1 : 0) - (was ? 1 : 0),
        applications: isNow ? [{ ...card, status: 'active', stage, is_new: false }, ...others] : others,
      }
    }),
  }
}
