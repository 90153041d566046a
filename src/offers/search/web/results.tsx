import { createIsomorphicFn } from '@tanstack/react-start'
import { Fragment, Suspense } from 'react'
import { AlertBox, AlertButton, useAlertable } from '#src/offers/alerts/web/button.tsx'
import cards from '#src/offers/web/card.module.css'
import { OfferCard } from '#src/offers/web/card.tsx'
import type { ReplyOf } from '#src/shared/endpoint.ts'
import { formatCount } from '#src/shared/money.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { Pagination } from '#src/ui/navigation/pagination.tsx'
import type { SearchParams } from '#src/ui/search-params.ts'
import type { listOffers } from '../contract.ts'
import { offersHref, pageHref, searchWithout, searchWithoutFilters } from './address.ts'
import { AppliedFilters } from './applied.tsx'
import { AroundTown } from './around.tsx'
import ServedNoOffers from './no-offers.tsx'
import { usePromotedReports } from './promoted.ts'
import css from './results.module.css'
import { SortForm } from './sort-form.tsx'
import { UnknownPlace } from './unknown-place.tsx'

/** Most searches find something; those that don't have it in the page as it was served. */
const NoOffers = createIsomorphicFn()
  .server((): typeof ServedNoOffers => ServedNoOffers)
  .client(() => lazyPart(() => import('./no-offers.tsx')))()

export type Found = ReplyOf<typeof listOffers>

interface ResultsProps {
  found: Found
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
  return (
    <>
      <div className={css.sum}>
        <h2 aria-live="polite">{count}</h2>
        {meta.total > 0 && <AlertButton found={found} search={search} look="soft" className={css.alert} />}
        {meta.total > 0 && <SortForm criteria={criteria} search={search} onSort={onSort} />}
      </div>
      <AppliedFilters
        applied={criteria.applied}
        hrefWithout={(each) => offersHref(searchWithout(search, each))}
        clearHref={offersHref(searchWithoutFilters(search))}
      />
      <AroundTown criteria={criteria} search={search} />
      <Notices found={found} search={search} />
      {found.data.length > 0 ? (
        <ul ref={list} className={cards.cards}>
          {found.data.map((offer, index) => (
            <Fragment key={offer.id}>
              {index === BEFORE_ALERT && alertable && (
                <li>
                  <AlertBox found={found} search={search} />
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

function Notices({ found, search }: Pick<ResultsProps, 'found' | 'search'>) {
  const { criteria, notice } = found
  return (
    <>
      {notice && (
        <p className={css.notice} role="status">
          {notice.text}{' '}
          {notice.verbatim && (
            <AppLink href={offersHref({ ...search, verbatim: '1' })}>{notice.verbatim}</AppLink>
          )}
        </p>
      )}
      <UnknownPlace name={criteria.unknown_place} />
    </>
  )
}
