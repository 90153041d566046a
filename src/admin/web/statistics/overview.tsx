import { useQuery } from '@tanstack/react-query'
import { QUESTIONS } from '#src/applications/last-question/shared/questions.ts'
import { classes } from '#src/ui/class-names.ts'
import type { StatisticsOverview } from '../../statistics/contract.ts'
import type { StatisticsSearch } from './address.ts'
import { Funnels } from './funnels.tsx'
import { LastLooks } from './last-looks.tsx'
import { lastLooksQuery, receiptsQuery, segmentsQuery } from './queries.ts'
import { Receipts } from './receipts.tsx'
import { SegmentCard } from './segments.tsx'
import css from './statistics.module.css'
import { Waits } from './waits.tsx'
import { FIGURE_LABELS, formatFigure, formatGap, formatPoints, isShare } from './words.ts'

interface OverviewProps {
  statistics: StatisticsOverview
  search: StatisticsSearch
}

export function Overview({ statistics, search }: OverviewProps) {
  const sectors = useQuery(segmentsQuery('sector', search))
  const receipts = useQuery(receiptsQuery)
  const lastLooks = useQuery(lastLooksQuery)
  return (
    <>
      <Strip figures={statistics.figures.filter(({ name }) => ![...QUALITY, ...SAID].includes(name))} />
      <Strip figures={statistics.figures.filter(({ name }) => QUALITY.includes(name))} />
      <Strip figures={statistics.figures.filter(({ name }) => SAID.includes(name))} />
      <div className={css.pair}>
        <div className={css.stack}>
          {sectors.data && <SegmentCard segments={sectors.data.segments} search={search} />}
          {lastLooks.data && <LastLooks looks={lastLooks.data} />}
        </div>
        <Waits waits={statistics.waits} />
      </div>
      <Funnels funnels={statistics.funnels} />
      {receipts.data && <Receipts months={receipts.data.months} />}
    </>
  )
}

type Figures = StatisticsOverview['figures']

/** What gets people hired, apart from how much there is of everything. */
const QUALITY: readonly Figures[number]['name'][] = ['paid_offers', 'short_letters', 'hires']

/** What applicants say at the end. */
const SAID: readonly Figures[number]['name'][] = ['last_answers', ...QUESTIONS]

/** Of these, less is better. */
const WORSE: readonly Figures[number]['name'][] = ['short_letters', 'asked_for_money']

function Strip({ figures }: { figures: Figures }) {
  return (
    <dl className={css.strip}>
      {figures.map((figure) => (
        <Figure key={figure.name} figure={figure} />
      ))}
    </dl>
  )
}

function Figure({ figure: { name, value, before } }: { figure: Figures[number] }) {
  const isKnown = value !== null && before !== null
  const isBetter = (of: number, than: number) => (WORSE.includes(name) ? of < than : of > than)
  const gap = isKnown && (isShare(name) ? formatPoints(value, before) : formatGap({ value, before }))
  return (
    <div>
      <dt>{FIGURE_LABELS[name]}</dt>
      <dd>
        <b>{formatFigure(name, value)}</b>
        <span>
          {gap && (
            <i
              className={classes(
                isKnown && isBetter(value, before) && css.up,
                isKnown && isBetter(before, value) && css.down,
              )}
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
