import { classes } from '#src/ui/class-names.ts'
import { METHOD_NAMES, type PaymentMethod } from '../shared/methods.ts'
import css from './method-mark.module.css'

const LETTERS: Record<PaymentMethod, string> = {
  mvola: 'MV',
  orange_money: 'OM',
  airtel_money: 'AM',
  bank_transfer: 'VI',
  cheque: 'CH',
  cash: 'ES',
}

/** Two letters that stand for a means of payment; its name stands beside them. */
export function MethodMark({ method }: { method: PaymentMethod }) {
  return (
    <span className={classes(css.mark, css[method])} aria-hidden="true" title={METHOD_NAMES[method]}>
      {LETTERS[method]}
    </span>
  )
}
