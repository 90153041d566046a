import { useState } from 'react'
import type { ManagedOffer } from '#src/offers/managing/contract.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import type { CloseReason, OfferChange } from '../shared/transitions.ts'
import { waitingWords } from '../shared/words.ts'
import type { AnswerDialog } from './answering.ts'
import { useOfferChange } from './changes.ts'
import { CloseOfferDialog } from './close-dialog.tsx'

interface Asking {
  what: 'close' | 'archive' | 'answer'
  offer: ManagedOffer
}

/** What a press on one of an offer's actions does, and the dialogs that some ask first. */
export function useActing(Answer: AnswerDialog) {
  const { mutate, isPending } = useOfferChange()
  const [asking, setAsking] = useState<Asking & { open: boolean }>()
  const ask = (next: Asking) => setAsking({ ...next, open: true })
  // A dialog says that it closed when the next one is open already: that one stays.
  const leave = (what: Asking['what']) =>
    setAsking((now) => (now?.what === what ? { ...now, open: false } : now))
  const act = (offer: ManagedOffer, change: OfferChange | 'answer') => {
    if (change === 'close' || change === 'archive' || change === 'answer') ask({ what: change, offer })
    else mutate({ offer, change })
  }
  const close = (offer: ManagedOffer, reason: CloseReason, answer: boolean) =>
    mutate(
      { offer, change: 'close', reason },
      {
        onSuccess: ({ data }) => (answer ? ask({ what: 'answer', offer: data }) : leave('close')),
        onError: () => leave('close'),
      },
    )
  const archive = (offer: ManagedOffer) =>
    mutate({ offer, change: 'archive' }, { onSettled: () => leave('archive') })
  const dialogs = asking && (
    <Dialogs
      {...{ asking, leave, close, archive, Answer }}
      busy={isPending}
      onAnswer={() => ask({ what: 'answer', offer: asking.offer })}
    />
  )
  return { act, dialogs, busy: isPending }
}

interface DialogsProps {
  asking: Asking & { open: boolean }
  leave: (what: Asking['what']) => void
  close: (offer: ManagedOffer, reason: CloseReason, answer: boolean) => void
  archive: (offer: ManagedOffer) => void
  Answer: AnswerDialog
  busy: boolean
  onAnswer: () => void
}

function Dialogs({
  asking: { what, offer, open },
  leave,
  close,
  archive,
  Answer,
  busy,
  onAnswer,
}: DialogsProps) {
  const name = `«\u00A0${displayTitle(offer.title)}\u00A0»`
  const waits = offer.unanswered_count
  const isOpen = (which: Asking['what']) => open && what === which
  return (
    <>
      <CloseOfferDialog
        open={isOpen('close')}
        onClose={() => leave('close')}
        title={`Clôturer ${name}`}
        waiting={waits}
        busy={busy}
        onConfirm={(reason, answer) => close(offer, reason, answer)}
      />
      <ConfirmDialog
        open={isOpen('archive') && waits === 0}
        onClose={() => leave('archive')}
        onConfirm={() => archive(offer)}
        title={`Archiver ${name}`}
        confirm="Archiver"
        pending={busy}
      >
        Elle reste dans vos offres archivées, avec ses candidatures et ses statistiques. Elle ne peut plus
        être publiée.
      </ConfirmDialog>
      <Dialog
        open={isOpen('archive') && waits > 0}
        onClose={() => leave('archive')}
        width={480}
        sheet
        title={`Archiver ${name}`}
        footer={
          <>
            <Button look="secondary" onClick={() => leave('archive')}>
              Annuler
            </Button>
            <Button onClick={onAnswer} data-focus-first="">
              Répondre à tous
            </Button>
          </>
        }
      >
        <p>
          {waitingWords(waits)} encore votre réponse. Répondez à chacun, en une fois si vous le voulez :
          l’offre s’archive ensuite.
        </p>
      </Dialog>
      <Answer open={isOpen('answer')} onClose={() => leave('answer')} offer={offer} />
    </>
  )
}
