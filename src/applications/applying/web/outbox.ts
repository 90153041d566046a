import type { QueryClient } from '@tanstack/react-query'
import { displayTitle } from '#src/shared/offer-title.ts'
import { ApiError } from '#src/shell/api/api.ts'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { ApplyOffer } from './apply-offer.ts'
import { forgetDraft, readDraft } from './draft.ts'
import {
  announceDrafts,
  draftKey,
  listOutbox,
  mayLeaveAlone,
  outboxKey,
  type WaitingApplication,
  writeOutbox,
} from './draft-keys.ts'
import { postApplicationOf, refreshAfterApplying, sendingKeyOf } from './queries.ts'
import { SENT } from './use-sending.ts'

const NOT_SENT = 'Votre candidature n’est pas partie'
const CLOSED =
  'L’offre a fermé entre-temps. Ce que vous avez écrit reste dans vos brouillons, et peut servir pour une autre.'
const REOPEN = 'Ouvrez l’offre pour la reprendre\u00A0: elle y est gardée.'

/**
 * The draft of this offer waits for a network: the person lets it leave by itself then, or wants to be asked.
 * @returns false where the browser can keep nothing
 */
export function sendWhenOnline(userId: string | number, offer: ApplyOffer, leaves_alone: boolean): boolean {
  return writeOutbox(userId, {
    offer_id: offer.id,
    title: displayTitle(offer.title),
    company: offer.company_name,
    leaves_alone,
    kept_at: Date.now(),
    client_key: sendingKeyOf(offer.id),
  })
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

/** Sends what may leave by itself, in one tab at a time, so that nothing is sent twice; without a network it goes on waiting. */
export async function sendWaiting(client: QueryClient, userId: string | number): Promise<void> {
  await alone(async () => {
    const now = Date.now()
    for (const each of listOutbox(userId)) if (mayLeaveAlone(each, now)) await sendOne(client, userId, each)
  })
}

/** The person has just said that this one leaves. */
export async function sendNow(client: QueryClient, userId: string | number, offerId: number): Promise<void> {
  await alone(async () => {
    const waiting = listOutbox(userId).find(({ offer_id }) => offer_id === offerId)
    if (waiting) await sendOne(client, userId, waiting)
  })
}

async function sendOne(client: QueryClient, userId: string | number, waiting: WaitingApplication) {
  const { offer_id: offerId, client_key } = waiting
  const key = draftKey(userId, offerId)
  const draft = await readDraft(key)
  if (!draft || draft.lost_file) {
    cancelWaiting(userId, offerId)
    if (draft) toast.error({ title: NOT_SENT, text: `Son fichier n’a pas pu être gardé. ${REOPEN}` })
    return
  }
  try {
    const { created } = await postApplicationOf(draft.values, offerId, { key: client_key || undefined })
    forgetDraft(key)
    cancelWaiting(userId, offerId)
    if (created) toast.success(SENT)
    await refreshAfterApplying(client)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 0 || error.status === 401 || error.status >= 500) return
    cancelWaiting(userId, offerId)
    const isClosed = Boolean(error.errors?.offer_id)
    toast.error({ title: NOT_SENT, text: isClosed ? CLOSED : `${error.message} ${REOPEN}` })
  }
}

function alone(act: () => Promise<void>): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request('asafidy-outbox', act) : act()
}
