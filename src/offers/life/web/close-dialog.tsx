import { type FormEvent, type ReactNode, useState } from 'react'
import { plural } from '#src/shared/phrases.ts'
import { CheckBox, RadioCards } from '#src/ui/form/choice-field.tsx'
import { DecisionDialog } from '#src/ui/overlay/decision-dialog.tsx'
import { CLOSE_REASON_LABELS, CLOSE_REASONS, type CloseReason } from '../shared/transitions.ts'
import css from './close-dialog.module.css'

const FORM = 'cloture'
const CHOICES = CLOSE_REASONS.map((value) => ({ value, label: CLOSE_REASON_LABELS[value] }))

interface CloseOfferDialogProps {
  open: boolean
  onClose: () => void
  /** « Clôturer « Technicien réseau H/F » », or how many. */
  title: string
  /** The number of offers that are closed at once. */
  count?: number
  /** The number of applications in progress before a proposal; null where the dialog does not offer to answer them. */
  waiting: number | null
  /** The list of the people whom the closing touches; absent where it touches nobody. */
  concerned: ReactNode
  busy: boolean
  onConfirm: (reason: CloseReason, answer: boolean) => void
}

/** Asks why the offer is closed, and whether the applications without an answer are answered next. */
export function CloseOfferDialog({ open, onClose, title, count = 1, busy, ...form }: CloseOfferDialogProps) {
  return (
    <DecisionDialog
      open={open}
      onClose={onClose}
      width={520}
      sheet
      title={title}
      subtitle={plural(
        count,
        'Elle quitte le site dans les 15 secondes. Vous pourrez la renouveler.',
        'Elles quittent le site dans les 15 secondes. Vous pourrez les renouveler.',
      )}
      confirm="Clôturer"
      form={FORM}
      pending={busy}
    >
      <CloseForm {...form} />
    </DecisionDialog>
  )
}

type CloseFormProps = Pick<CloseOfferDialogProps, 'waiting' | 'concerned' | 'onConfirm'>

function CloseForm({ waiting, concerned, onConfirm }: CloseFormProps) {
  const [reason, setReason] = useState<CloseReason>('pourvue_ici')
  const [answer, setAnswer] = useState(true)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onConfirm(reason, Boolean(waiting) && answer)
  }
  return (
    <form id={FORM} className={css.form} onSubmit={submit}>
      <RadioCards label="Raison" name="raison" value={reason} onChange={setReason} choices={CHOICES} />
      {concerned}
      {waiting ? (
        <div className={css.answer}>
          <CheckBox
            label={plural(
              waiting,
              'Répondre à la candidature en attente',
              `Répondre aux ${waiting} candidatures en attente`,
            )}
            checked={answer}
            onChange={(event) => setAnswer(event.target.checked)}
          />
          <p>Un message courtois, avec la raison. À relire avant l’envoi.</p>
        </div>
      ) : null}
    </form>
  )
}
