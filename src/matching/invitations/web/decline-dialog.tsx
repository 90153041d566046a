import { displayTitle } from '#src/shared/offer-title.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { DecisionDialog } from '#src/ui/overlay/decision-dialog.tsx'
import type { JobInvitation } from '../contract.ts'
import { DECLINE_REASON_LABELS, DECLINE_REASONS } from '../shared/states.ts'
import css from './invitation.module.css'
import { type Decline, useDecline } from './queries.ts'

const REASONS = DECLINE_REASONS.map((value) => ({ value, label: DECLINE_REASON_LABELS[value] }))
const NOTE_MAX = 500
const FORM = 'decliner'

interface DeclineDialogProps {
  invitation: JobInvitation
  open: boolean
  onClose: () => void
}

export function DeclineDialog({ invitation, open, onClose }: DeclineDialogProps) {
  const declining = useDecline(invitation)
  return (
    <DecisionDialog
      open={open}
      onClose={onClose}
      width={520}
      sheet
      title="Décliner l’invitation"
      subtitle={`${displayTitle(invitation.offer.title)}, ${invitation.offer.company.name}`}
      confirm="Décliner"
      form={FORM}
      pending={declining.isPending}
    >
      <DeclineForm onSend={(values) => declining.mutateAsync(values)} />
    </DecisionDialog>
  )
}

function DeclineForm({ onSend }: { onSend: (values: Decline) => Promise<unknown> }) {
  const form = useForm<Decline>({
    initial: { reason: '', note: '' },
    schema: async () => (await import('../contract.ts')).declineJobInvitation.body,
    idOf: (field) => `${FORM}-${field}`,
    send: onSend,
  })
  return (
    <form id={FORM} className={css.form} onSubmit={form.submit} noValidate>
      <ErrorSummary {...form.summary} />
      <FormFailure>{form.failure}</FormFailure>
      <SelectField
        label="Motif"
        choices={REASONS}
        empty="Choisissez un motif"
        data-focus-first=""
        {...form.text('reason')}
      />
      <TextAreaField
        label="Votre message"
        rows={4}
        max={NOTE_MAX}
        optional={form.values.reason !== 'autre'}
        hint="Le recruteur lit votre motif et votre message."
        {...form.text('note')}
      />
    </form>
  )
}
