import { useQuery } from '@tanstack/react-query'
import { OfferPreview } from '#src/offers/web/page.tsx'
import { LoadFailure } from '#src/ui/display/load-failure.tsx'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { publicPageQuery } from '../queries.ts'
import { ShareKit } from './share-kit.tsx'

/** A preview has no button to apply with. */
const NO_APPLYING = { button: () => null, popup: null }

/** Renders the component of the public page, so that the recruiter sees what candidates see. */
export function OfferLook({ id, isOnline }: { id: number; isOnline: boolean }) {
  const { data: offer, error, refetch } = useQuery(publicPageQuery(id))
  if (error && !offer) return <LoadFailure onRetry={() => refetch()}>{error.message}</LoadFailure>
  if (offer === undefined) return <SkeletonLines lines={8} />
  if (!offer) return null
  return (
    <>
      {isOnline && <ShareKit key={offer.id} offer={offer} />}
      <section aria-label="La page de l’offre">
        <OfferPreview offer={offer} apply={NO_APPLYING} />
      </section>
    </>
  )
}
