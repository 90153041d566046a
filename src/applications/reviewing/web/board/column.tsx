import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { RecruiterApplication } from '#src/applications/reviewing/contract.ts'
import type { BoardColumn } from '#src/applications/shared/states.ts'
import { PLAIN_STAGES, type PlainStage } from '#src/applications/shared/states.ts'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { Skeleton } from '#src/ui/display/skeleton.tsx'
import { StageRing } from '#src/ui/display/stage.tsx'
import { type ApplicationsSearch, filtersOf } from '../filters.ts'
import { listQuery } from '../queries.ts'
import { markOf } from '../stage-mark.ts'
import css from './board.module.css'
import { BoardCard } from './card.tsx'
import { carry, useDrop } from './drag-and-drop.ts'

interface ColumnProps {
  column: BoardColumn
  total: number
  applications: readonly RecruiterApplication[]
  words: Record<BoardColumn, string>
  search: ApplicationsSearch
  /** A phone shows one column at a time. */
  isShown: boolean
  /** A reader of the company cannot move cards, and has no such call. */
  onMove: ((card: RecruiterApplication, stage: PlainStage) => void) | undefined
  onReject: ((card: RecruiterApplication) => void) | undefined
  /** It is called with true as a card is taken up, and with false as it is let go. */
  onDragging: (isDragging: boolean) => void
  /** The card of this application is open beside the board. */
  current: number | undefined
  onOpen: ((id: number) => void) | undefined
}

export function Column(props: ColumnProps) {
  const { column, total, applications, words, search, isShown } = props
  const { onMove, onReject, onDragging, current, onOpen } = props
  const [pages, setPages] = useState(1)
  const left = Math.max(0, total - applications.length - (pages - 1) * MORE)
  const stage = PLAIN_STAGES.find((each) => each === column)
  const { over, drop } = useDrop(stage, onMove && stage && ((card) => onMove(card, stage)))
  const state =
    column === 'submitted' ? { status: column, stage: null } : { status: 'active' as const, stage: column }
  const draw = (card: RecruiterApplication) => (
    <BoardCard
      key={card.id}
      card={card}
      words={words}
      search={search}
      isCurrent={card.id === current}
      onOpen={onOpen}
      onMove={onMove}
      onReject={onReject}
      onDrag={
        onMove &&
        ((event) => {
          carry(event, card)
          onDragging(true)
        })
      }
      onDragEnd={() => onDragging(false)}
    />
  )
  return (
    <section
      className={classes(css.column, isShown && css.shown, over && css.over)}
      aria-label={`${words[column]}, ${total}`}
      {...drop}
    >
      <h2>
        <StageRing mark={markOf({ ...state, outcome: null })} />
        {words[column]} <span>{total}</span>
      </h2>
      <ul>
        {applications.map(draw)}
        {Array.from({ length: pages - 1 }, (_, at) => at + 2).map((page) => (
          <MoreCards
            key={page}
            page={page}
            known={applications}
            draw={draw}
            column={column}
            search={search}
          />
        ))}
      </ul>
      {total === 0 && (
        <p className={css.none}>
          {drop ? 'Déposez ici une candidature, ou passez par son menu.' : 'Aucune candidature.'}
        </p>
      )}
      {left > 0 && (
        <Button look="quiet" small onClick={() => setPages(pages + 1)}>
          Afficher {Math.min(left, MORE)} de plus
        </Button>
      )}
    </section>
  )
}

/** The list, which gives the next cards, has pages of so many. */
const MORE = 12

interface MoreCardsProps {
  column: BoardColumn
  search: ApplicationsSearch
  page: number
  /** Cards that were shown already are left out, since some may have moved meanwhile. */
  known: readonly RecruiterApplication[]
  draw: (card: RecruiterApplication) => ReactNode
}

/** The board has the first page of each column; the list gives the next ones. */
function MoreCards({ column, search, page, known, draw }: MoreCardsProps) {
  const { data } = useQuery(listQuery({ ...filtersOf(search), status: column, page: String(page) }))
  if (!data)
    return (
      <li>
        <Skeleton height={92} />
      </li>
    )
  return data.data.filter(({ id }) => known.every((card) => card.id !== id)).map(draw)
}
