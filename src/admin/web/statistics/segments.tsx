import { formatCount } from '#src/shared/money.ts'
import type { Dimension } from '#src/statistics/shared/names.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { classes } from '#src/ui/class-names.ts'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { BoardIcon } from '#src/ui/workspace-icons.tsx'
import type { Segment } from '../../statistics/contract.ts'
import { DIMENSION_LABELS } from '../../statistics/shared/labels.ts'
import type { Period } from '../../statistics/shared/periods.ts'
import { STATISTICS, type StatisticsSearch, statisticsHref } from './address.ts'
import charts from './charts.module.css'
import css from './statistics.module.css'
import { formatGap, formatPeriod, formatRatio, formatShare } from './words.ts'

const SHOWN = 8
/** From so many applications for an offer on, its candidates have to hope. */
const CROWDED = 15

const ratioOf = ({ offers, applications }: Segment, side: 'value' | 'before') =>
  offers[side] === 0 ? null : applications[side] / offers[side]

/** The sectors that are applied to most, with how many applications there are for an offer. */
export function SegmentCard({
  segments,
  search,
}: {
  segments: readonly Segment[]
  search: StatisticsSearch
}) {
  const shown = segments.slice(0, SHOWN)
  const most = Math.max(1, ...shown.map(({ applications }) => applications.value))
  const count = segments.length
  return (
    <section className={css.card} aria-labelledby="supply">
      <header>
        <h2 id="supply">Offre et demande</h2>
        <span className={css.lead}>combien de candidatures pour une offre</span>
      </header>
      <div className={css.sheet}>
        <table className={css.demand}>
          <thead>
            <tr>
              <th scope="col">Secteur</th>
              <th scope="col">Offres</th>
              <th scope="col">Candidatures</th>
              <th scope="col">Par offre</th>
              <th scope="col">Écart</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((segment) => (
              <DemandRow key={segment.key} segment={segment} most={most} />
            ))}
          </tbody>
        </table>
      </div>
      <p className={css.cardFoot}>
        Bleu franc&nbsp;: plus de {CROWDED} candidatures par offre.
        {count > 0 && (
          <AppLink href={statisticsHref(`${STATISTICS}/secteurs`, search)}>
            {count > 1 ? `Les ${count} secteurs en tableau` : 'En tableau'}
          </AppLink>
        )}
      </p>
    </section>
  )
}

function DemandRow({ segment, most }: { segment: Segment; most: number }) {
  const { label, offers, applications } = segment
  const ratio = ratioOf(segment, 'value')
  return (
    <tr>
      <th scope="row">{label}</th>
      <td data-label="Offres">{formatCount(offers.value)}</td>
      <td data-label="Candidatures" className={css.bars}>
        <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
          <rect
            className={classes(charts.fill, (ratio ?? 0) <= CROWDED && charts.pale)}
            width={(100 * applications.value) / most}
            height="12"
          />
        </svg>
        <span>{formatCount(applications.value)}</span>
      </td>
      <td data-label="Par offre">
        <b>{ratio === null ? '—' : formatRatio(ratio)}</b>
      </td>
      <td data-label="Écart">{formatGap(applications) ?? '—'}</td>
    </tr>
  )
}

interface SegmentsViewProps {
  dimension: Dimension
  compared: { segments: readonly Segment[]; period: Period; before: Period }
  search: StatisticsSearch
}

/** All parts of a dimension, this period and the one before. */
export function SegmentsView({ dimension, compared: { segments, period, before } }: SegmentsViewProps) {
  const { one, many } = DIMENSION_LABELS[dimension]
  if (segments.length === 0)
    return (
      <EmptyState icon={BoardIcon} title="Rien dans ces périodes">
        Aucune offre publiée, aucune candidature envoyée.
      </EmptyState>
    )
  return (
    <section className={css.card} aria-labelledby="parts">
      <header>
        <h2 id="parts">{many}</h2>
        <span className={css.lead}>
          {formatPeriod(period)}, contre {formatPeriod(before)}
        </span>
      </header>
      <div className={css.sheet}>
        <table>
          <thead>
            <tr>
              {[one, 'Offres', 'Avant', 'Candidatures', 'Avant', 'Par offre', 'Réponses tenues'].map(
                (head, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two heads have the same words, and none ever moves.
                  <th key={index} scope="col">
                    {head}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {segments.map((segment) => (
              <SegmentRow key={segment.key} segment={segment} />
            ))}
          </tbody>
          <tfoot>
            <SegmentRow segment={totalOf(segments)} />
          </tfoot>
        </table>
      </div>
    </section>
  )
}

function SegmentRow({ segment }: { segment: Segment }) {
  const { label, offers, applications, answers_due, answers_kept } = segment
  const ratio = ratioOf(segment, 'value')
  return (
    <tr>
      <th scope="row">{label}</th>
      <td data-label="Offres">{formatCount(offers.value)}</td>
      <td data-label="Offres avant">{formatCount(offers.before)}</td>
      <td data-label="Candidatures">{formatCount(applications.value)}</td>
      <td data-label="Candidatures avant">{formatCount(applications.before)}</td>
      <td data-label="Par offre">{ratio === null ? '—' : formatRatio(ratio)}</td>
      <td data-label="Réponses tenues">{formatShare(answers_kept.value, answers_due.value)}</td>
    </tr>
  )
}

function totalOf(segments: readonly Segment[]): Segment {
  const sum = (name: 'offers' | 'applications' | 'answers_due' | 'answers_kept') => ({
    value: segments.reduce((total, each) => total + each[name].value, 0),
    before: segments.reduce((total, each) => total + each[name].before, 0),
  })
  return {
    key: 'total',
    label: 'Total',
    offers: sum('offers'),
    applications: sum('applications'),
    answers_due: sum('answers_due'),
    answers_kept: sum('answers_kept'),
  }
}
