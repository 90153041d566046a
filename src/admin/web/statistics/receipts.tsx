import type { ReplyOf } from '#src/shared/endpoint.ts'
import { formatMoney } from '#src/shared/money.ts'
import { formatMonth } from '#src/shared/words/months.ts'
import { classes } from '#src/ui/class-names.ts'
import type { showReceipts } from '../../statistics/contract.ts'
import { productLabel } from '../../statistics/shared/labels.ts'
import { ChartCard } from './chart-card.tsx'
import charts from './charts.module.css'
import { formatSigned } from './words.ts'

type Month = ReplyOf<typeof showReceipts>['data']['months'][number]

const [WIDTH, HEIGHT, FOOT] = [560, 180, 8]
const MILLION = 1_000_000

/** What this month comes to if it goes on as it began; null for a month that is over. */
const projected = ({ total, days, of_days }: Month) =>
  days > 0 && days < of_days && total > 0 ? Math.round((total * of_days) / days) : null

/** What was received month by month, the current one with what it may come to. */
export function Receipts({ months }: { months: readonly Month[] }) {
  const last = months.at(-1)
  const rest = last && projected(last)
  return (
    <ChartCard
      title="Encaissé par mois"
      lead="TVA comprise, remboursements déduits"
      chart={<MonthsChart months={months} />}
      table={<MonthsTable months={months} />}
      foot={
        last &&
        `${formatMonth(last.month)}, ${last.days} jour${last.days > 1 ? 's' : ''}\u00a0: ${formatSigned(last.total)}.${
          rest ? ` Au même rythme, ${formatMoney(rest)}.` : ''
        }`
      }
    />
  )
}

function MonthsChart({ months }: { months: readonly Month[] }) {
  const most = Math.max(1, ...months.map((month) => projected(month) ?? month.total))
  const step = niceStep(most)
  const lines = Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step)
  const top = lines.at(-1) ?? most
  const yOf = (amount: number) => HEIGHT - FOOT - ((HEIGHT - 2 * FOOT) * Math.max(0, amount)) / top
  const width = WIDTH / months.length
  return (
    <div className={charts.months}>
      <div className={charts.scale} aria-hidden="true">
        {lines.map((amount) => (
          <span key={amount} style={{ top: `${(100 * yOf(amount)) / HEIGHT}%` }}>
            {scaleWords(amount)}
          </span>
        ))}
      </div>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={months
          .map((month) => `${formatMonth(month.month)}\u00a0: ${formatSigned(month.total)}`)
          .join(', ')}
      >
        <path className={charts.lines} d={lines.map((amount) => `M0 ${yOf(amount)}H${WIDTH}`).join('')} />
        {months.map((month, index) => {
          const rest = projected(month)
          const place = { x: (index + 0.2) * width, width: 0.6 * width }
          return (
            <g key={month.month}>
              {rest && (
                <rect className={charts.projected} {...place} y={yOf(rest)} height={yOf(0) - yOf(rest)} />
              )}
              <rect
                className={classes(charts.fill, !rest && charts.pale)}
                {...place}
                y={yOf(month.total)}
                height={yOf(0) - yOf(month.total)}
              >
                <title>{`${formatMonth(month.month)}\u00a0: ${formatSigned(month.total)}`}</title>
              </rect>
            </g>
          )
        })}
      </svg>
      <div className={charts.monthNames} aria-hidden="true">
        {months.map(({ month }) => (
          <span key={month}>{formatMonth(month).split(' ')[0]}</span>
        ))}
      </div>
    </div>
  )
}

/** A round step with which three to six lines reach the top. */
function niceStep(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most / 3))
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => most / step <= 5) ?? 10 * power
}

const scaleWords = (amount: number) =>
  amount >= MILLION
    ? `${String(Math.round(amount / 100_000) / 10).replace('.', ',')}\u00a0M`
    : amount >= 1_000
      ? `${Math.round(amount / 1_000)}\u00a0k`
      : String(amount)

function MonthsTable({ months }: { months: readonly Month[] }) {
  const keys = [...new Set(months.flatMap(({ products }) => products.map(({ key }) => key)))].toSorted()
  return (
    <table>
      <caption className="hidden-text">Encaissé par mois et par produit</caption>
      <thead>
        <tr>
          <th scope="col">Mois</th>
          {keys.map((key) => (
            <th key={key} scope="col">
              {productLabel(key)}
            </th>
          ))}
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        {months.toReversed().map(({ month, products, total }) => (
          <tr key={month}>
            <th scope="row">{formatMonth(month)}</th>
            {keys.map((key) => (
              <td key={key} data-label={productLabel(key)}>
                {formatSigned(products.find((each) => each.key === key)?.amount ?? 0)}
              </td>
            ))}
            <td data-label="Total">
              <b>{formatSigned(total)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
