import { useQuery } from '@tanstack/react-query'
import { publicPageQuery } from '#src/offers/managing/web/queries.ts'
import cards from '#src/offers/web/card.module.css'
import { OfferCard } from '#src/offers/web/card.tsx'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'

/** The offer's card as lists show it while it is sponsored. */
export function SponsoredCard({ id }: { id: number }) {
  const { data: offer } = useQuery(publicPageQuery(id))
  if (!offer) return <SkeletonLines lines={4} />
  return (
    <div className={cards.cards} inert>
      <OfferCard offer={{ ...offer, is_sponsored: true }} />
    </div>
  )
}
