import type { ReactNode } from 'react'
import { formatShortDate } from '#src/shared/dates.ts'
import { formatCount, formatMoney } from '#src/shared/money.ts'
import { formatPhone } from '#src/shared/phone.ts'
import type { Column } from '#src/ui/lists/record-table.tsx'
import type { ShownLine } from '../../statements/contract.ts'
import css from './statements.module.css'

interface GroupProps {
  title: string
  /** What it is for, in a sentence. */
  lead: ReactNode
  count: number
  amount?: number
  /** How many of them are shown. */
  shown: number
  action?: ReactNode
  children: ReactNode
}

/** A list under its name, with how many there are and what they come to. */
export function Group({ title, lead, count, amount, shown, action, children }: GroupProps) {
  return (
    <section className={css.group} aria-label={title}>
      <header>
        <div>
          <h2>
            {title} <span className={css.count}>{formatCount(count)}</span>
          </h2>
          <p>
            {amount !== undefined && <b>{formatMoney(amount)}. </b>}
            {lead}
          </p>
        </div>
        {action}
      </header>
      {children}
      {shown < count && (
        <p className={css.more}>Les {shown} premières sont montrées, les suivantes viendront après.</p>
      )}
    </section>
  )
}

export const LINE_COLUMNS: readonly Column<{ id: number } & ShownLine>[] = [
  {
    label: 'Transaction',
    width: '14%',
    cell: ({ transaction_id, paid_on }) => transaction_id ?? `Du ${formatShortDate(paid_on)}`,
  },
  { label: 'Reçu le', width: '9%', cell: ({ paid_on }) => formatShortDate(paid_on) },
  { label: 'Montant', width: '12%', cell: ({ amount }) => formatMoney(amount) },
  { label: 'De', width: '14%', cell: payerOf },
  { label: 'Libellé', cell: ({ wording }) => wording, onPhone: 'wide' },
]

/** Who paid, as the statement says: a number as people read it, or a name. */
export function payerOf({ payer, payer_phone }: ShownLine): string {
  return payer_phone && /^[\d\s+.-]*$/.test(payer) ? formatPhone(payer_phone) : payer
}
