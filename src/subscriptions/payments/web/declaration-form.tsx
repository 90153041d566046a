import { z } from 'zod'
import { currentTime, dayAt } from '#src/shared/dates.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { DailyLimitNote } from '#src/ui/display/limit-note.tsx'
import { DateField } from '#src/ui/form/date-field.tsx'
import { DropInput } from '#src/ui/form/drop-input.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import type { PaymentDetail } from '../contract.ts'
import { type Declaration, declarationFields, declarationProblems } from '../shared/declaration.ts'
import { PAYMENTS_A_DAY } from '../shared/limits.ts'
import { isMobileMoney, needsProof } from '../shared/methods.ts'
import css from './declaration.module.css'
import { useDeclare } from './queries.ts'

export const DECLARATION_FORM = 'declaration-paiement'

interface Values {
  payer_phone: string
  operator_reference: string
  paid_on: string
  file: File | null
}

/** What the payer says of its payment: by which number, with which reference, on which day, with which proof. */
export function DeclarationForm({ payment, onDone }: { payment: PaymentDetail; onDone: () => void }) {
  const declaring = useDeclare(payment.id)
  const { method, proof } = payment
  const today = dayAt(currentTime())
  const form = useForm<Values>({
    initial: {
      payer_phone: payment.payer_phone ?? '',
      operator_reference: payment.operator_reference ?? '',
      paid_on: payment.paid_on ?? today,
      file: null,
    },
    schema: () => schemaOf(payment, today),
    idOf: (field) => `paiement-${field}`,
    send: async (values) => {
      await declaring.mutateAsync(values as Declaration)
      onDone()
    },
  })
  const isPhone = isMobileMoney(method)
  return (
    <form id={DECLARATION_FORM} className={css.form} onSubmit={form.submit} noValidate>
      <ErrorSummary {...form.summary} />
      <DailyLimitNote limit={PAYMENTS_A_DAY.declaration} now={payment.declarations} />
      <FormFailure>{form.failure}</FormFailure>
      {isPhone && (
        <>
          <TextField
            label="Téléphone du payeur"
            type="tel"
            autoComplete="tel"
            inputMode="tel"
            hint="Celui d’où part l’argent, même s’il n’est pas à vous."
            {...form.text('payer_phone')}
          />
          <TextField
            label="Référence de la transaction"
            autoComplete="off"
            autoCapitalize="characters"
            hint="Dans le SMS de confirmation, après «&nbsp;Ref&nbsp;»."
            {...form.text('operator_reference')}
          />
        </>
      )}
      <DateField label="Jour du paiement" max={today} {...form.text('paid_on')} />
      <DropInput
        label="Preuve de paiement"
        optional={!needsProof(method) || proof !== null}
        name="paiement-file"
        type="paper"
        value={form.values.file}
        onChange={(file) => form.change({ file })}
        error={form.errors.file}
        hint={
          proof
            ? `Déjà envoyée\u00A0: ${proof.name}. Une autre prend sa place.`
            : 'PNG, JPEG ou PDF, 5\u00A0Mo au plus. On doit y lire le montant, la date et la référence.'
        }
      />
    </form>
  )
}

function schemaOf({ method, proof }: PaymentDetail, today: string) {
  return z.object(declarationFields).superRefine((declaration, context) => {
    const problems = declarationProblems(method, declaration, { hasProof: proof !== null, today })
    for (const [field, messages] of Object.entries(problems))
      for (const message of messages) context.addIssue({ code: 'custom', path: [field], message })
  })
}
