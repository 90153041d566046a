import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { classes } from '#src/ui/class-names.ts'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { readFilters } from '#src/ui/lists/filters.ts'
import { stringifySearch } from '#src/ui/search-params.ts'
import { WalletIcon } from '#src/ui/workspace-icons.tsx'
import { Failure } from '../desk/failure.tsx'
import { Loading } from '../desk/loading.tsx'
import screen from '../lists/screen.module.css'
import { revenueQuery } from './queries.ts'
import css from './revenue.module.css'
import { RevenueExport, RevenueTable } from './table.tsx'

export const REVENUE = '/revenus'

interface RevenueSearch {
  /** `2026`; this year unless it is told. */
  annee?: string
}

export function readRevenueSearch(raw: Record<string, unknown>): RevenueSearch {
  return readFilters(raw, { annee: (value) => /^\d{4}$/.test(value) })
}

/** What was invoiced and given back, month by month, for the books and the tax. */
export function RevenuePage({ search: { annee } }: { search: RevenueSearch }) {
  const router = useRouter()
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...revenueQuery(annee ?? null),
    placeholderData: keepPreviousData,
  })
  const choose = (year: string) =>
    void router.navigate({
      href: REVENUE + stringifySearch({ annee: year }),
      replace: true,
      resetScroll: false,
    })
  return (
    <>
      <header className={screen.head}>
        <h1>Revenus</h1>
        <p className={css.lead}>D’après les factures et les avoirs, au jour de leur émission.</p>
      </header>
      {data ? (
        <div className={screen.body}>
          <div className={css.bar}>
            <SelectField
              label="Année"
              name="annee"
              choices={data.years.map((year) => ({ value: year, label: year }))}
              value={annee ?? data.year}
              onChange={({ target }) => choose(target.value)}
            />
            {data.lines.length > 0 && (
              <RevenueExport period={data.year}>Télécharger l’année en CSV</RevenueExport>
            )}
          </div>
          <div className={classes(isPlaceholderData && screen.stale)} aria-busy={isPlaceholderData}>
            {data.lines.length > 0 ? (
              <RevenueTable revenue={data} />
            ) : (
              <EmptyState icon={WalletIcon} title={`Rien n’a été facturé en ${data.year}`}>
                Chaque paiement accepté a sa facture, et chaque remboursement son avoir&nbsp;: ils se comptent
                ici.
              </EmptyState>
            )}
          </div>
        </div>
      ) : error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </>
  )
}
