import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ReplyOf } from '#src/shared/endpoint.ts'
import { ApiError, call } from '#src/shell/api/api.ts'
import type { showCompany } from '../../companies/contract.ts'
import type { showReportedMessage } from '../../messages/contract.ts'
import type { showOffer } from '../../offers/contract.ts'
import { deskKeys } from './query-keys.ts'

export type OfferReply = ReplyOf<typeof showOffer>['data']
export type MessageReply = ReplyOf<typeof showReportedMessage>['data']
export type CompanyReply = ReplyOf<typeof showCompany>['data']

export const offerQuery = (id: number) =>
  queryOptions({
    queryKey: deskKeys.offer(id),
    queryFn: async () => (await call<typeof showOffer>('GET /api/admin/offers/:id', { params: { id } })).data,
  })

export const companyQuery = (id: number) =>
  queryOptions({
    queryKey: deskKeys.company(id),
    queryFn: async () =>
      (await call<typeof showCompany>('GET /api/admin/companies/:id', { params: { id } })).data,
  })

export const messageQuery = (id: number) =>
  queryOptions({
    queryKey: deskKeys.message(id),
    queryFn: async () =>
      (await call<typeof showReportedMessage>('GET /api/admin/messages/:id', { params: { id } })).data,
  })

/** Why a decision was not taken. */
export interface Refusal {
  message: string
  /** A colleague decided before. */
  isTaken: boolean
}

/** Sends a decision, as the call that makes it. */
export type Decide = (send: () => Promise<unknown>) => void

/**
 * Sends decisions one at a time and reads the desks again after each.
 * @param onDecided called once a decision is made, to go on to the next; one that is sent by `decideHere` stays
 */
export function useDecision(onDecided: () => void) {
  const client = useQueryClient()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  // Two quick presses come before the page is drawn again: the second finds the first on its way.
  const isBusy = useRef(false)
  const { mutate, isPending } = useMutation({
    mutationFn: ({ send }: { send: () => Promise<unknown>; isLast: boolean }) => send(),
    onSuccess: (_reply, { isLast }) => {
      if (isLast) onDecided()
    },
    onError: (error) =>
      setRefusal({ message: error.message, isTaken: error instanceof ApiError && error.status === 409 }),
    onSettled: () => {
      isBusy.current = false
      return client.invalidateQueries({ queryKey: deskKeys.all })
    },
  })
  const start = (send: () => Promise<unknown>, isLast: boolean) => {
    if (isBusy.current) return
    isBusy.current = true
    setRefusal(null)
    mutate({ send, isLast })
  }
  const decide: Decide = (send) => start(send, true)
  const decideHere: Decide = (send) => start(send, false)
  return { decide, decideHere, refusal, isSending: isPending }
}
