import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { RecruiterApplication } from '#src/applications/reviewing/contract.ts'
import { CVS_A_DAY } from '#src/applications/reviewing/shared/limits.ts'
import { STAGE_LABELS } from '#src/applications/shared/labels.ts'
import { BOARD_COLUMNS, type BoardColumn, type PlainStage } from '#src/applications/shared/states.ts'
import { formatCount } from '#src/shared/money.ts'
import { plural } from '#src/shared/phrases.ts'
import { classes } from '#src/ui/class-names.ts'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { DailyLimitNote } from '#src/ui/display/limit-note.tsx'
import { LoadFailure } from '#src/ui/display/load-failure.tsx'
import { Skeleton } from '#src/ui/display/skeleton.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { ListPage, ListTotal } from '#src/ui/lists/page.tsx'
import { InboxIcon } from '#src/ui/workspace-icons.tsx'
import type { ApplicationsSearch } from '../filters.ts'
import { AppliedFilters } from '../list/applied-filters.tsx'
import { ApplicationsFilterBar } from '../list/filter-bar.tsx'
import { ApplicationsFilterPanel } from '../list/filter-panel.tsx'
import { useAppliedFilters } from '../list/use-applied-filters.ts'
import { ViewChoice } from '../list/view-choice.tsx'
import { BesidePanel } from '../panel/beside-panel.tsx'
import { type Panel, usePanel } from '../panel/use-panel.ts'
import { ShortcutLegend } from '../shortcuts.tsx'
import css from './board.module.css'
import { Column } from './column.tsx'
import { HeldMoveNotice } from './held-move.tsx'
import { type Board, boardQuery, useBoardMove } from './queries.ts'
import { RefusalZone } from './refusal-zone.tsx'
import { useFocusOnMoved } from './use-focus-on-moved.ts'

const BoardRejection = lazyPart(() => import('./card-rejection.tsx'))

const COLUMN_WORDS: Record<BoardColumn, string> = {
  submitted: 'Nouvelle',
  ...STAGE_LABELS,
  offer_made: 'Proposition',
}

/** The board has only applications in progress; the others are in the table. */
export function BoardPage({ search }: { search: ApplicationsSearch }) {
  const { data: board, error, refetch } = useQuery(boardQuery(search))
  const [filtering, setFiltering] = useState(false)
  const all = board?.data.flatMap(({ applications }) => applications) ?? []
  const total = board?.data.reduce((sum, column) => sum + column.total, 0)
  const applied = useAppliedFilters(search, board?.offers ?? [])
  const ids = all.map(({ id }) => id)
  const panel = usePanel(search, board && { ids, before: 0, total: ids.length, grows: false })
  return (
    <BesidePanel panel={panel} search={search}>
      <ListPage>
        <div className={css.head}>
          <h1>Les candidatures</h1>
          <ViewChoice search={search} />
          <ListTotal>
            {total !== undefined && (
              <>
                <b>{formatCount(total)}</b> {plural(total, 'candidature')} en cours
              </>
            )}
          </ListTotal>
        </div>
        <ApplicationsFilterBar
          search={search}
          count={applied.length}
          onMore={() => setFiltering(true)}
          offers={board?.offers}
        />
        <AppliedFilters applied={applied} search={search} />
        <DailyLimitNote limit={CVS_A_DAY} now={board?.cv_views} />
        {error && !board ? (
          <LoadFailure onRetry={() => refetch()}>{error.message}</LoadFailure>
        ) : board ? (
          <Columns board={board} search={search} panel={panel} />
        ) : (
          <Waiting />
        )}
        <ApplicationsFilterPanel
          open={filtering}
          onClose={() => setFiltering(false)}
          search={search}
          total={total}
          questions={board?.questions ?? []}
        />
      </ListPage>
    </BesidePanel>
  )
}

interface ColumnsProps {
  board: Board
  search: ApplicationsSearch
  panel: Panel
}

function Columns({ board, search, panel }: ColumnsProps) {
  const { move, held, undo, forget } = useBoardMove(search)
  const { box, remember } = useFocusOnMoved(board)
  const columns = board.data.filter(({ column, total }) => column !== 'accepted' || total > 0)
  const fullest = board.data.find(({ total }) => total > 0)?.column
  const [shown, setShown] = useState<BoardColumn>()
  const [isDragging, setDragging] = useState(false)
  const [refusing, setRefusing] = useState<{ card: RecruiterApplication; open: boolean }>()
  const reject = (card: RecruiterApplication) => setRefusing({ card, open: true })
  const moveAndKeepFocus = (card: RecruiterApplication, stage: PlainStage) => {
    remember(card.id)
    move(card, stage)
  }
  const current = shown ?? fullest
  const rejection = refusing && (
    <Suspense>
      <BoardRejection
        key={refusing.card.id}
        {...refusing}
        search={search}
        onClose={() => setRefusing({ ...refusing, open: false })}
      />
    </Suspense>
  )
  if (!current)
    return (
      <>
        {rejection}
        <EmptyState icon={InboxIcon} title="Aucune candidature en cours">
          Les candidatures qui attendent une décision se rangent ici par étape. Les autres sont dans le
          tableau.
        </EmptyState>
      </>
    )
  return (
    <>
      {held && <HeldMoveNotice key={held.version} held={held} onUndo={() => undo(held)} onOver={forget} />}
      {rejection}
      {/* A phone shows one column at a time. */}
      <fieldset className={css.choices} aria-label="Étape montrée">
        {columns.map(({ column, total }) => (
          <button
            key={column}
            type="button"
            aria-pressed={column === current}
            onClick={() => setShown(column)}
          >
            {COLUMN_WORDS[column]} <span>{total}</span>
          </button>
        ))}
      </fieldset>
      <div ref={box} className={css.board}>
        {columns.map((each) => (
          <Column
            key={each.column}
            {...each}
            words={COLUMN_WORDS}
            search={search}
            isShown={each.column === current}
            onMove={board.can_move ? moveAndKeepFocus : undefined}
            onReject={board.can_move ? reject : undefined}
            onDragging={setDragging}
            current={panel.current}
            onOpen={panel.open}
          />
        ))}
      </div>
      {board.can_move && <RefusalZone isDragging={isDragging} onReject={reject} />}
      <ShortcutLegend
        keys={[
          { keys: ['Tab'], does: 'carte suivante' },
          { keys: ['Entrée'], does: 'ouvrir la candidature, ou le menu de ses étapes' },
        ]}
      />
    </>
  )
}

function Waiting() {
  return (
    <div className={css.board} role="status" aria-label="Chargement des candidatures">
      {BOARD_COLUMNS.map((column, at) => (
        <div key={column} className={classes(css.column, at === 0 && css.shown)}>
          <Skeleton width="60%" />
          <Skeleton height={92} />
          <Skeleton height={92} />
        </div>
      ))}
    </div>
  )
}
