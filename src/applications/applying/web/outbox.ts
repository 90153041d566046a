import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#src/shell/api/api.ts'
import { toast } from '#src/ui/overlay/toasts.ts'
import { forgetDraft, readDraft } from './draft.ts'
import { announceDrafts, draftKey, listOutbox, outboxKey } from './draft-keys.ts'
import { postApplicationOf, refreshAfterApplying } from './queries.ts'
import { SENT } from './use-sending.ts'

const NOT_SENT = 'Votre candidature n’est pas partie'
const REOPEN = 'Ouvrez l’offre pour la reprendre\u00A0: elle y est gardée.'

/**
 * The person asks for it: the draft of this offer is sent as soon as there is a network. @returns false where the
 * browser can keep nothing
 */
export function sendWhenOnline(userId: string | number, offerId: number): boolean {
  try {
    localStorage.setItem(outboxKey(userId, offerId), '1')
  } catch {
    return false
  }
  announceDrafts()
  return true
}

/** The draft no longer waits for the network, but is kept. */
export function cancelWaiting(userId: string | number, offerId: number): void {
  try {
    localStorage.removeItem(outboxKey(userId, offerId))
  } catch {
    return
  }
  announceDrafts()
}

/** Sends what waits, in one tab at a time, so that nothing is sent twice; without a network it goes on waiting. */
export async function sendWaiting(client: QueryClient, userId: string | number): Promise<void> {
  await alone(async () => {
    for (const offerId of listOutbox(userId)) await sendOne(client, userId, offerId)
  })
}

async function sendOne(client: QueryClient, userId: string | number, offerId: number) {
  const key = draftKey(userId, offerId)
  const draft = await readDraft(key)
  if (!draft || draft.lost_file) {
    cancelWaiting(userId, offerId)
    if (draft) toast.error({ title: NOT_SENT, text: `Son fichier n’a pas pu être gardé. ${REOPEN}` })
    return
  }
  try {
    const { created } = await postApplicationOf(draft.values, offerId)
    forgetDraft(key)
    cancelWaiting(userId, offerId)
    if (created) toast.success(SENT)
    await refreshAfterApplying(client)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 0 || error.status === 401 || error.status >= 500) return
    cancelWaiting(userId, offerId)
    toast.error({ title: NOT_SENT, text: `${error.message} ${REOPEN}` })
  }
}

function alone(act: () => Promise<void>): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request('asafidy-outbox', act) : act()
}
