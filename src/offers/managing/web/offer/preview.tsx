import type { Offer } from '#src/offers/contract.ts'
import { OfferPreview } from '#src/offers/web/page.tsx'

/** Nobody applies from here. */
const NO_APPLYING = { button: () => null, popup: null }

/** The public page's own component: what candidates see. */
export function OfferLook({ offer }: { offer: Offer }) {
  return (
    <section aria-label="La page de l’offre">
      <OfferPreview offer={offer} apply={NO_APPLYING} />
    </section>
  )
}
