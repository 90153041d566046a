import type { ReactNode } from 'react'
import { PickAllCell, PickCell } from '#src/applications/deciding/web/selection/pick-cells.tsx'
import type { Selection } from '#src/applications/deciding/web/selection/use-selection.ts'
import { EnteredBadge } from '#src/applications/entering/web/badge.tsx'
import { OpinionLine, RatingStar } from '#src/applications/evaluating/web/opinion.tsx'
import { useTeamTools } from '#src/applications/evaluating/web/queries.ts'
import { UnreadBadge } from '#src/applications/messages/web/unread-badge.tsx'
import type { RecruiterApplication } from '#src/applications/reviewing/contract.ts'
import { CRITERIA } from '#src/matching/scoring/shared/criteria.ts'
import { lateDays } from '#src/reference/shared/delays.ts'
import { formatDate, formatShortDate } from '#src/shared/dates.ts'
import { formatPay } from '#src/shared/money.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { classes } from '#src/ui/class-names.ts'
import { Skeleton } from '#src/ui/display/skeleton.tsx'
import { StageWord } from '#src/ui/display/stage.tsx'
import { ListTable } from '#src/ui/lists/table.tsx'
import { comingWords } from '../coming.ts'
import { type ApplicationsSearch, detailHref } from '../filters.ts'
import { opensBeside } from '../panel/open-beside.ts'
import { markOf } from '../stage-mark.ts'
import css from './table.module.css'

interface ApplicationsTableProps {
  items: readonly RecruiterApplication[]
  search: ApplicationsSearch
  /** The selection is absent where no row can be ticked. */
  selection?: Selection | undefined
  columns?: readonly string[]
  /** The row of this application is open beside the list. */
  current?: number | undefined
  /** A press opens the application beside the list; without this, it opens the page. */
  onOpen?: ((id: number) => void) | undefined
}

export function ApplicationsTable(props: ApplicationsTableProps) {
  const { items, search, selection, columns = [], current, onOpen } = props
  const hasTools = useTeamTools()
  const classOf = ({ id, is_new }: RecruiterApplication) =>
    classes(is_new && css.fresh, selection?.isChosen(id) && css.chosen, id === current && css.current)
  return (
    <Frame
      columns={columns}
      isRated={hasTools}
      pick={selection && <PickAllCell items={items} selection={selection} />}
    >
      {items.map((item) => (
        <tr key={item.id} className={classOf(item)} aria-current={item.id === current || undefined}>
          {selection && <PickCell item={item} selection={selection} />}
          <th scope="row" className={css.who}>
            {item.is_new && <i className={css.dot} aria-hidden="true" />}
            <AppLink
              href={detailHref(item.id, 'profil', search)}
              data-row={item.id}
              onClick={opensBeside(item.id, onOpen)}
            >
              {item.applicant_name}
            </AppLink>
            {item.headline && <small>{item.headline}</small>}
            <EnteredBadge entered={item.entered} />
            <UnreadBadge count={item.unread_messages} />
            <OpinionLine of={item} />
          </th>
          <td className={css.offer}>{displayTitle(item.offer.title)}</td>
          <td className={css.stage}>
            <Stage item={item} />
          </td>
          {columns.map((question) => (
            <td key={question} className={css.answer} data-question={question}>
              {item.answers.find((each) => each.question === question)?.answer ?? '–'}
            </td>
          ))}
          <td className={css.free}>{availabilityOf(item)}</td>
          <td className={css.pay}>
            {formatPay(item.min_salary_expectation, item.max_salary_expectation) ?? '–'}
          </td>
          <td className={css.date}>
            <time dateTime={item.submitted_at} title={formatDate(item.submitted_at)}>
              {formatShortDate(item.submitted_at)}
            </time>
          </td>
          <td className={css.match}>
            <ShortMatch match={item.match} />
          </td>
          {hasTools && (
            <td className={css.rating}>
              <RatingStar rating={item.rating} />
            </td>
          )}
        </tr>
      ))}
    </Frame>
  )
}

const ROWS = 'abcdefghijkl'.split('')

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
            <td className={css.match}>
              <Skeleton width={80} />
            </td>
          </tr>
        ))}
      </Frame>
    </div>
  )
}

interface FrameProps {
  pick?: ReactNode
  columns?: readonly string[]
  isRated?: boolean | undefined
  children: ReactNode
}

function Frame({ pick, columns = [], isRated, children }: FrameProps) {
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
          {columns.map((question) => (
            <th key={question} scope="col" className={css.answer} title={question}>
              {question}
            </th>
          ))}
          <th scope="col" className={css.free}>
            Disponibilité
          </th>
          <th scope="col" className={css.pay}>
            Prétentions
          </th>
          <th scope="col" className={css.date}>
            Reçue
          </th>
          <th scope="col" className={css.match}>
            Correspondance
          </th>
          {isRated && (
            <th scope="col" className={css.rating}>
              Note
            </th>
          )}
        </>
      }
    >
      {children}
    </ListTable>
  )
}

/** Says « 86 % », and in two words why. */
function ShortMatch({ match }: Pick<RecruiterApplication, 'match'>) {
  if (!match) return <span title="Le profil et l’offre n’en disent pas assez.">–</span>
  const [first, ...others] = match.best.map((criterion) => CRITERIA[criterion].word)
  return (
    <>
      <b>{match.score}&nbsp;%</b>
      {first && <small>{[first, ...others.map((word) => word.toLocaleLowerCase('fr'))].join(', ')}</small>}
    </>
  )
}

function Stage({ item }: { item: RecruiterApplication }) {
  const { days_without_answer: days } = item
  return (
    <>
      <StageWord mark={markOf(item)}>{item.status === 'submitted' ? 'Nouvelle' : item.label}</StageWord>
      {item.coming && <span className={css.coming}>{comingWords(item.coming)}</span>}
      {item.followed_up_at ? (
        <span className={css.late}>Vous a relancé le {formatShortDate(item.followed_up_at)}</span>
      ) : (
        days !== null && days >= lateDays() && <span className={css.late}>{days} j sans réponse</span>
      )}
    </>
  )
}

function availabilityOf({ available_now, availability_date }: RecruiterApplication): string {
  if (available_now) return 'Immédiate'
  return availability_date ? formatShortDate(availability_date) : '–'
}
