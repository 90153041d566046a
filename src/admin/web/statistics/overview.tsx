import { useQuery } from '@tanstack/react-query'
import { classes } from '#src/ui/class-names.ts'
import type { StatisticsOverview } from '../../statistics/contract.ts'
import type { StatisticsSearch } from './address.ts'
import { Funnels } from './funnels.tsx'
import { receiptsQuery, segmentsQuery } from './queries.ts'
import { Receipts } from './receipts.tsx'
import { SegmentCard } from './segments.tsx'
import css from './statistics.module.css'
import { Waits } from './waits.tsx'
import { FIGURE_LABELS, formatFigure, formatGap, formatPoints } from './words.ts'

interface OverviewProps {
  statistics: StatisticsOverview
  search: StatisticsSearch
}

export function Overview({ statistics, search }: OverviewProps) {
  const sectors = useQuery(segmentsQuery('sector', search))
  const receipts = useQuery(receiptsQuery)
  return (
    <>
      <dl className={css.strip}>
        {statistics.figures.map((figure) => (
          <Figure key={figure.name} figure={figure} />
        ))}
      </dl>
      <div className={css.pair}>
        {sectors.data && <SegmentCard segments={sectors.data.segments} search={search} />}
        <Waits waits={statistics.waits} />
      </div>
      <Funnels funnels={statistics.funnels} />
      {receipts.data && <Receipts months={receipts.data.months} />}
    </>
  )
}

function Figure({ figure: { name, value, before } }: { figure: StatisticsOverview['figures'][number] }) {
  const isKnown = value !== null && before !== null
  const gap = isKnown && (name === 'answers' ? formatPoints(value, before) : formatGap({ value, before }))
  return (
    <div>
      <dt>{FIGURE_LABELS[name]}</dt>
      <dd>
        <b>{formatFigure(name, value)}</b>
        <span>
          {gap && (
            <i
              className={classes(isKnown && value > before && css.up, isKnown && value < before && css.down)}
            >
              {gap}
            </i>
          )}
          {gap ? ', ' : ''}
          {formatFigure(name, before)} avant
        </span>
      </dd>
    </div>
  )
}
