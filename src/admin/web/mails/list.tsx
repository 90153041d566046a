import { counted } from '#src/shared/phrases.ts'
import { call } from '#src/shell/api/api.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { useLiveText } from '#src/ui/form/search-input.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { FILTERS, readFilters } from '#src/ui/lists/filters.ts'
import type { Column } from '#src/ui/lists/record-table.tsx'
import type { BadgeTone } from '#src/ui/shared/badge.ts'
import { type listMails, MAIL_STATES, type MailRow, type MailState } from '../../mails/contract.ts'
import { MAIL_KINDS, mailKindLabel } from '../../mails/shared/kinds.ts'
import { formatMoment } from '../desk/labels.ts'
import { ListScreen } from '../lists/screen.tsx'
import { type ListSearch, MIN_LETTERS, useList } from '../lists/use-list.ts'
import { PEOPLE } from '../people/list.tsx'
import { useAllowed } from '../session/session.ts'
import css from './mails.module.css'
import { Resend } from './resend.tsx'
import { WaitingMails } from './waiting.tsx'

export const MAILS = '/e-mails'

interface MailSearch extends ListSearch {
  q?: string
  kind?: string
  state?: MailState
}

const STATE_LABELS: Record<MailState, string> = {
  waiting: 'En file',
  given_up: 'En échec',
  sent: 'Remis',
}
const STATE_TONES: Record<MailState, BadgeTone> = { waiting: 'amber', given_up: 'red', sent: 'green' }

export function readMailSearch(raw: Record<string, unknown>): MailSearch {
  return readFilters(raw, {
    page: FILTERS.page,
    sort_by_date: FILTERS.order,
    q: FILTERS.text,
    kind: (value) => MAIL_KINDS.includes(value),
    state: (value) => MAIL_STATES.some((each) => each === value),
  })
}

const COLUMNS: readonly Column<MailRow>[] = [
  { label: 'Genre', width: '24%', cell: ({ kind, resending }) => <Kind kind={kind} resending={resending} /> },
  { label: 'À', width: '18%', cell: (row) => <Reader row={row} /> },
  { label: 'Écrit', width: '16%', cell: ({ created_at }) => formatMoment(created_at) },
  {
    label: 'État',
    width: '12%',
    cell: ({ state }) => <Badge tone={STATE_TONES[state]}>{STATE_LABELS[state]}</Badge>,
  },
  { label: 'Réponse', width: '16%', cell: (row) => lastAnswer(row) },
  { label: 'Renvoyer', onPhone: 'wide', cell: (row) => <Resend mail={row} /> },
]

function Kind({ kind, resending }: Pick<MailRow, 'kind' | 'resending'>) {
  return (
    <>
      {mailKindLabel(kind)}
      {resending === 'fresh' && <small className={css.secret}>lien secret, jamais montré</small>}
    </>
  )
}

/** The account that it is for, for whoever may open it. */
function Reader({ row: { user_id, address } }: { row: MailRow }) {
  const mayRead = useAllowed('read people')
  return user_id !== null && mayRead ? <AppLink href={`${PEOPLE}/${user_id}`}>{address}</AppLink> : address
}

function lastAnswer({ tries, failure, sent_at, next_try_at }: MailRow) {
  const attempts = counted(tries, 'essai')
  if (sent_at) return `${attempts}, remis le ${formatMoment(sent_at)}`
  if (failure)
    return `${failure}, ${attempts}${next_try_at ? `, encore le ${formatMoment(next_try_at)}` : ''}`
  return tries > 0 ? attempts : 'Pas encore essayé'
}

/** Every mail that the site wrote, without its text: where it stands, and how it is sent again. */
export function MailList({ search }: { search: MailSearch }) {
  const list = useList(MAILS, search, (query) => call<typeof listMails>('GET /api/admin/mails', { query }))
  const text = useLiveText(search.q ?? '', MIN_LETTERS, (q) => list.filter({ q }))
  return (
    <ListScreen
      title="E-mails"
      counted={['e-mail', 'e-mails']}
      list={list}
      columns={COLUMNS}
      texts={[{ label: 'Adresse entière', live: text }]}
      notice={<WaitingMails />}
    >
      <SelectField
        label="Genre"
        name="kind"
        choices={MAIL_KINDS.map((value) => ({ value, label: mailKindLabel(value) }))}
        empty="Tous"
        value={search.kind ?? ''}
        onChange={({ target }) => list.filter({ kind: target.value })}
      />
      <SelectField
        label="État"
        name="state"
        choices={MAIL_STATES.map((value) => ({ value, label: STATE_LABELS[value] }))}
        empty="Tous"
        value={search.state ?? ''}
        onChange={({ target }) => list.filter({ state: target.value })}
      />
    </ListScreen>
  )
}
