import type { ReactNode } from 'react'
import { formatCount } from '#src/shared/money.ts'
import { plural } from '#src/shared/phrases.ts'
import { classes } from '#src/ui/class-names.ts'
import { ArrowUpIcon } from '#src/ui/icons.tsx'
import { ArrowDownIcon, MinusIcon } from '#src/ui/workspace-icons.tsx'
import type { RecruiterFigures } from '../queries.ts'
import { daysTrend, decimal, pointsTrend, shareTrend, type Trend } from '../words.ts'
import css from './figures.module.css'

const WAYS = { up: ArrowUpIcon, down: ArrowDownIcon, same: MinusIcon }
const WAY_WORDS = { up: 'en hausse de', down: 'en baisse de', same: '' }

export function RecruiterDashboardFigures({ figures }: { figures: RecruiterFigures }) {
  const { received, response_rate: rate, median_days: days } = figures
  return (
    <dl className={css.strip}>
      <Figure label="Candidatures reçues" trend={shareTrend(received)} period="en 30 jours">
        {formatCount(received.value)}
      </Figure>
      <Figure label="Taux de réponse" trend={pointsTrend(rate)} period="en 90 jours">
        {rate.value === null ? <Unknown /> : <WithUnit value={String(rate.value)} unit="%" />}
      </Figure>
      <Figure label="Délai médian de réponse" trend={daysTrend(days)} period="en 90 jours">
        {days.value === null ? (
          <Unknown />
        ) : (
          <WithUnit value={decimal(days.value)} unit={plural(days.value, 'jour')} />
        )}
      </Figure>
      <Figure label="Vues des offres" trend={null} period="depuis leur publication">
        {formatCount(figures.views_count)}
      </Figure>
    </dl>
  )
}

interface FigureProps {
  label: string
  trend: Trend | null
  period: string
  children: ReactNode
}

function Figure({ label, trend, period, children }: FigureProps) {
  return (
    <div className={css.figure}>
      <dt>{label}</dt>
      <dd>
        <strong>{children}</strong>
        <span className={css.under}>
          {trend && <TrendWords trend={trend} />}
          {period}
        </span>
      </dd>
    </div>
  )
}

function TrendWords({ trend: { words, way, good } }: { trend: Trend }) {
  const Icon = WAYS[way]
  return (
    <span className={classes(css.trend, good === true && css.good, good === false && css.bad)}>
      <Icon size={14} />
      <span className="hidden-text">{WAY_WORDS[way]} </span>
      {words}
    </span>
  )
}

function WithUnit({ value, unit }: { value: string; unit: string }) {
  return (
    <>
      {value} <small>{unit}</small>
    </>
  )
}

function Unknown() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="hidden-text">pas encore connu</span>
    </>
  )
}
