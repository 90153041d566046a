import { displayTitle } from '#src/shared/offer-title.ts'
import { call } from '#src/shell/api/api.ts'
import type { holdOffer, refuseChange, refuseOffer } from '../../offers/contract.ts'
import type { Decide, OfferReply } from '../desk/queries.ts'
import { ReasonDialog } from '../desk/reason-dialog.tsx'
import type { Question, Task } from './decisions.ts'
import { RefusalDialog, type WrittenRefusal } from './refusal-dialog.tsx'

interface QuestionsProps {
  offer: OfferReply
  task: Task | null
  flags: OfferReply['flags']
  question: Question | null
  decide: Decide
  onClose: () => void
}

/** The dialogs of the decisions that need a reason. */
export function Questions({ offer, task, flags, question, decide, onClose }: QuestionsProps) {
  const params = { id: offer.id }
  const send = (act: () => Promise<unknown>) => {
    onClose()
    decide(act)
  }
  const refuse = (refusal: WrittenRefusal) => {
    if (task === 'change' && offer.change) {
      const { submitted_at, version } = offer.change
      const body = { ...refusal, submitted_at, version }
      return send(() => call<typeof refuseChange>('DELETE /api/admin/offers/:id/change', { params, body }))
    }
    const body = { ...refusal, submitted_at: offer.submitted_at }
    send(() => call<typeof refuseOffer>('PUT /api/admin/offers/:id/refusal', { params, body }))
  }
  const hold = (reason: string) => {
    const { status, reported_at } = offer
    if (status !== 'submitted' && status !== 'published') return onClose()
    const body = { reason, status, reported_at: task === 'report' ? reported_at : null }
    send(() => call<typeof holdOffer>('PUT /api/admin/offers/:id/hold', { params, body }))
  }
  return (
    <>
      <ReasonDialog
        open={question === 'hold'}
        title={`Mettre en attente «\u00a0${displayTitle(offer.title)}\u00a0»`}
        action="Mettre en attente"
        hint={
          offer.status === 'submitted'
            ? 'Vos collègues la lisent ici\u00a0; la société attend toujours.'
            : 'La société la lit dans l’historique de l’offre.'
        }
        onSend={hold}
        onClose={onClose}
      />
      <RefusalDialog
        open={question === 'refuse'}
        offer={offer}
        flags={flags}
        onSend={refuse}
        onClose={onClose}
      />
    </>
  )
}
