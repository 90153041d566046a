import { useSuspenseQuery } from '@tanstack/react-query'
import { METHOD_NAMES, type PaymentMethod } from '../../payments/shared/methods.ts'
import css from './methods.module.css'
import { methodsQuery } from './queries.ts'

const SMS = 'référence du SMS'

/** What the payer keeps of a payment, and shows. */
const PROOFS: Record<PaymentMethod, string> = {
  mvola: SMS,
  orange_money: SMS,
  airtel_money: SMS,
  bank_transfer: 'ordre en PDF ou photo',
  cheque: 'photo du chèque',
  cash: 'aux heures d’ouverture',
}

/** The means that are open, none that a payment would refuse. */
export function Methods() {
  const { data: methods } = useSuspenseQuery(methodsQuery)
  if (methods.length === 0) return null
  return (
    <section className={css.methods} aria-labelledby="payer">
      <div>
        <h2 id="payer">Payez comme d’habitude</h2>
        <p>
          Vous envoyez le montant exact, vous recopiez la référence, nous vérifions. Une facture numérotée
          part par e-mail et reste téléchargeable.
        </p>
      </div>
      <ul>
        {methods.map((method) => (
          <li key={method}>
            <b>{METHOD_NAMES[method]}</b>
            <small>{PROOFS[method]}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
