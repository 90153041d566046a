import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { RadioCards } from '#src/ui/form/choice-field.tsx'
import { METHOD_NAMES, type PaymentMethod } from '../shared/methods.ts'
import css from './method-field.module.css'
import { MethodMark } from './method-mark.tsx'

const DETAILS: Record<PaymentMethod, string> = {
  mvola: 'Depuis un téléphone 034 ou 038',
  orange_money: 'Depuis un téléphone 032 ou 037',
  airtel_money: 'Depuis un téléphone 033',
  bank_transfer: 'L’ordre de virement en photo ou en PDF',
  cheque: 'Le chèque en photo, encaissé par la banque',
  cash: 'Sur place, avec la référence',
}

interface MethodFieldProps {
  value: PaymentMethod | null
  onChange: (method: PaymentMethod) => void
  /** Those that are open; undefined while they are read. */
  payees: readonly { method: PaymentMethod }[] | undefined
}

export function MethodField({ value, onChange, payees }: MethodFieldProps) {
  if (!payees) return <SkeletonLines lines={4} />
  return (
    <div className={css.methods}>
      <RadioCards
        label="Moyen de paiement"
        name="payment_method"
        value={value}
        onChange={onChange}
        choices={payees.map(({ method }) => ({
          value: method,
          mark: <MethodMark method={method} />,
          label: METHOD_NAMES[method],
          detail: DETAILS[method],
        }))}
      />
    </div>
  )
}
