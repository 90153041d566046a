import type { ReactNode } from 'react'
import { PickAllCell, PickCell } from '#src/applications/batches/web/pick.tsx'
import type { Selection } from '#src/applications/batches/web/selection.ts'
import { UnreadBadge } from '#src/applications/messages/web/unread-badge.tsx'
import type { RecruiterApplication } from '#src/applications/reviewing/contract.ts'
import { LATE_DAYS } from '#src/applications/shared/promise.ts'
import { formatDate, formatShortDate } from '#src/shared/dates.ts'
import { formatPay } from '#src/shared/money.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { classes } from '#src/ui/class-names.ts'
import { Skeleton } from '#src/ui/display/skeleton.tsx'
import { StageWord } from '#src/ui/display/stage.tsx'
import { ListTable } from '#src/ui/lists/table.tsx'
import { type ApplicationsSearch, detailHref } from '../filters.ts'
import { markOf } from '../marks.ts'
import css from './table.module.css'

interface ApplicationsTableProps {
  items: readonly RecruiterApplication[]
  search: ApplicationsSearch
  /** Absent where none can be ticked. */
  selection?: Selection | undefined
}

/** The applications of a page, each a link to it. */
export function ApplicationsTable({ items, search, selection }: ApplicationsTableProps) {
  return (
    <Frame pick={selection && <PickAllCell items={items} selection={selection} />}>
      {items.map((item) => (
        <tr
          key={item.id}
          className={classes(item.is_new && css.fresh, selection?.isChosen(item.id) && css.chosen)}
        >
          {selection && <PickCell item={item} selection={selection} />}
          <th scope="row" className={css.who}>
            {item.is_new && <i className={css.dot} aria-hidden="true" />}
            <AppLink href={detailHref(item.id, 'profil', search)} data-row="">
              {item.applicant_name}
            </AppLink>
            {item.headline && <small>{item.headline}</small>}
            <UnreadBadge count={item.unread_messages} />
          </th>
          <td className={css.offer}>{displayTitle(item.offer.title)}</td>
          <td className={css.stage}>
            <Stage item={item} />
          </td>
          <td className={css.free}>{availabilityOf(item)}</td>
          <td className={css.pay}>{formatPay(item.min_salary_expectation, item.max_salary_expectation)}</td>
          <td className={css.date}>
            <time dateTime={item.submitted_at} title={formatDate(item.submitted_at)}>
              {formatShortDate(item.submitted_at)}
            </time>
          </td>
        </tr>
      ))}
    </Frame>
  )
}

const ROWS = 'abcdefghijkl'.split('')

/** The place of the rows while they are read. */
export function ApplicationsTableSkeleton({ picks }: { picks?: boolean }) {
  return (
    <div role="status" aria-label="Chargement des candidatures">
      <Frame pick={picks && <td />}>
        {ROWS.map((row) => (
          <tr key={row}>
            {picks && <td />}
            <td className={css.who}>
              <Skeleton width="70%" />
            </td>
            <td className={css.offer}>
              <Skeleton width="85%" />
            </td>
            <td className={css.stage}>
              <Skeleton width={110} />
            </td>
            <td className={css.free}>
              <Skeleton width={90} />
            </td>
            <td className={css.pay}>
              <Skeleton width="80%" />
            </td>
            <td className={css.date}>
              <Skeleton width={50} />
            </td>
          </tr>
        ))}
      </Frame>
    </div>
  )
}

function Frame({ pick, children }: { pick?: ReactNode; children: ReactNode }) {
  return (
    <ListTable
      caption="Candidatures reçues"
      className={classes(css.table, Boolean(pick) && css.pickable)}
      head={
        <>
          {pick}
          <th scope="col" className={css.name}>
            Candidat
          </th>
          <th scope="col" className={css.offer}>
            Offre
          </th>
          <th scope="col">Étape</th>
          <th scope="col" className={css.free}>
            Disponibilité
          </th>
          <th scope="col" className={css.pay}>
            Prétentions
          </th>
          <th scope="col" className={css.date}>
            Reçue
          </th>
        </>
      }
    >
      {children}
    </ListTable>
  )
}

function Stage({ item }: { item: RecruiterApplication }) {
  const { days_without_answer: days } = item
  return (
    <>
      <StageWord mark={markOf(item)}>{item.status === 'submitted' ? 'Nouvelle' : item.label}</StageWord>
      {days !== null && days >= LATE_DAYS && <span className={css.late}>{days} j sans réponse</span>}
    </>
  )
}

function availabilityOf({ available_now, availability_date }: RecruiterApplication): string {
  if (available_now) return 'Immédiate'
  return availability_date ? formatShortDate(availability_date) : '–'
}
