import type { ReactNode } from 'react'
import { formatCount, formatMoney } from '#src/shared/money.ts'
import { ofName } from '#src/shared/phrases.ts'
import { formatMonth } from '#src/shared/words/months.ts'
import { PRODUCT_NAMES, type RevenueLine } from '#src/subscriptions/revenue/shared/lines.ts'
import { addTaxed } from '#src/subscriptions/shared/value-added-tax.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { DownloadIcon } from '#src/ui/workspace-icons.tsx'
import type { Revenue } from './queries.ts'
import css from './revenue.module.css'

const HEADS = ['Formule', 'Taux', 'Factures', 'Avoirs', 'HT', 'TVA', 'TTC']

/** The lines of a year under their months, each with its sum, and the sum of all of them at the end. */
export function RevenueTable({ revenue: { year, lines } }: { revenue: Revenue }) {
  const months = [...new Set(lines.map(({ month }) => month))]
  return (
    <div className={css.sheet}>
      <table>
        <caption className="hidden-text">
          Revenus de {year} par mois, moyen de paiement, formule et TVA
        </caption>
        <thead>
          <tr>
            <th scope="col">Moyen de paiement</th>
            {HEADS.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {months.map((month) => (
          <Month key={month} month={month} lines={lines.filter((line) => line.month === month)} />
        ))}
        <tfoot>
          <Sum label={`Total de ${year}`} lines={lines} />
        </tfoot>
      </table>
    </div>
  )
}

function Month({ month, lines }: { month: string; lines: RevenueLine[] }) {
  const name = formatMonth(month)
  return (
    <tbody>
      <tr className={css.month}>
        <th scope="rowgroup" colSpan={HEADS.length + 1}>
          <span>
            {name}
            <RevenueExport period={month} label={`Télécharger ${name} en CSV`}>
              CSV
            </RevenueExport>
          </span>
        </th>
      </tr>
      {lines.map((line) => (
        <tr key={`${line.method} ${line.product} ${line.tax_percent}`}>
          <th scope="row">{line.method}</th>
          <td data-label="Formule">{PRODUCT_NAMES[line.product]}</td>
          <td data-label="Taux">{line.tax_percent}&nbsp;%</td>
          <Figures lines={[line]} />
        </tr>
      ))}
      {lines.length > 1 && <Sum label={`Total ${ofName(name)}`} lines={lines} />}
    </tbody>
  )
}

function Sum({ label, lines }: { label: string; lines: RevenueLine[] }) {
  return (
    <tr className={css.sum}>
      <th scope="row">{label}</th>
      <td className={css.blank} />
      <td className={css.blank} />
      <Figures lines={lines} />
    </tr>
  )
}

function Figures({ lines }: { lines: RevenueLine[] }) {
  const total = addTaxed(lines)
  const count = (name: 'invoices' | 'credit_notes') => lines.reduce((sum, line) => sum + line[name], 0)
  return (
    <>
      <td data-label="Factures">{formatCount(count('invoices'))}</td>
      <td data-label="Avoirs">{formatCount(count('credit_notes'))}</td>
      <td data-label="HT">{money(total.excl_tax)}</td>
      <td data-label="TVA">{money(total.tax)}</td>
      <td data-label="TTC">{money(total.incl_tax)}</td>
    </>
  )
}

/** An amount that may be below zero, where more was given back than invoiced: « − 250 000 Ar ». */
const money = (amount: number) => (amount < 0 ? `−\u00A0${formatMoney(-amount)}` : formatMoney(amount))

interface RevenueExportProps {
  /** `2026` or `2026-11`. */
  period: string
  /** Says what the words alone do not. */
  label?: string
  children: ReactNode
}

export function RevenueExport({ period, label, children }: RevenueExportProps) {
  return (
    // With a target the link is the browser's own: the router knows no page under this address.
    <LinkButton
      look={label ? 'quiet' : 'secondary'}
      small
      href={`/api/admin/revenue/exports/${period}`}
      download={`revenus-${period}.csv`}
      target="_self"
      aria-label={label}
    >
      <DownloadIcon size={16} />
      {children}
    </LinkButton>
  )
}
