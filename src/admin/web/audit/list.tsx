import { call } from '#src/shell/api/api.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { DateField } from '#src/ui/form/date-field.tsx'
import { useLiveText } from '#src/ui/form/search-input.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { FILTERS, readFilters } from '#src/ui/lists/filters.ts'
import type { Column } from '#src/ui/lists/record-table.tsx'
import type { AuditLine, listAudit } from '../../audit/contract.ts'
import { formatMoment } from '../desk/labels.ts'
import { ListScreen } from '../lists/screen.tsx'
import { type ListSearch, MIN_LETTERS, useList } from '../lists/use-list.ts'
import { Details } from './details.tsx'
import { ACTION_CHOICES, actionLabel, parseSubject, subjectHref, subjectLabel } from './labels.ts'

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
    page: FILTERS.page,
    sort_by_date: FILTERS.order,
    who: FILTERS.text,
    action: FILTERS.text,
    subject: FILTERS.text,
    from: FILTERS.day,
    to: FILTERS.day,
  })
}

const COLUMNS: readonly Column<AuditLine>[] = [
  { label: 'Quand', width: '20%', cell: ({ at }) => formatMoment(at) },
  { label: 'Qui', width: '18%', cell: (line) => actorName(line) },
  { label: 'Action', width: '24%', cell: ({ action }) => actionLabel(action) },
  { label: 'Objet', width: '13%', cell: ({ subject }) => <Subject subject={subject} /> },
  { label: 'Détails', onPhone: 'wide', cell: ({ details }) => <Details details={details} /> },
]

/** Who did what, and when; nothing here changes it. */
export function AuditList({ search }: { search: AuditSearch }) {
  const list = useList(AUDIT, search, (query) => call<typeof listAudit>('GET /api/admin/audit', { query }))
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
      <DateField
        label="Du"
        hint=""
        name="from"
        value={search.from ?? ''}
        max={search.to}
        onChange={({ target }) => list.filter({ from: target.value })}
      />
      <DateField
        label="Au"
        hint=""
        name="to"
        value={search.to ?? ''}
        min={search.from}
        onChange={({ target }) => list.filter({ to: target.value })}
      />
    </ListScreen>
  )
}

function Subject({ subject }: Pick<AuditLine, 'subject'>) {
  const href = subjectHref(subject)
  return href ? <AppLink href={href}>{subjectLabel(subject)}</AppLink> : subjectLabel(subject)
}

function actorName({ actor, actor_id }: AuditLine): string {
  return actor_id ? `${actor ?? 'Compte supprimé'} (${actor_id})` : 'Le site'
}
