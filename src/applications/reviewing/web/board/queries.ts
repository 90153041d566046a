import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type {
  changeStage,
  RecruiterApplication,
  showBoard,
  undoMove,
} from '#src/applications/reviewing/contract.ts'
import type { PlainStage } from '#src/applications/shared/states.ts'
import { recruiterApplicationKeys } from '#src/applications/web/query-keys.ts'
import type { ReplyOf } from '#src/shared/endpoint.ts'
import { ApiError, call } from '#src/shell/api/api.ts'
import { refresh } from '#src/shell/api/refresh.ts'
import { toast } from '#src/ui/overlay/toasts.ts'
import { type ApplicationsSearch, filtersOf } from '../filters.ts'
import { rememberOwn } from '../own-moves.ts'

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

/** A change that its applicant does not know of yet. */
export interface Moved {
  id: number
  version: number
  name: string
  label: string
  seconds: number
}

/** Moves a card: shown at once, put back when the server refuses. */
export function useBoardMove(search: ApplicationsSearch) {
  const client = useQueryClient()
  const [moved, setMoved] = useState<Moved>()
  const { queryKey } = boardQuery(search)
  const onError = (error: Error) =>
    toast.error({ title: 'La candidature n’a pas changé', text: error.message })
  const again = () => refresh(client, recruiterApplicationKeys.all)
  const moving = useMutation({
    mutationFn: ({ card, stage }: { card: RecruiterApplication; stage: PlainStage }) =>
      call<typeof changeStage>('PUT /api/recruiter/applications/:id/stage', {
        params: { id: card.id },
        body: { version: card.version, stage, message: null },
      }),
    onMutate: async ({ card, stage }) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData<Board>(queryKey, (board) => board && withMoved(board, card, stage))
    },
    onSuccess: ({ data }) => {
      rememberOwn(data)
      const { id, version, applicant_name: name, label, undo_seconds } = data
      setMoved(undo_seconds === null ? undefined : { id, version, name, label, seconds: undo_seconds })
    },
    onError,
    onSettled: again,
  })
  const takingBack = useMutation({
    mutationFn: ({ id, version }: Moved) =>
      call<typeof undoMove>('DELETE /api/recruiter/applications/:id/stage', {
        params: { id },
        body: { version },
      }),
    onSuccess: ({ data }) => {
      rememberOwn(data)
      toast.success({ title: 'Changement annulé', text: data.applicant_name })
    },
    onError: (error) => error instanceof ApiError && onError(error),
    onSettled: () => {
      setMoved(undefined)
      void again()
    },
  })
  return {
    move: (card: RecruiterApplication, stage: PlainStage) => moving.mutate({ card, stage }),
    moved,
    takeBack: (wanted: Moved) => takingBack.mutate(wanted),
    forget: () => setMoved(undefined),
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
