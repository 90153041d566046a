import { Fragment, Suspense } from 'react'
import { useAlertable } from '#src/offers/alerts/web/alertable.ts'
import { AlertBox } from '#src/offers/alerts/web/deferred-button.tsx'
import cards from '#src/offers/web/card.module.css'
import { OfferCard } from '#src/offers/web/card.tsx'
import { classes } from '#src/ui/class-names.ts'
import css from '#src/ui/search/results.module.css'
import type { SearchParams } from '#src/ui/search-params.ts'
import type { FoundOffers } from './queries.ts'
import { usePromotedReports } from './use-promoted-reports.ts'

/** The box that proposes an alert stands after this many offers. */
const BEFORE_ALERT = 4

/** The offers of a page: those that fit, then under a heading of their own those that are near. */
export function FoundCards({ found, search }: { found: FoundOffers; search: SearchParams }) {
  const alertable = useAlertable(found)
  const list = usePromotedReports(found)
  const fitting = found.data.filter((offer) => !offer.is_near)
  const near = found.data.filter((offer) => offer.is_near)
  return (
    <>
      {fitting.length > 0 && (
        <ul ref={list} className={classes(cards.cards, 'long-list')}>
          {fitting.map((offer, index) => (
            <Fragment key={offer.id}>
              {index === BEFORE_ALERT && alertable && (
                <li>
                  <Suspense>
                    <AlertBox found={found} search={search} />
                  </Suspense>
                </li>
              )}
              <FoundCard offer={offer} />
            </Fragment>
          ))}
        </ul>
      )}
      {near.length > 0 && (
        <section aria-labelledby="proches" className={css.near}>
          <h2 id="proches">Proches de votre recherche</h2>
          <ul className={classes(cards.cards, 'long-list')}>
            {near.map((offer) => (
              <FoundCard key={offer.id} offer={offer} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function FoundCard({ offer }: { offer: FoundOffers['data'][number] }) {
  return (
    <li>
      <OfferCard offer={offer} distance={offer.distance_km} />
    </li>
  )
}
