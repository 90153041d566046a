import { type ReactNode, useState } from 'react'
import { ReportFields } from '#src/moderation/web/report-fields.tsx'
import type { Offer } from '#src/offers/contract.ts'
import type { AnsweredForm } from '#src/shared/page-context.ts'
import { call } from '#src/shell/api/api.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import type { reportOffer } from '../contract.ts'
import { isReportReason, offeredReportReasons, type ReportReason } from '../shared/reasons.ts'
import css from './dialog.module.css'

interface ReportFormProps {
  offer: Offer
  /** The button that is shown once the report is sent. */
  end: ReactNode
  /** The server's answer to a form that the browser sent before the scripts came. */
  answered?: AnsweredForm | undefined
}

/** Without scripts the form is sent to the page that it stands on. */
export function ReportForm({ offer, end, answered }: ReportFormProps) {
  const [sent, setSent] = useState(answered?.accepted ? answered.message : undefined)
  const given = answered?.values
  const reason = given?.reason && isReportReason(given.reason) ? given.reason : null
  const form = useForm({
    initial: { reason, message: given?.message ?? '' },
    failure: answered?.message,
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
        {end}
      </div>
    )
  }
  return (
    <form className={css.form} method="post" onSubmit={form.submit} noValidate>
      <FormFailure>{form.failure}</FormFailure>
      <ReportFields
        labels={offeredReportReasons()}
        reason={form.values.reason}
        onReason={(reason) => form.change({ reason })}
        error={form.errors.reason}
        words={form.text('message')}
      />
      <Button type="submit" scriptless loading={form.sending}>
        Envoyer le signalement
      </Button>
    </form>
  )
}
