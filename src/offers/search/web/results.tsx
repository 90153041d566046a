import { createIsomorphicFn } from '@tanstack/react-start'
import { Suspense, useEffect } from 'react'
import { useAlertable } from '#src/offers/alerts/web/alertable.ts'
import { AlertButton, loadAlerts } from '#src/offers/alerts/web/deferred-button.tsx'
import { formatCount } from '#src/shared/money.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { Pagination } from '#src/ui/navigation/pagination.tsx'
import css from '#src/ui/search/results.module.css'
import type { SearchParams } from '#src/ui/search-params.ts'
import { pageHref } from './address.ts'
import ServedSummary from './criteria-summary.tsx'
import { FoundCards } from './found-cards.tsx'
import ServedNoOffers from './no-offers.tsx'
import type { FoundOffers } from './queries.ts'
import { SortForm } from './sort-form.tsx'

/**
 * Most searches find something, so the browser loads this part only when one does not; the server renders it at once.
 */
const NoOffers = createIsomorphicFn()
  .server((): typeof ServedNoOffers => ServedNoOffers)
  .client(() => lazyPart(() => import('./no-offers.tsx')))()

/** Only the browser loads it apart: a page as it was served has it already. */
const loadSummary = createIsomorphicFn().client(() => import('./criteria-summary.tsx'))

/**
 * The list without filters does not need the summary, so the browser loads it apart; the server renders it at once.
 */
const CriteriaSummary = createIsomorphicFn()
  .server((): typeof ServedSummary => ServedSummary)
  .client(() => lazyPart(() => import('./criteria-summary.tsx')))()

interface ResultsProps {
  found: FoundOffers
  search: SearchParams
  /** The search of the list's other pages and orders. */
  listed: SearchParams
  /** The number of offers in words: « 42 offres ». */
  count: string
  onSort: (sort: string) => void
}

export function Results({ found, search, listed, count, onSort }: ResultsProps) {
  const { meta, criteria } = found
  const alertable = useAlertable(found)
  useEffect(() => {
    // The summary and the alerts are loaded once the page is alive, so that they do not appear after the offers of
    // the next search.
    for (const load of [loadSummary, loadAlerts]) load()?.catch(() => undefined)
  }, [])
  return (
    <>
      <div className={css.sum}>
        <h2 aria-live="polite">{count}</h2>
        {meta.total > 0 && (alertable || found.alert) && (
          <Suspense>
            <AlertButton found={found} search={search} look="soft" className={css.alert} />
          </Suspense>
        )}
        {meta.total > 0 && <SortForm criteria={criteria} search={listed} onSort={onSort} />}
      </div>
      {hasSummary(found) && (
        <Suspense>
          <CriteriaSummary found={found} search={search} />
        </Suspense>
      )}
      {found.data.length > 0 ? (
        <FoundCards found={found} search={search} />
      ) : (
        <Suspense>
          <NoOffers found={found} search={search} />
        </Suspense>
      )}
      <div className={css.pages}>
        <Pagination
          page={meta.current_page}
          lastPage={meta.last_page}
          hrefOf={(page) => pageHref(listed, page)}
        />
      </div>
      <p className={css.range}>
        <AppLink href={found.landing?.path ?? '/emploi'}>
          {found.landing
            ? `${found.landing.name}\u00a0: salaires, sociétés qui recrutent, environs`
            : 'Emplois par ville, secteur et métier'}
        </AppLink>
      </p>
      {meta.from !== null && meta.from <= meta.total && (
        <p className={css.range}>
          Offres {formatCount(meta.from)} à {formatCount(Math.min(meta.to ?? meta.from, meta.total))} sur{' '}
          {found.total_is_exact ? formatCount(meta.total) : count.replace(/\D*offres$/, '').toLowerCase()}
          {criteria.keywords && !found.notice && ` pour «\u00A0${criteria.keywords}\u00A0»`}
        </p>
      )}
    </>
  )
}

function hasSummary({ criteria, notice }: FoundOffers): boolean {
  return criteria.applied.length > 0 || Boolean(notice || criteria.unknown_place)
}
