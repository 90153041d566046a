import { z } from 'zod'
import { formatMoney } from '#src/shared/money.ts'
import { formatPhone } from '#src/shared/phone.ts'
import { ofName } from '#src/shared/phrases.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { DailyLimitNote } from '#src/ui/display/limit-note.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import type { PaymentDetail } from '../../payments/contract.ts'
import { PAYMENTS_A_DAY } from '../../payments/shared/limits.ts'
import { METHOD_NAMES } from '../../payments/shared/methods.ts'
import type { ChargeStatus } from '../contract.ts'
import { asksForPhone, isOperatorName } from '../shared/charges.ts'
import css from './charge.module.css'
import { useStartCharge } from './queries.ts'

const PHONE_MISSING = 'Veuillez entrer le numéro qui paie.'

interface ChargeFormProps {
  payment: PaymentDetail
  /** The try before this one, whose number pays again unless another is written. */
  last: ChargeStatus['last']
  charges: ChargeStatus['charges']
}

/** Asks for the number that pays, where the operator does not ask for it itself. */
export function ChargeForm({ payment, last, charges }: ChargeFormProps) {
  const starting = useStartCharge(payment.id)
  const { method } = payment
  const isByPhone = isOperatorName(method) && asksForPhone(method)
  const phone = last?.payer_phone ?? payment.payer_phone
  const form = useForm<{ payer_phone: string }>({
    initial: { payer_phone: phone ? formatPhone(phone) : '' },
    // Nothing written is null when it is checked.
    schema: () =>
      z.object({ payer_phone: isByPhone ? z.string(PHONE_MISSING).trim().min(1, PHONE_MISSING) : z.null() }),
    idOf: (field) => `demande-${field}`,
    send: async ({ payer_phone }) => {
      await starting.mutateAsync(isByPhone ? payer_phone : null)
    },
  })
  const name = METHOD_NAMES[method]
  return (
    <Card title={`Payer avec ${name}`}>
      <form className={css.form} onSubmit={form.submit} noValidate>
        <DailyLimitNote limit={PAYMENTS_A_DAY.charge} now={charges} />
        <FormFailure>{form.failure}</FormFailure>
        <p>
          {isByPhone
            ? `${name} ouvre une demande sur ce téléphone\u00A0: vous la confirmez là-bas avec votre code secret, jamais ici.`
            : `Vous payez sur la page ${ofName(name)}, où se choisit le téléphone, puis vous revenez ici.`}
        </p>
        {isByPhone && (
          <TextField
            label="Numéro qui paie"
            type="tel"
            autoComplete="tel"
            inputMode="tel"
            hint="Celui d’où part l’argent, même s’il n’est pas à vous."
            {...form.text('payer_phone')}
          />
        )}
        <div>
          <Button type="submit" loading={form.sending} disabled={charges.left === 0}>
            {last ? 'Redemander' : 'Demander'} {formatMoney(payment.amount)}
          </Button>
        </div>
      </form>
    </Card>
  )
}
