import { useState } from 'react'
import type { Offer } from '#src/offers/contract.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { call } from '#src/shell/api/api.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { RadioCards } from '#src/ui/form/choice-field.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import type { reportOffer } from '../contract.ts'
import { REPORT_REASON_LABELS, REPORT_REASONS, type ReportReason } from '../shared/reasons.ts'
import css from './dialog.module.css'

const REASONS = REPORT_REASONS.map((value) => ({ value, label: REPORT_REASON_LABELS[value] }))

interface ReportDialogProps {
  offer: Offer
  opened: boolean
  onClose: () => void
}

export default function ReportDialog({ offer, opened, onClose }: ReportDialogProps) {
  return (
    <Dialog
      open={opened}
      onClose={onClose}
      width={560}
      title="Signaler cette offre"
      subtitle={`${displayTitle(offer.title)}, ${offer.company.name}`}
    >
      <ReportForm offer={offer} onClose={onClose} />
    </Dialog>
  )
}

const EMPTY: { reason: ReportReason | null; message: string } = { reason: null, message: '' }

function ReportForm({ offer, onClose }: Omit<ReportDialogProps, 'opened'>) {
  const [sent, setSent] = useState<string>()
  const form = useForm({
    initial: EMPTY,
    schema: async () => (await import('../contract.ts')).reportOffer.body,
    short: true,
    send: async ({ reason, message }) => {
      const body = { reason: reason as ReportReason, message }
      const route = 'POST /api/offers/:id/reports'
      setSent((await call<typeof reportOffer>(route, { params: { id: offer.id }, body })).message)
    },
  })
  if (sent) {
    return (
      <div className={css.form}>
        <Alert kind="success">{sent}</Alert>
        <Button onClick={onClose}>Fermer</Button>
      </div>
    )
  }
  return (
    <form className={css.form} onSubmit={form.submit} noValidate>
      <FormFailure>{form.failure}</FormFailure>
      <RadioCards
        label="Motif"
        name="reason"
        value={form.values.reason}
        onChange={(reason) => form.change({ reason })}
        choices={REASONS}
        error={form.errors.reason}
      />
      <TextAreaField
        label="Précisions"
        optional={form.values.reason !== 'autre'}
        max={1000}
        {...form.text('message')}
      />
      <Button type="submit" loading={form.sending}>
        Envoyer le signalement
      </Button>
    </form>
  )
}
