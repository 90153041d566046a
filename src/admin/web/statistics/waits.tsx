import { formatCount } from '#src/shared/money.ts'
import type { StatisticsOverview } from '../../statistics/contract.ts'
import { WAIT_LABELS } from '../../statistics/shared/labels.ts'
import { ChartCard } from './chart-card.tsx'
import charts from './charts.module.css'
import { formatWait } from './words.ts'

type Wait = StatisticsOverview['waits'][number]

/** The scale ends here unless something took longer. */
const WEEK_MINUTES = 7 * 24 * 60

/** How long people waited for each thing that ended in the period. */
export function Waits({ waits }: { waits: readonly Wait[] }) {
  const scale = Math.max(WEEK_MINUTES, ...waits.map(({ now }) => now.most ?? 0))
  return (
    <ChartCard
      title="Temps d’attente"
      chart={
        <ul className={charts.waits}>
          {waits.map((wait) => (
            <li key={wait.name}>
              <div>
                <b>{WAIT_LABELS[wait.name]}</b>
                <span>{wordsOf(wait)}</span>
              </div>
              <WaitLine wait={wait} scale={scale} />
            </li>
          ))}
        </ul>
      }
      table={<WaitTable waits={waits} />}
      foot={`Trait noir\u00a0: médiane d’avant. Échelle de 0 à ${formatWait(scale)}, à un dixième près.`}
    />
  )
}

function wordsOf({ now }: Wait): string {
  if (now.count === 0) return 'rien dans cette période'
  return `médiane ${formatWait(now.median)}, neuf sur dix sous ${formatWait(now.most)}`
}

function WaitLine({ wait: { now, before }, scale }: { wait: Wait; scale: number }) {
  const at = (minutes: number | null) => (100 * Math.min(scale, minutes ?? 0)) / scale
  return (
    <svg className={charts.wait} viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      <path className={charts.rule} d="M0 6H100" />
      {now.count > 0 && (
        <>
          <path
            className={charts.range}
            d={`M${at(now.median)} 6H${Math.max(at(now.most), at(now.median) + 1)}`}
          />
          <path className={charts.median} d={`M${Math.max(1, at(now.median))} 1V11`} />
        </>
      )}
      {before.count > 0 && <path className={charts.mark} d={`M${at(before.median)} 0V12`} />}
    </svg>
  )
}

function WaitTable({ waits }: { waits: readonly Wait[] }) {
  return (
    <table>
      <caption className="hidden-text">Temps d’attente, cette période et avant</caption>
      <thead>
        <tr>
          <th scope="col">Attente</th>
          <th scope="col">Combien</th>
          <th scope="col">Médiane</th>
          <th scope="col">9 sur 10 sous</th>
          <th scope="col">Médiane d’avant</th>
        </tr>
      </thead>
      <tbody>
        {waits.map(({ name, now, before }) => (
          <tr key={name}>
            <th scope="row">{WAIT_LABELS[name]}</th>
            <td data-label="Combien">{formatCount(now.count)}</td>
            <td data-label="Médiane">{formatWait(now.median)}</td>
            <td data-label="9 sur 10 sous">{formatWait(now.most)}</td>
            <td data-label="Médiane d’avant">{formatWait(before.median)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
