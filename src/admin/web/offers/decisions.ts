import { call } from '#src/shell/api/api.ts'
import type { acceptChange, clearReports, publishOffer, releaseOffer } from '../../offers/contract.ts'
import type { Decision } from '../desk/bar.tsx'
import type { Decide, OfferReply } from '../desk/queries.ts'

/** What there is to decide about an offer as it is now. */
export type Task = 'offer' | 'report' | 'change' | 'held' | 'published'

/** @param wanted what the queue lists it for; without it, the most pressing task is found */
export function findTask(offer: OfferReply, wanted: Task | null): Task | null {
  const waiting: Record<Task, boolean> = {
    offer: offer.status === 'submitted',
    report: offer.reported_at !== null,
    change: offer.change !== null,
    held: offer.held,
    published: offer.status === 'published' && !offer.held,
  }
  if (wanted) return waiting[wanted] ? wanted : null
  return (Object.keys(waiting) as Task[]).find((each) => waiting[each]) ?? null
}

/** The dialog that asks for a reason before the decision. */
export type Question = 'refuse' | 'hold'

interface Acts {
  decide: Decide
  /** Decides without leaving the offer. */
  decideHere: Decide
  ask: (question: Question) => void
}

/** The decisions that this task offers, each with its key. */
export function buildDecisions(offer: OfferReply, task: Task | null, acts: Acts): Decision[] {
  const { decide, decideHere, ask } = acts
  const params = { id: offer.id }
  const hold: Decision = { key: 'h', label: 'Mettre en attente', look: 'quiet', press: () => ask('hold') }
  const refuse: Decision = { key: 'r', label: 'Refuser', look: 'danger', press: () => ask('refuse') }
  const release = () =>
    decideHere(() => call<typeof releaseOffer>('DELETE /api/admin/offers/:id/hold', { params }))
  switch (task) {
    case 'offer': {
      const { submitted_at } = offer
      const publish = () =>
        call<typeof publishOffer>('PUT /api/admin/offers/:id/publication', { params, body: { submitted_at } })
      return [
        offer.held ? { ...hold, label: 'Reprendre l’examen', press: release } : hold,
        refuse,
        { key: 'v', label: 'Publier', look: 'primary', press: () => decide(publish) },
      ]
    }
    case 'change': {
      if (!offer.change) return []
      const { submitted_at, version } = offer.change
      const accept = () =>
        call<typeof acceptChange>('PUT /api/admin/offers/:id/change', {
          params,
          body: { submitted_at, version },
        })
      return [hold, refuse, { key: 'v', label: 'Accepter', look: 'primary', press: () => decide(accept) }]
    }
    case 'report':
      return buildReportDecisions(offer, hold, decide)
    case 'held': {
      const label = offer.status === 'published' ? 'Remettre en ligne' : 'Lever l’attente'
      return [{ key: 'v', label, look: 'primary', press: release }]
    }
    case 'published':
      return [{ ...hold, look: 'danger' }]
    case null:
      return []
  }
}

function buildReportDecisions(
  { id, status, held, reported_at }: OfferReply,
  hold: Decision,
  decide: Decide,
): Decision[] {
  if (reported_at === null) return []
  const clear = () =>
    call<typeof clearReports>('DELETE /api/admin/offers/:id/reports', {
      params: { id },
      body: { reported_at },
    })
  const classify: Decision = { key: 'v', label: 'Classer', look: 'primary', press: () => decide(clear) }
  const keep: Decision = { ...hold, label: held ? 'Laisser en attente' : hold.label, look: 'danger' }
  // An offer that was closed meanwhile has left the site: there is nothing to hold.
  return status === 'published' ? [keep, classify] : [classify]
}
