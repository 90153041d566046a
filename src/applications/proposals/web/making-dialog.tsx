import { proposalText } from '#src/applications/deciding/web/letters.ts'
import { useTemplateValues } from '#src/applications/reply-templates/web/values.ts'
import type { RecruiterApplicationDetail } from '#src/applications/reviewing/contract.ts'
import { currentTime, dayAt } from '#src/shared/dates.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { formatPay } from '#src/shared/money.ts'
import { sayRemoved } from '#src/shared/removed-parts.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { AmountField } from '#src/ui/form/amount-field.tsx'
import { DateField } from '#src/ui/form/date-field.tsx'
import { DropInput } from '#src/ui/form/drop-input.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { DecisionDialog } from '#src/ui/overlay/decision-dialog.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import css from './page.module.css'
import { type ProposalValues, useMakeProposal } from './queries.ts'

const FORM = 'proposition'
const ANSWER_DAYS = 7

interface MakingDialogProps {
  application: RecruiterApplicationDetail
  open: boolean
  onClose: () => void
}

/** The applicant will read exactly what the recruiter writes here. */
export default function MakingDialog({ application, open, onClose }: MakingDialogProps) {
  const making = useMakeProposal(application)
  return (
    <DecisionDialog
      open={open}
      onClose={onClose}
      width={640}
      title="Faire une proposition"
      subtitle={application.applicant_name}
      confirm="Envoyer la proposition"
      form={FORM}
      pending={making.isPending}
    >
      <MakingForm application={application} making={making} onClose={onClose} />
    </DecisionDialog>
  )
}

function MakingForm({
  application,
  making,
  onClose,
}: Omit<MakingDialogProps, 'open'> & { making: ReturnType<typeof useMakeProposal> }) {
  const { min_salary_expectation: min, max_salary_expectation: max } = application
  const today = dayAt(currentTime())
  const proposed = proposalText(useTemplateValues(application))
  const form = useForm<ProposalValues>({
    initial: {
      text: proposed,
      salary: null,
      start_date: application.availability_date ?? '',
      answer_by: dayAt(after(new Date(currentTime()), ANSWER_DAYS * DAY)),
      file: null,
    },
    schema: async () => (await import('../contract.ts')).proposalInput(today),
    body: (values) => ({ ...values, version: application.version }),
    idOf: (field) => `${FORM}-${field}`,
    send: async (values) => {
      const { removed } = await making.mutateAsync(values)
      onClose()
      const text = sayRemoved(removed)
      toast.success({ title: 'Proposition faite', ...(text && { text }) })
    },
  })
  const { values, errors } = form
  return (
    <form id={FORM} className={css.form} onSubmit={form.submit} noValidate>
      <ErrorSummary {...form.summary} />
      <FormFailure>{form.failure}</FormFailure>
      <p>Sauf mention contraire, tous les champs sont obligatoires.</p>
      <div className={css.pair}>
        <AmountField
          label="Salaire brut par mois"
          hint={`Prétentions\u00a0: ${formatPay(min, max) ?? 'non précisées'}`}
          name={`${FORM}-salary`}
          value={values.salary}
          onChange={(salary) => form.change({ salary })}
          onBlur={() => form.blur('salary')}
          error={errors.salary}
        />
        <DateField label="Prise de poste" min={today} {...form.text('start_date')} />
        <DateField
          label="Réponse attendue avant"
          hint="Jusqu’à la fin de ce jour"
          min={today}
          {...form.text('answer_by')}
        />
      </div>
      <TextAreaField label="Message au candidat" rows={8} max={3_000} {...form.text('text')} />
      <DropInput
        label="Contrat ou document"
        hint="PDF, 5 Mo au plus"
        optional
        name={`${FORM}-file`}
        value={values.file}
        onChange={(file) => form.change({ file })}
        error={errors.file}
      />
    </form>
  )
}
