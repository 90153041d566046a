import { formatDate, formatTime } from '#src/shared/dates.ts'
import { call } from '#src/shell/api/api.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { useLiveText } from '#src/ui/form/search-input.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { FILTERS, readFilters } from '#src/ui/lists/filters.ts'
import type { Column } from '#src/ui/lists/record-table.tsx'
import { stringifySearch } from '#src/ui/search-params.ts'
import { DownloadIcon } from '#src/ui/workspace-icons.tsx'
import type { AuditLine, listAudit } from '../../audit/contract.ts'
import {
  ACTION_CHOICES,
  actionLabel,
  parseSubject,
  subjectHref,
  subjectLabel,
} from '../../audit/shared/labels.ts'
import { formatMoment } from '../desk/labels.ts'
import { DayFilters } from '../lists/day-filters.tsx'
import { ListScreen } from '../lists/screen.tsx'
import { type ListSearch, MIN_LETTERS, useList } from '../lists/use-list.ts'
import { Details } from './details.tsx'
import { groupLines, type LineGroup } from './group-lines.ts'
import css from './list.module.css'

export const AUDIT = '/journal'

interface AuditSearch extends ListSearch {
  who?: string
  /** A whole action, or the beginning of several, as `offers.` */
  action?: string
  /** As the log names it: `offer:12`. */
  subject?: string
  from?: string
  to?: string
}

export function readAuditSearch(raw: Record<string, unknown>): AuditSearch {
  return readFilters(raw, {
    before: FILTERS.page,
    after: FILTERS.page,
    sort_by_date: FILTERS.order,
    who: FILTERS.text,
    action: FILTERS.text,
    subject: FILTERS.text,
    from: FILTERS.day,
    to: FILTERS.day,
  })
}

const COLUMNS: readonly Column<LineGroup>[] = [
  { label: 'Quand', width: '20%', cell: ({ lines }) => <Moments lines={lines} /> },
  { label: 'Qui', width: '16%', cell: ({ lines: [line] }) => <Actor line={line} /> },
  {
    label: 'Action',
    width: '24%',
    cell: ({ lines }) => `${actionLabel(lines[0].action)}${lines.length > 1 ? `, ${lines.length} fois` : ''}`,
  },
  { label: 'Objet', width: '22%', cell: ({ lines }) => <Subjects lines={lines} /> },
  {
    label: 'Détails',
    onPhone: 'wide',
    cell: ({ lines }) => <Details lines={lines} />,
  },
]

/** Who did what, and when; nothing here changes it. */
export function AuditList({ search }: { search: AuditSearch }) {
  const list = useList(AUDIT, search, async (query) => {
    const { data, ...page } = await call<typeof listAudit>('GET /api/admin/audit', { query })
    return { ...page, data: groupLines(data) }
  })
  const who = useLiveText(search.who ?? '', MIN_LETTERS, (text) => list.filter({ who: text }))
  const subject = useLiveText(subjectLabel(search.subject ?? ''), MIN_LETTERS, (text) =>
    list.filter({ subject: parseSubject(text) }),
  )
  return (
    <ListScreen
      title="Journal d’audit"
      counted={['ligne', 'lignes']}
      list={list}
      columns={COLUMNS}
      actions={<ExportLink search={search} />}
      texts={[
        { label: 'Nom, adresse ou numéro', live: who },
        { label: 'Objet, comme «\u00a0offre 12\u00a0»', live: subject },
      ]}
    >
      <SelectField
        label="Action"
        name="action"
        choices={ACTION_CHOICES}
        empty="Toutes"
        value={search.action ?? ''}
        onChange={({ target }) => list.filter({ action: target.value })}
      />
      <DayFilters from={search.from} to={search.to} onChange={list.filter} />
    </ListScreen>
  )
}

/** Downloads what the filters find, not the page alone. */
function ExportLink({
  search: { before: _before, after: _after, page: _page, ...filters },
}: {
  search: AuditSearch
}) {
  return (
    <a className={css.export} href={`/api/admin/audit/export${stringifySearch(filters)}`} download>
      <DownloadIcon size={18} />
      Télécharger en CSV
    </a>
  )
}

/** When it was done; of several times, from the first to the last, which one minute or one day may hold. */
function Moments({ lines }: Pick<LineGroup, 'lines'>) {
  const moments = lines.map(({ at }) => at).toSorted()
  const [first = '', last = ''] = [moments[0], moments.at(-1)]
  if (formatMoment(first) === formatMoment(last)) return formatMoment(first)
  const isOneDay = formatDate(first) === formatDate(last)
  return (
    <>
      {isOneDay ? formatDate(first) : formatMoment(first)}
      <br />
      <small>
        {isOneDay ? `de ${formatTime(first)} à ${formatTime(last)}` : `jusqu’au ${formatMoment(last)}`}
      </small>
    </>
  )
}

/** Each subject once, whatever was done with it how often. */
function Subjects({ lines }: Pick<LineGroup, 'lines'>) {
  const subjects = new Map(lines.map((line) => [line.subject, line]))
  return [...subjects.values()].map((line) => (
    <div key={line.subject}>
      <Subject line={line} />
    </div>
  ))
}

function Subject({ line: { subject, subject_name, shown_at } }: { line: AuditLine }) {
  const href = shown_at && subjectHref(shown_at)
  const label = subjectLabel(subject)
  return (
    <>
      {href ? <AppLink href={href}>{subject_name ?? label}</AppLink> : (subject_name ?? label)}
      {subject_name && <small className="muted"> ({label})</small>}
    </>
  )
}

/** Leads to all that this person did. */
function Actor({ line: { actor, actor_id } }: { line: AuditLine }) {
  if (actor_id === null) return 'Le site'
  return <AppLink href={`${AUDIT}?who=${actor_id}`}>{actor ?? `Compte supprimé (${actor_id})`}</AppLink>
}
