import { useSuspenseQuery } from '@tanstack/react-query'
import { companyQuery } from '#src/companies/directory/web/queries.ts'
import { profileHref } from '#src/companies/directory/web/words.ts'
import cards from '#src/offers/web/card.module.css'
import { OfferCard } from '#src/offers/web/card.tsx'
import { formatCount } from '#src/shared/money.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Pagination } from '#src/ui/navigation/pagination.tsx'
import css from './open-offers.module.css'
import { companyOffersQuery } from './queries.ts'

/** The company's open offers, page by page. */
export function CompanyOffers({ slug, page }: { slug: string; page: number }) {
  const { data: company } = useSuspenseQuery(companyQuery(slug))
  const { data: found } = useSuspenseQuery(companyOffersQuery(slug, page))
  const { meta } = found
  return (
    <section id="offres" className={css.offers} aria-labelledby="offres-ouvertes">
      <h2 id="offres-ouvertes">
        Offres ouvertes <span className={css.count}>{formatCount(meta.total)}</span>
      </h2>
      {meta.total === 0 && (
        <div className={css.none}>
          <p>{company.name} ne recrute pas en ce moment.</p>
          <LinkButton look="secondary" href="/offres">
            Voir toutes les offres
          </LinkButton>
        </div>
      )}
      {found.data.length > 0 && (
        <ul className={cards.rows}>
          {found.data.map((offer) => (
            <li key={offer.id}>
              <OfferCard offer={offer} bare />
            </li>
          ))}
        </ul>
      )}
      {meta.last_page > 1 && (
        <div className={css.pages}>
          <Pagination
            page={meta.current_page}
            lastPage={meta.last_page}
            hrefOf={(to) => `${profileHref(company)}${to > 1 ? `?page=${to}` : ''}#offres`}
          />
        </div>
      )}
    </section>
  )
}
