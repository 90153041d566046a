import { useRouter } from '@tanstack/react-router'
import { dayAt } from '#src/shared/dates.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { DateField } from '#src/ui/form/date-field.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { DownloadIcon } from '#src/ui/workspace-icons.tsx'
import {
  monthsEarlier,
  type Period,
  periodBefore,
  readPeriod,
  shiftDay,
} from '../../statistics/shared/periods.ts'
import {
  exportHref,
  periodQuery,
  STATISTICS_VIEWS,
  type StatisticsSearch,
  type StatisticsView,
  statisticsHref,
} from './address.ts'
import css from './statistics.module.css'
import { formatPeriod } from './words.ts'

/** The table that the file of a view holds. */
const FILES: Partial<Record<StatisticsView, string>> = {
  apercu: 'days',
  secteurs: 'sector',
  villes: 'city',
  metiers: 'occupation',
}

/** The periods that need no days to be written; all of them end yesterday, or before. */
function listPresets(yesterday: string): (Period & { label: string })[] {
  const thisMonth = `${yesterday.slice(0, 7)}-01`
  const last = (days: number) => ({ from: shiftDay(yesterday, 1 - days), to: yesterday })
  return [
    { label: 'Le mois en cours', from: thisMonth, to: yesterday },
    { label: 'Le mois dernier', from: monthsEarlier(thisMonth, 1), to: shiftDay(thisMonth, -1) },
    { label: '7 derniers jours', ...last(7) },
    { label: '30 derniers jours', ...last(30) },
    { label: '90 derniers jours', ...last(90) },
    { label: '12 derniers mois', from: shiftDay(monthsEarlier(yesterday, 12), 1), to: yesterday },
  ]
}

/** Chooses the period, what it is compared with, and gives the file of what is shown. */
export function PeriodBar({ view, search }: { view: StatisticsView; search: StatisticsSearch }) {
  const router = useRouter()
  const yesterday = shiftDay(dayAt(Date.now()), -1)
  const { against, ...asked } = periodQuery(search)
  const period = readPeriod({ from: asked.from ?? '', to: asked.to ?? '' }, yesterday)
  const presets = listPresets(yesterday)
  const preset = presets.findIndex(({ from, to }) => from === period.from && to === period.to)
  const path = STATISTICS_VIEWS.find((each) => each.view === view)?.path ?? ''
  const go = (change: StatisticsSearch) =>
    void router.navigate({
      href: statisticsHref(path, { du: period.from, au: period.to, ...search, ...change }),
      replace: true,
      resetScroll: false,
    })
  const table = FILES[view]
  return (
    <div className={css.bar}>
      <SelectField
        label="Période"
        name="periode"
        value={preset < 0 ? '' : preset}
        {...(preset < 0 && { empty: 'Autres jours' })}
        choices={presets.map(({ label }, index) => ({ value: index, label }))}
        onChange={({ target }) => {
          const chosen = presets[Number(target.value)]
          if (target.value && chosen) go({ du: chosen.from, au: chosen.to })
        }}
      />
      <DateField
        label="Du"
        name="du"
        hint=""
        value={period.from}
        max={period.to}
        onChange={({ target }) => target.value && target.value <= period.to && go({ du: target.value })}
      />
      <DateField
        label="Au"
        name="au"
        hint=""
        value={period.to}
        min={period.from}
        max={yesterday}
        onChange={({ target }) => target.value && target.value >= period.from && go({ au: target.value })}
      />
      <SelectField
        label="Contre"
        name="contre"
        value={search.contre ?? ''}
        empty={formatPeriod(periodBefore(period, 'before'))}
        choices={[{ value: 'an', label: `${formatPeriod(periodBefore(period, 'last_year'))}` }]}
        onChange={({ target }) =>
          go({ contre: target.value === 'an' ? 'an' : undefined } as StatisticsSearch)
        }
      />
      {table && (
        // With a target the link is the browser's own: the router knows no page under this address.
        <LinkButton
          look="secondary"
          className={css.file}
          href={exportHref(table, search)}
          download
          target="_self"
          aria-label="Télécharger ces chiffres en CSV"
        >
          <DownloadIcon size={16} />
          CSV
        </LinkButton>
      )}
      <span className="hidden-text" role="status">
        {formatPeriod(period)}, contre {formatPeriod(periodBefore(period, against))}
      </span>
    </div>
  )
}
