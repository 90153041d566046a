import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import {
  proposedRefusal,
  REFUSAL_REASONS,
  REFUSALS,
  type RefusalReason,
  refusalMessage,
} from '#src/offers/moderation/shared/refusals.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { Button } from '#src/ui/button.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { Key } from '../desk/key.tsx'
import type { OfferReply } from '../desk/queries.ts'
import css from './refusal-dialog.module.css'

const MAX_LENGTH = 2_000

export interface WrittenRefusal {
  reason: RefusalReason
  message: string
}

interface RefusalDialogProps {
  open: boolean
  offer: OfferReply
  flags: OfferReply['flags']
  onSend: (refusal: WrittenRefusal) => void
  onClose: () => void
}

/** Refuses an offer: the flags propose the reason, and the moderator reads its message again before it leaves. */
export function RefusalDialog({ open, offer, flags, onSend, onClose }: RefusalDialogProps) {
  const id = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width={840}
      title={<>Refuser «&nbsp;{displayTitle(offer.title)}&nbsp;»</>}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            Annuler
          </Button>
          <Button look="danger" type="submit" form={id}>
            Refuser, puis la suivante
          </Button>
        </>
      }
    >
      <RefusalForm id={id} offer={offer} flags={flags} onSend={onSend} />
    </Dialog>
  )
}

function RefusalForm({
  id,
  offer,
  flags,
  onSend,
}: Pick<RefusalDialogProps, 'offer' | 'flags' | 'onSend'> & { id: string }) {
  const title = displayTitle(offer.title)
  const [reason, setReason] = useState(proposedRefusal(flags))
  const [message, setMessage] = useState(() => (reason ? refusalMessage(reason, title) : ''))
  const [missing, setMissing] = useState<'reason' | 'message'>()
  const choose = (chosen: RefusalReason) => {
    setReason(chosen)
    setMissing(undefined)
    setMessage(refusalMessage(chosen, title))
  }
  const press = (event: KeyboardEvent) => {
    const chosen = REFUSAL_REASONS[Number(event.key) - 1]
    if (chosen && !(event.target instanceof HTMLTextAreaElement)) choose(chosen)
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (reason && message.trim()) return onSend({ reason, message })
    setMissing(reason ? 'message' : 'reason')
    event.currentTarget.querySelector<HTMLElement>(reason ? 'textarea' : 'input')?.focus()
  }
  return (
    <form id={id} className={css.form} onKeyDown={press} noValidate onSubmit={send}>
      <fieldset className={css.reasons}>
        <legend>Raison</legend>
        {missing === 'reason' && <p role="alert">Choisissez une raison</p>}
        {REFUSAL_REASONS.map((each, index) => (
          <label key={each}>
            <input
              type="radio"
              name="reason"
              value={each}
              checked={each === reason}
              onChange={() => choose(each)}
              {...((reason ? each === reason : index === 0) && { 'data-focus-first': '' })}
            />
            {REFUSALS[each].label}
            <Key>{index + 1}</Key>
          </label>
        ))}
      </fieldset>
      <TextAreaField
        label={`Message à ${offer.company.name}`}
        name="message"
        value={message}
        error={missing === 'message' && 'Écrivez ce que la société doit savoir.'}
        onChange={({ target }) => {
          setMessage(target.value)
          setMissing(undefined)
        }}
        maxLength={MAX_LENGTH}
        className={css.message}
      />
    </form>
  )
}
