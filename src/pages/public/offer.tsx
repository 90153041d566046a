import { createFileRoute, notFound } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { useApply } from '#src/applications/applying/web/apply-button.tsx'
import type { Offer } from '#src/offers/contract.ts'
import { placeNameOf } from '#src/offers/shared/place.ts'
import { OfferPage } from '#src/offers/web/page.tsx'
import { headOfOffer } from '#src/offers/web/page-head.ts'
import { offerQuery, similarOffersQuery } from '#src/offers/web/queries.ts'
import { offerIdIn } from '#src/offers/web/words.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { allAnswered, orNotFound } from '#src/shell/api/or-not-found.ts'
import { titledHead, withServedHead } from '#src/shell/page-head.ts'
import { answerGone } from '#src/shell/page-status.ts'
import { siteOrigin } from '#src/shell/site-origin.ts'

/** Search engines read this head in the page as it was served, so the browser does not load it. */
const servedHead = createIsomorphicFn()
  .server((offer: Offer, title: string) => headOfOffer(offer, title, siteOrigin()))
  .client((_offer: Offer, _title: string): null => null)

export const Route = createFileRoute('/_default/offres/$id')({
  staticData: { title: 'Offre' },
  // The page asks for its data at once, not when its own script has come.
  codeSplitGroupings: [['component', 'pendingComponent']],
  loader: async ({ context, params }) => {
    const id = offerIdIn(params.id)
    if (!id) throw notFound()
    const { queryClient } = context
    const similar = queryClient.ensureQueryData(similarOffersQuery(id))
    const [offer] = await orNotFound(allAnswered(queryClient.ensureQueryData(offerQuery(id)), similar))
    if (offer.is_gone) answerGone()
    const title = [displayTitle(offer.title), offer.company.name, placeNameOf(offer)]
      .filter(Boolean)
      .join(', ')
    return withServedHead({ id, title }, servedHead(offer, title))
  },
  head: ({ loaderData }) => titledHead(loaderData),
  component: OfferRoute,
})

function OfferRoute() {
  return <OfferPage id={Route.useLoaderData().id} useApply={useApply} />
}
