import { useState } from 'react'
import type { ManagedOffer } from '#src/offers/managing/contract.ts'
import type { OfferAct } from '#src/offers/managing/web/menu.tsx'
import { DISCARD_WORDS, titleOf } from '#src/offers/managing/web/words.ts'
import { useDiscard } from '#src/offers/writing/web/discard.ts'
import { useTakeBackOffer } from '#src/offers/writing/web/queries.ts'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx'
import { DecisionDialog } from '#src/ui/overlay/decision-dialog.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import { archiveRefusal } from '../shared/archiving.ts'
import type { CloseReason } from '../shared/transitions.ts'
import { waitingWords } from '../shared/words.ts'
import type { OfferAnswering } from './answer-dialog.ts'
import { CloseOfferDialog } from './close-dialog.tsx'
import { useConfirmOpen, useOfferChange } from './queries.ts'

interface OpenDialog {
  what: (typeof DIALOG_ACTIONS)[number]
  offer: ManagedOffer
}

/** Runs an offer's actions, with the dialogs in which some are confirmed, and remembers which offer was closed last. */
export function useOfferActions(answering: OfferAnswering) {
  const { opened, ask, leave } = useOpenDialog()
  const { mutate, isPending } = useOfferChange()
  const discarding = useDiscard()
  const takingBack = useTakingBack()
  const confirming = useConfirmOpen()
  const [closed, setClosed] = useState<number>()
  const busy = isPending || discarding.isPending || takingBack.isPending || confirming.isPending
  const act = (offer: ManagedOffer, wanted: OfferAct) => {
    if (opensDialog(wanted)) ask({ what: wanted, offer })
    else if (wanted === 'take_back') takingBack.takeBack(offer)
    else if (wanted === 'confirm') confirming.mutate(offer.id)
    else mutate({ offer, change: wanted })
  }
  const close = (offer: ManagedOffer, reason: CloseReason, answer: boolean) =>
    mutate(
      { offer, change: 'close', reason },
      {
        onSuccess: ({ data }) => {
          setClosed(data.id)
          if (answer) ask({ what: 'answer', offer: data })
          else leave('close')
        },
        onError: () => leave('close'),
      },
    )
  const archive = (offer: ManagedOffer) =>
    mutate({ offer, change: 'archive' }, { onSettled: () => leave('archive') })
  const discard = (offer: ManagedOffer) => discarding.mutate(offer, { onSettled: () => leave('discard') })
  const dialogs = opened && (
    <Dialogs
      opened={opened}
      leave={leave}
      close={close}
      archive={archive}
      discard={discard}
      answering={answering}
      busy={busy}
      onAnswer={() => ask({ what: 'answer', offer: opened.offer })}
    />
  )
  return { act, dialogs, busy, closed }
}

function useOpenDialog() {
  const [opened, setAsking] = useState<OpenDialog & { open: boolean }>()
  const ask = (next: OpenDialog) => setAsking({ ...next, open: true })
  // A dialog reports that it closed after the next one has opened: only its own closing counts.
  const leave = (what: OpenDialog['what']) =>
    setAsking((now) => (now?.what === what ? { ...now, open: false } : now))
  return { opened, ask, leave }
}

/** Takes back what waits for a moderator, and says what has become of it. */
function useTakingBack() {
  const { mutate, isPending } = useTakeBackOffer()
  const takeBack = (offer: ManagedOffer) =>
    mutate(offer.id, {
      onSuccess: () =>
        offer.is_change_waiting
          ? toast.success({ title: 'Modifications retirées', text: 'Reprenez-les ou abandonnez-les.' })
          : toast.success({ title: 'Offre retirée', text: `${titleOf(offer)} est de nouveau un brouillon.` }),
      onError: ({ message }) => toast.error({ title: 'L’offre n’a pas été retirée', text: message }),
    })
  return { takeBack, isPending }
}

/** These actions are confirmed in a dialog before they are done. */
const DIALOG_ACTIONS = ['close', 'archive', 'answer', 'discard'] as const satisfies readonly OfferAct[]

function opensDialog(wanted: OfferAct): wanted is OpenDialog['what'] {
  return (DIALOG_ACTIONS as readonly OfferAct[]).includes(wanted)
}

interface DialogsProps {
  opened: OpenDialog & { open: boolean }
  leave: (what: OpenDialog['what']) => void
  close: (offer: ManagedOffer, reason: CloseReason, answer: boolean) => void
  archive: (offer: ManagedOffer) => void
  discard: (offer: ManagedOffer) => void
  answering: OfferAnswering
  busy: boolean
  onAnswer: () => void
}

function Dialogs({
  opened: { what, offer, open },
  leave,
  close,
  archive,
  discard,
  answering,
  busy,
  onAnswer,
}: DialogsProps) {
  const name = `«\u00A0${titleOf(offer)}\u00A0»`
  const { open_count, proposed_count: proposed, held_count: held, held_until } = offer
  const refusal = archiveRefusal({ open: open_count, proposed, held, held_until })
  const discarding = DISCARD_WORDS[offer.discards ?? 'offer']
  const isOpen = (which: OpenDialog['what']) => open && what === which
  return (
    <>
      <CloseOfferDialog
        open={isOpen('close')}
        onClose={() => leave('close')}
        title={`Clôturer ${name}`}
        waiting={open_count}
        concerned={
          open_count + proposed > 0 && (
            <answering.Concerned offerId={offer.id} expected={open_count + proposed} />
          )
        }
        busy={busy}
        onConfirm={(reason, answer) => close(offer, reason, answer)}
      />
      <ConfirmDialog
        open={isOpen('archive') && refusal === null}
        onClose={() => leave('archive')}
        onConfirm={() => archive(offer)}
        title={`Archiver ${name}`}
        confirm="Archiver"
        pending={busy}
      >
        Elle reste dans vos offres archivées, avec ses candidatures et ses statistiques. Elle ne peut plus
        être publiée.
      </ConfirmDialog>
      <DecisionDialog
        open={isOpen('archive') && open_count > 0}
        onClose={() => leave('archive')}
        width={480}
        sheet
        title={`Archiver ${name}`}
        confirm="Répondre à tous"
        onConfirm={onAnswer}
        focus="confirm"
      >
        <p>
          {waitingWords(open_count)} encore votre réponse. Répondez à chacun, en une fois si vous le
          voulez&nbsp;: l’offre s’archive une fois les candidats prévenus.
        </p>
      </DecisionDialog>
      <Dialog
        open={isOpen('archive') && open_count === 0 && refusal !== null}
        onClose={() => leave('archive')}
        width={480}
        sheet
        title={`Archiver ${name}`}
        footer={<Button onClick={() => leave('archive')}>J’ai compris</Button>}
      >
        <p>{refusal}</p>
      </Dialog>
      <ConfirmDialog
        open={isOpen('discard')}
        onClose={() => leave('discard')}
        onConfirm={() => discard(offer)}
        title={`${discarding.title} ${name}`}
        confirm={discarding.act}
        pending={busy}
      >
        {discarding.text}
      </ConfirmDialog>
      <answering.Dialog open={isOpen('answer')} onClose={() => leave('answer')} offer={offer} />
    </>
  )
}
