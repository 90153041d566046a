import { formatCount } from '#src/shared/money.ts'
import type { CountName } from '#src/statistics/shared/names.ts'
import type { StatisticsOverview } from '../../statistics/contract.ts'
import { COUNT_LABELS, FUNNEL_LABELS } from '../../statistics/shared/labels.ts'
import { ChartCard } from './chart-card.tsx'
import charts from './charts.module.css'
import css from './statistics.module.css'
import { StepBar } from './step-bar.tsx'
import { formatShare } from './words.ts'

type Funnel = StatisticsOverview['funnels'][number]

const labelOf = (name: string) => COUNT_LABELS[name as CountName]

/** How many of those that took the first step took each of the others, beside the period before. */
export function Funnels({ funnels }: { funnels: readonly Funnel[] }) {
  return (
    <ChartCard
      title="Du premier pas au dernier"
      lead={
        <span className={charts.legend}>
          <i className={charts.nowMark} /> cette période <i className={charts.beforeMark} /> période d’avant
        </span>
      }
      chart={
        <div className={charts.funnels}>
          {funnels.map((funnel) => (
            <FunnelChart key={funnel.name} funnel={funnel} />
          ))}
        </div>
      }
      table={<FunnelTable funnels={funnels} />}
    />
  )
}

function FunnelChart({ funnel: { name, steps } }: { funnel: Funnel }) {
  const [first] = steps
  return (
    <section aria-labelledby={`funnel-${name}`}>
      <h3 id={`funnel-${name}`}>{FUNNEL_LABELS[name]}</h3>
      <p>
        {formatCount(first?.value ?? 0)}, {formatCount(first?.before ?? 0)} avant
      </p>
      <ol>
        {steps.map((step) => (
          <li key={step.name}>
            <span className={charts.stepName}>
              {labelOf(step.name)} <b>{formatShare(step.value, first?.value ?? 0)}</b>
            </span>
            <StepBar part={shareOf(step.value, first?.value)} before={shareOf(step.before, first?.before)} />
          </li>
        ))}
      </ol>
    </section>
  )
}

const shareOf = (value: number, whole = 0) => (whole === 0 ? 0 : Math.min(100, (100 * value) / whole))

function FunnelTable({ funnels }: { funnels: readonly Funnel[] }) {
  return (
    <table>
      <caption className="hidden-text">Chaque étape, cette période et avant</caption>
      <thead>
        <tr>
          <th scope="col">Étape</th>
          <th scope="col">Cette période</th>
          <th scope="col">Part</th>
          <th scope="col">Avant</th>
          <th scope="col">Part avant</th>
        </tr>
      </thead>
      {funnels.map(({ name, steps }) => (
        <tbody key={name}>
          <tr className={css.group}>
            <th scope="rowgroup" colSpan={5}>
              {FUNNEL_LABELS[name]}
            </th>
          </tr>
          {steps.map((step) => (
            <tr key={step.name}>
              <th scope="row">{labelOf(step.name)}</th>
              <td data-label="Cette période">{formatCount(step.value)}</td>
              <td data-label="Part">{formatShare(step.value, steps[0]?.value ?? 0)}</td>
              <td data-label="Avant">{formatCount(step.before)}</td>
              <td data-label="Part avant">{formatShare(step.before, steps[0]?.before ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
