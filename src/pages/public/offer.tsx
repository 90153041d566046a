import { createFileRoute, notFound } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { useApply } from '#src/applications/applying/web/apply-button.tsx'
import type { Offer } from '#src/offers/contract.ts'
import { jobPostingOf } from '#src/offers/web/job-posting.ts'
import { OfferPage } from '#src/offers/web/page.tsx'
import { offerQuery, similarOffersQuery } from '#src/offers/web/queries.ts'
import { offerHref, offerIdIn, summaryOf } from '#src/offers/web/words.ts'
import { APP_NAME } from '#src/shared/app-name.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { orNotFound } from '#src/shell/api/or-not-found.ts'
import { answerGone } from '#src/shell/page-status.ts'
import { siteOrigin } from '#src/shell/site-origin.ts'

/** Search engines read it in the page as it was served; a visitor's browser needs none of it. */
const postingOf = createIsomorphicFn()
  .server((offer: Offer) => jobPostingOf(offer, siteOrigin()))
  .client((_offer: Offer): string | null => null)

export const Route = createFileRoute('/_default/offres/$id')({
  staticData: { title: 'Offre' },
  loader: async ({ context, params }) => {
    const id = offerIdIn(params.id)
    if (!id) throw notFound()
    const { queryClient } = context
    const similar = queryClient.ensureQueryData(similarOffersQuery(id))
    const [offer] = await orNotFound(Promise.all([queryClient.ensureQueryData(offerQuery(id)), similar]))
    if (offer.is_gone) answerGone()
    return {
      id,
      title: [displayTitle(offer.title), offer.company.name, offer.city?.name].filter(Boolean).join(', '),
      summary: summaryOf(offer),
      address: siteOrigin() + offerHref(offer),
      open: offer.status === 'open',
      posting: postingOf(offer),
    }
  },
  head: ({ loaderData }) => ({
    meta: loaderData && [
      { title: `${loaderData.title} | ${APP_NAME}` },
      { name: 'description', content: loaderData.summary },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: APP_NAME },
      { property: 'og:title', content: loaderData.title },
      { property: 'og:description', content: loaderData.summary },
      { property: 'og:url', content: loaderData.address },
      ...(loaderData.open ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
    ],
    links: loaderData && [{ rel: 'canonical', href: loaderData.address }],
    scripts: loaderData?.posting ? [{ type: 'application/ld+json', children: loaderData.posting }] : [],
  }),
  component: OfferRoute,
})

function OfferRoute() {
  return <OfferPage id={Route.useLoaderData().id} useApply={useApply} />
}
