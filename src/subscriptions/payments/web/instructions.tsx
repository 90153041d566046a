import type { ReactNode } from 'react'
import { formatMoney } from '#src/shared/money.ts'
import type { Payee, PaymentDetail } from '../contract.ts'
import { METHOD_NAMES, type PaymentMethod } from '../shared/methods.ts'
import { CopyRow } from './copy-row.tsx'
import css from './instructions.module.css'

interface Step {
  title: string
  text: ReactNode
}

/** What a payer does, step by step; the values to enter stand in the second step. */
export function Instructions({ payment, payee }: { payment: PaymentDetail; payee: Payee }) {
  const [first, second, ...others] = stepsOf(payment.method, payee)
  return (
    <ol className={css.steps}>
      {first && <Row {...first} />}
      {second && (
        <Row {...second}>
          <dl className={css.values}>
            <CopyRow label={ACCOUNT_LABELS[payment.method]} value={payee.account} />
            <CopyRow label="Au nom de" value={payee.holder} />
            <CopyRow
              label="Montant exact"
              value={formatMoney(payment.amount)}
              copied={String(payment.amount)}
            />
            <CopyRow label="Motif" value={payment.reference} />
          </dl>
        </Row>
      )}
      {others.map((step) => (
        <Row key={step.title} {...step} />
      ))}
    </ol>
  )
}

function Row({ title, text, children }: Step & { children?: ReactNode }) {
  return (
    <li>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
        {children}
      </div>
    </li>
  )
}

const ACCOUNT_LABELS: Record<PaymentMethod, string> = {
  mvola: 'Numéro marchand',
  orange_money: 'Numéro marchand',
  airtel_money: 'Numéro marchand',
  bank_transfer: 'Compte',
  cheque: 'À déposer ou envoyer à',
  cash: 'Guichet',
}

function stepsOf(method: PaymentMethod, { details }: Payee): Step[] {
  const more = details && <> {details}</>
  if (method === 'bank_transfer')
    return [
      { title: 'Ouvrez votre banque', text: 'Au guichet, sur son site ou dans son application.' },
      {
        title: 'Faites un virement',
        text: (
          <>
            avec ces valeurs{'\u00A0'}:{more}
          </>
        ),
      },
      {
        title: 'Gardez l’ordre de virement',
        text: 'Une photo ou le PDF de la banque, où se lisent le montant, la date et le motif.',
      },
    ]
  if (method === 'cheque')
    return [
      { title: 'Remplissez un chèque', text: 'À l’ordre et pour le montant ci-dessous.' },
      { title: 'Envoyez-le ou déposez-le', text: <>Écrivez le motif au dos.{more}</> },
      { title: 'Photographiez-le avant', text: 'Nous l’acceptons une fois encaissé par la banque.' },
    ]
  if (method === 'cash')
    return [
      { title: 'Venez au guichet', text: 'Avec la référence ci-dessous, sur ce téléphone ou sur papier.' },
      { title: 'Payez le montant exact', text: <>Une personne vous remet un reçu.{more}</> },
      { title: 'C’est tout', text: 'Nous enregistrons le paiement et votre facture arrive par e-mail.' },
    ]
  const name = METHOD_NAMES[method]
  return [
    {
      title: `Ouvrez ${name}`,
      text: <>L’application, ou le menu de l’opérateur sur le téléphone qui paie.{more}</>,
    },
    { title: 'Envoyez le paiement', text: <>et entrez ces valeurs{'\u00A0'}:</> },
    {
      title: 'Validez avec votre code secret',
      text: 'Il reste sur votre téléphone\u00A0: personne chez Asafidy ne vous le demandera.',
    },
    { title: 'Gardez le SMS reçu', text: 'Sa référence nous suffit, une photo aide.' },
  ]
}
