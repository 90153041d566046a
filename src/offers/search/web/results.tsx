import { createIsomorphicFn } from '@tanstack/react-start'
import { Fragment, Suspense, useEffect } from 'react'
import { useAlertable } from '#src/offers/alerts/web/alertable.ts'
import { AlertBox, AlertButton, loadAlerts } from '#src/offers/alerts/web/late-button.tsx'
import cards from '#src/offers/web/card.module.css'
import { OfferCard } from '#src/offers/web/card.tsx'
import { formatCount } from '#src/shared/money.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { Pagination } from '#src/ui/navigation/pagination.tsx'
import css from '#src/ui/search/results.module.css'
import type { SearchParams } from '#src/ui/search-params.ts'
import { pageHref } from './address.ts'
import ServedAsked from './asked.tsx'
import ServedNoOffers from './no-offers.tsx'
import { usePromotedReports } from './promoted.ts'
import type { FoundOffers } from './queries.ts'
import { SortForm } from './sort-form.tsx'

/** Most searches find something; those that don't have it in the page as it was served. */
const NoOffers = createIsomorphicFn()
  .server((): typeof ServedNoOffers => ServedNoOffers)
  .client(() => lazyPart(() => import('./no-offers.tsx')))()

/** In the browser alone: a page as it was served has it already. */
const loadAsked = createIsomorphicFn().client(() => import('./asked.tsx'))

/** What a search was asked, in the page as it was served too; the list that nothing was asked of needs it no sooner than its first filter. */
const Asked = createIsomorphicFn()
  .server((): typeof ServedAsked => ServedAsked)
  .client(() => lazyPart(() => import('./asked.tsx')))()

interface ResultsProps {
  found: FoundOffers
  search: SearchParams
  /** « 42 offres » */
  count: string
  onSort: (sort: string) => void
}

/** The offers that are seen before one is asked whether the next ones may come by mail. */
const BEFORE_ALERT = 4

export function Results({ found, search, count, onSort }: ResultsProps) {
  const { meta, criteria } = found
  const alertable = useAlertable(found)
  const list = usePromotedReports(found)
  useEffect(() => {
    // Once the page is alive: what the next search shows is not to come after its offers.
    for (const load of [loadAsked, loadAlerts]) load()?.catch(() => undefined)
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
        {meta.total > 0 && <SortForm criteria={criteria} search={search} onSort={onSort} />}
      </div>
      {isAsked(found) && (
        <Suspense>
          <Asked found={found} search={search} />
        </Suspense>
      )}
      {found.data.length > 0 ? (
        <ul ref={list} className={cards.cards}>
          {found.data.map((offer, index) => (
            <Fragment key={offer.id}>
              {index === BEFORE_ALERT && alertable && (
                <li>
                  <Suspense>
                    <AlertBox found={found} search={search} />
                  </Suspense>
                </li>
              )}
              <li>
                <OfferCard offer={offer} distance={offer.distance_km} />
              </li>
            </Fragment>
          ))}
        </ul>
      ) : (
        <Suspense>
          <NoOffers found={found} search={search} />
        </Suspense>
      )}
      <div className={css.pages}>
        <Pagination
          page={meta.current_page}
          lastPage={meta.last_page}
          hrefOf={(page) => pageHref(search, page)}
        />
      </div>
      {meta.from !== null && (
        <p className={css.range}>
          Offres {formatCount(meta.from)} à {formatCount(meta.to ?? meta.from)} sur{' '}
          {found.total_is_exact ? formatCount(meta.total) : count.replace(/\D*offres$/, '').toLowerCase()}
          {criteria.keywords && !found.notice && ` pour «\u00A0${criteria.keywords}\u00A0»`}
        </p>
      )}
    </>
  )
}

function isAsked({ criteria, notice }: FoundOffers): boolean {
  return criteria.applied.length > 0 || Boolean(notice || criteria.unknown_place)
}
