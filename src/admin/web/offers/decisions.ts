import type { Decision } from '../desk/bar.tsx'
import type { Decide, OfferReply } from '../desk/queries.ts'

/** What there is to decide of an offer as it is now. */
export type Task = 'offer' | 'report' | 'change' | 'held' | 'published'

/** @param wanted what the list says that it waits for; the most pressing unless told */
export function taskOf(offer: OfferReply, wanted: Task | null): Task | null {
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

export type Asked = 'refuse' | 'hold'

interface Acts {
  decide: Decide
  /** Opens the question that comes before. */
  ask: (question: Asked) => void
}

/** The decisions that this task offers, each with its key. */
export function decisionsOf(offer: OfferReply, task: Task | null, { decide, ask }: Acts): Decision[] {
  const path = `offers/${offer.id}`
  const hold: Decision = { key: 'h', label: 'Mettre en attente', look: 'plain', press: () => ask('hold') }
  const release = () => decide('DELETE', `${path}/hold`, { stays: true })
  const refuse: Decision = { key: 'r', label: 'Refuser', look: 'danger', press: () => ask('refuse') }
  const main = (label: string, press: () => void): Decision => ({ key: 'v', label, look: 'main', press })
  if (task === 'offer')
    return [
      offer.held ? { ...hold, label: 'Reprendre l’examen', press: release } : hold,
      refuse,
      main('Publier', () =>
        decide('PUT', `${path}/publication`, { body: { submitted_at: offer.submitted_at } }),
      ),
    ]
  if (task === 'change') {
    const { submitted_at, version } = offer.change ?? {}
    return [
      hold,
      refuse,
      main('Accepter', () => decide('PUT', `${path}/change`, { body: { submitted_at, version } })),
    ]
  }
  if (task === 'report') {
    const { reported_at } = offer
    const clear = main('Classer', () => decide('DELETE', `${path}/reports`, { body: { reported_at } }))
    const keep: Decision = { ...hold, label: offer.held ? 'Laisser en attente' : hold.label, look: 'danger' }
    // Closed since, it is on the site no more.
    return offer.status === 'published' ? [keep, clear] : [clear]
  }
  if (task === 'held')
    return [main(offer.status === 'published' ? 'Remettre en ligne' : 'Lever l’attente', release)]
  return task === 'published' ? [{ ...hold, look: 'danger' }] : []
}
