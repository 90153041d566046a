import { useQuery } from '@tanstack/react-query'
import { formatCount } from '#src/shared/money.ts'
import { plural } from '#src/shared/phrases.ts'
import { Card } from '#src/ui/display/card.tsx'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { LoadFailure } from '#src/ui/display/load-failure.tsx'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { EyeIcon } from '#src/ui/icons.tsx'
import type { OfferStatistics as Statistics } from '../contract.ts'
import { OfferStatisticsChart } from './chart.tsx'
import { Figures } from './figures.tsx'
import { offerStatisticsQuery } from './queries.ts'
import css from './statistics.module.css'
import { OfferDaysTable } from './table.tsx'
import { decimal, SOURCE_LABELS, SOURCED, shareOf } from './words.ts'

/** The statistics of an offer: its figures, its days, its funnel from view to application, and its sources. */
export function OfferStatistics({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(offerStatisticsQuery(id))
  if (error && !data) return <LoadFailure onRetry={() => refetch()}>{error.message}</LoadFailure>
  if (!data)
    return (
      <Card>
        <SkeletonLines lines={8} />
      </Card>
    )
  if (data.days.length === 0)
    return (
      <Card>
        <EmptyState icon={EyeIcon} title="Pas encore de statistiques">
          Elles commencent le jour où l’offre est publiée.
        </EmptyState>
      </Card>
    )
  return (
    <div className={css.page}>
      <OfferFigures statistics={data} />
      <div className={css.columns}>
        <OfferStatisticsChart days={data.days} />
        <Funnel totals={data.totals} />
        <OfferDaysTable days={data.days} others={data.others} totals={data.totals} />
        <Sources statistics={data} />
      </div>
    </div>
  )
}

function OfferFigures({ statistics: { totals, first_answer } }: { statistics: Statistics }) {
  const {
    applications_count: applied,
    visitors_count: visitors,
    views_count,
    saves_count,
    openings_count,
  } = totals
  const median = first_answer.median_days
  const figures: [label: string, value: string, under: string][] = [
    ['Candidatures', formatCount(applied), `${shareOf(applied, visitors)} des visiteurs`],
    ['Vues', formatCount(views_count), `${formatCount(visitors)} ${plural(visitors, 'visiteur')}`],
    ['Sauvegardes', formatCount(saves_count), `${shareOf(saves_count, visitors)} des visiteurs`],
    [
      'Formulaire ouvert',
      formatCount(openings_count),
      `${formatCount(applied)} ${plural(applied, 'candidature envoyée', 'candidatures envoyées')}`,
    ],
    [
      'Première réponse',
      median === null ? '–' : `${decimal(median)}\u00A0${plural(median, 'jour')}`,
      median === null
        ? 'Aucune réponse encore'
        : `Médiane de ${formatCount(first_answer.answered)} ${plural(first_answer.answered, 'réponse')}`,
    ],
  ]
  return <Figures figures={figures} className={css.figures} />
}

function Funnel({ totals }: { totals: Statistics['totals'] }) {
  const {
    views_count: views,
    visitors_count: visitors,
    openings_count: openings,
    applications_count,
  } = totals
  const each = visitors ? decimal(views / visitors) : '0'
  const steps: [label: string, count: number, under: string | null][] = [
    ['Vues', views, null],
    ['Visiteurs', visitors, `${each} ${each.startsWith('1') || each === '0' ? 'vue' : 'vues'} chacun`],
    ['Formulaire ouvert', openings, `${shareOf(openings, visitors)} des visiteurs`],
    ['Candidatures', applications_count, null],
  ]
  const most = Math.max(1, ...steps.map(([, count]) => count))
  return (
    <Card title="Du premier regard à l’envoi">
      <ul className={css.funnel}>
        {steps.map(([label, count, under]) => (
          <li key={label}>
            <span>{label}</span>
            <b>{formatCount(count)}</b>
            {count > 0 && <i style={{ width: `${(100 * count) / most}%` }} aria-hidden="true" />}
            {under && <small>{under}</small>}
          </li>
        ))}
      </ul>
      <p className={css.conversion}>
        <b>{shareOf(applications_count, visitors)}</b> des visiteurs ont postulé.
      </p>
    </Card>
  )
}

type SourcedFigure = (typeof SOURCED)[number]['name']

/** A last row holds what was counted before sources were recorded, so that the rows add up to the totals. */
function Sources({ statistics: { sources, totals } }: { statistics: Statistics }) {
  const known = (name: SourcedFigure) => sources.reduce((sum, source) => sum + source[name], 0)
  const unknown = SOURCED.map(({ name }) => totals[name] - known(name))
  return (
    <Card title="D’où ils viennent" flush>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">Source</th>
            {SOURCED.map(({ name, label, short }) => (
              <th key={name} scope="col">
                <abbr title={label}>{short}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sources.map((source) => (
            <tr key={source.source}>
              <th scope="row">{SOURCE_LABELS[source.source]}</th>
              {SOURCED.map(({ name }) => (
                <td key={name}>{formatCount(source[name])}</td>
              ))}
            </tr>
          ))}
          {unknown.some((count) => count > 0) && (
            <tr>
              <th scope="row">Avant le suivi des sources</th>
              {SOURCED.map(({ name }, place) => (
                <td key={name}>{formatCount(unknown[place] ?? 0)}</td>
              ))}
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            {SOURCED.map(({ name }) => (
              <td key={name}>{formatCount(totals[name])}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </Card>
  )
}
