import { useQuery } from '@tanstack/react-query'
import {
  isStatementSource,
  SOURCE_NAMES,
  STATEMENT_SOURCES,
  type StatementSource,
} from '#src/subscriptions/reconciling/shared/sources.ts'
import { readFilters } from '#src/ui/lists/filters.ts'
import { StateChip, StateChips } from '#src/ui/navigation/state-chips.tsx'
import { stringifySearch } from '#src/ui/search-params.ts'
import { Failure } from '../desk/failure.tsx'
import { Loading } from '../desk/loading.tsx'
import screen from '../lists/screen.module.css'
import { STATEMENTS } from '../payments/addresses.ts'
import { DoubtfulMatches } from './doubtful.tsx'
import { ImportStatement } from './import.tsx'
import {
  ImportedStatements,
  SetAsideLines,
  SettledLines,
  UnmatchedLines,
  UnprovenPayments,
} from './left-over.tsx'
import { reconciliationQuery } from './queries.ts'
import css from './statements.module.css'
import { WholeMatches } from './whole.tsx'

interface StatementSearch {
  /** Whose statements; MVola's unless it is told. */
  source?: StatementSource
}

export function readStatementSearch(raw: Record<string, unknown>): StatementSearch {
  return readFilters(raw, { source: isStatementSource })
}

/** What operators and the bank say came in, beside the payments that say they were made. */
export function StatementsPage({ search: { source = 'mvola' } }: { search: StatementSearch }) {
  const { data, error, refetch } = useQuery(reconciliationQuery(source))
  return (
    <>
      <header className={screen.head}>
        <h1>Relevés</h1>
        <p className={css.lead}>L’argent reçu d’après l’opérateur ou la banque, comparé aux paiements.</p>
      </header>
      <div className={screen.body}>
        <StateChips label="Relevés de">
          {STATEMENT_SOURCES.map((each) => (
            <StateChip
              key={each}
              label={SOURCE_NAMES[each]}
              count={data?.waiting[each]}
              href={STATEMENTS + stringifySearch({ source: each })}
              on={each === source}
            />
          ))}
        </StateChips>
        <ImportStatement key={source} source={source} />
        {data ? (
          <>
            <WholeMatches source={source} matches={data.whole} />
            <DoubtfulMatches matches={data.doubtful} />
            <UnmatchedLines lines={data.unmatched} />
            <UnprovenPayments payments={data.unproven} />
            <SettledLines lines={data.settled} />
            <SetAsideLines lines={data.set_aside} />
            <ImportedStatements statements={data.statements} />
          </>
        ) : error ? (
          <Failure error={error} onRetry={() => void refetch()} />
        ) : (
          <Loading />
        )}
      </div>
    </>
  )
}
