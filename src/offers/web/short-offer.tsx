import type { ComponentProps, ReactNode } from 'react'
import { formatDay } from '#src/shared/dates.ts'
import { formatPay } from '#src/shared/money.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { CompanyTile } from '#src/ui/display/company-tile.tsx'
import css from './short-offer.module.css'

interface ShortOfferProps {
  offer: {
    id: number
    slug: string
    title: string
    company: ComponentProps<typeof CompanyTile>['company']
    city: string | null | undefined
    contract: string | null | undefined
    min_salary: number | null
    max_salary: number | null
    published_at: string | null
  }
  /** What stands at its end. */
  children?: ReactNode
}

/** An offer in two lines, in a card beside other things. */
export function ShortOffer({ offer, children }: ShortOfferProps) {
  return (
    <article className={css.offer}>
      <CompanyTile company={offer.company} />
      <div>
        <h3>
          <AppLink href={`/offres/${offer.id}-${offer.slug}`}>{displayTitle(offer.title)}</AppLink>
        </h3>
        <p className="dots">
          <span>{offer.company.name}</span>
          {offer.city && <span>{offer.city}</span>}
          {offer.contract && <span>{offer.contract}</span>}
        </p>
        <p className="dots">
          <span>{formatPay(offer.min_salary, offer.max_salary) ?? 'Salaire non communiqué'}</span>
          {offer.published_at && <span className={css.when}>publiée {formatDay(offer.published_at)}</span>}
        </p>
      </div>
      {children}
    </article>
  )
}
