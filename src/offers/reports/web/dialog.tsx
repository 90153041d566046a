import { type FormEvent, useState } from 'react'
import type { Offer } from '#src/offers/contract.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { ApiError, call } from '#src/shell/api/api.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { RadioCards } from '#src/ui/form/choice-field.tsx'
import { TextAreaField } from '#src/ui/form/text-field.tsx'
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

function ReportForm({ offer, onClose }: Omit<ReportDialogProps, 'opened'>) {
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [message, setMessage] = useState('')
  const { send, sending, sent, failure } = useReport(offer.id)
  if (sent) {
    return (
      <div className={css.form}>
        <Alert kind="success">{sent}</Alert>
        <Button onClick={onClose}>Fermer</Button>
      </div>
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ reason: reason as ReportReason, message })
  }
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {failure && !failure.errors && <Alert kind="error">{failure.message}</Alert>}
      <RadioCards
        label="Motif"
        name="reason"
        value={reason}
        onChange={setReason}
        choices={REASONS}
        error={failure?.errors?.reason?.[0]}
      />
      <TextAreaField
        label="Précisions"
        name="message"
        optional={reason !== 'autre'}
        max={1000}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
        error={failure?.errors?.message?.[0]}
      />
      <Button type="submit" loading={sending}>
        Envoyer le signalement
      </Button>
    </form>
  )
}

function useReport(id: number) {
  const [sending, setSending] = useState(false)
  const [sent, setSent] = useState<string | null>(null)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const send = async (body: { reason: ReportReason; message: string }) => {
    setSending(true)
    setFailure(null)
    try {
      setSent(
        (await call<typeof reportOffer>('POST /api/offers/:id/reports', { params: { id }, body })).message,
      )
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
    } finally {
      setSending(false)
    }
  }
  return { send, sending, sent, failure }
}
