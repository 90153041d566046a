import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { HttpError } from 'react-admin'
import type { ReplyOf } from '#src/shared/endpoint.ts'
import type { showCompany } from '../../companies/contract.ts'
import type { showReportedMessage } from '../../messages/contract.ts'
import type { showOffer } from '../../offers/contract.ts'
import { ask } from '../wire/ask.ts'
import { deskKeys } from './query-keys.ts'

export type OfferReply = ReplyOf<typeof showOffer>['data']
export type MessageReply = ReplyOf<typeof showReportedMessage>['data']
export type CompanyReply = ReplyOf<typeof showCompany>['data']

/** Read again when it is shown, so that nobody decides on what it was minutes ago. */
const FRESH = { staleTime: 10_000, retry: isWorthRetrying }

/** What is not there, or not for this person, is said at once. */
function isWorthRetrying(count: number, error: Error): boolean {
  return count < 3 && !(error instanceof HttpError && error.status >= 400 && error.status < 500)
}

export const offerQuery = (id: number) =>
  queryOptions({
    queryKey: deskKeys.offer(id),
    queryFn: () => ask<{ data: OfferReply }>('GET', `/api/admin/offers/${id}`).then(({ data }) => data),
    ...FRESH,
  })

export const companyQuery = (id: number) =>
  queryOptions({
    queryKey: deskKeys.company(id),
    queryFn: () => ask<{ data: CompanyReply }>('GET', `/api/admin/companies/${id}`).then(({ data }) => data),
    ...FRESH,
  })

export const messageQuery = (id: number) =>
  queryOptions({
    queryKey: deskKeys.message(id),
    queryFn: () => ask<{ data: MessageReply }>('GET', `/api/admin/messages/${id}`).then(({ data }) => data),
    ...FRESH,
  })

export type Decide = (
  method: 'PUT' | 'DELETE',
  path: string,
  given?: { body?: object; stays?: boolean },
) => Promise<boolean>

/** Sends a decision; `decided` is told once it is made, unless one stays where one is. What refused it is kept in words, `isTaken` when somebody decided before. */
export function useDecision(decided: () => void) {
  const client = useQueryClient()
  const [refusal, setRefusal] = useState<{ message: string; isTaken: boolean } | null>(null)
  const [isSending, setSending] = useState(false)
  const decide: Decide = async (method, path, { body, stays } = {}) => {
    if (isSending) return false
    setSending(true)
    setRefusal(null)
    try {
      await ask(method, `/api/admin/${path}`, body)
      if (!stays) decided()
      return true
    } catch (error) {
      const { message, status } = error as HttpError
      setRefusal({ message, isTaken: error instanceof HttpError && status === 409 })
      return false
    } finally {
      setSending(false)
      await client.invalidateQueries({ queryKey: deskKeys.all })
    }
  }
  return { decide, refusal, isSending }
}
