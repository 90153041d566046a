import { createFileRoute, notFound } from '@tanstack/react-router'
import { OFFER_ANSWERING } from '#src/applications/deciding/web/answering/offer-answering.ts'
import { managedOfferHref } from '#src/offers/managing/web/filters.ts'
import { ManagedOfferPage } from '#src/offers/managing/web/offer/page.tsx'
import { managedOfferQuery } from '#src/offers/managing/web/queries.ts'
import { titleOf } from '#src/offers/managing/web/words.ts'
import { orNotFound } from '#src/shell/api/or-not-found.ts'
import { SponsorOffer } from '#src/subscriptions/purchasing/web/sponsor-offer.tsx'
import { offerSponsoringsQuery } from '#src/subscriptions/sponsoring/web/queries.ts'
import { OfferSponsorings } from '#src/subscriptions/sponsoring/web/tab.tsx'

export const Route = createFileRoute('/_auth/dashboard/recruteur/mes-offres/$id/sponsorisation')({
  staticData: {
    title: 'Sponsorisation',
    requires: ['view', 'my company job offers'],
    parents: [{ title: 'Mes offres', to: '/dashboard/recruteur/mes-offres' }],
  },
  loader: async ({ context: { queryClient }, params }) => {
    if (!/^[1-9]\d{0,8}$/.test(params.id)) throw notFound()
    const id = Number(params.id)
    const offer = await orNotFound(queryClient.ensureQueryData(managedOfferQuery(id)))
    // Only the server waits for the tab: in the browser the page shows at once and the tab follows.
    if (typeof window === 'undefined') await queryClient.prefetchQuery(offerSponsoringsQuery(id))
    return { parent: { title: titleOf(offer), to: managedOfferHref(id, 'apercu') } }
  },
  component: Page,
})

function Page() {
  const id = Number(Route.useParams().id)
  return (
    <ManagedOfferPage
      key={id}
      id={id}
      tab="sponsorisation"
      answering={OFFER_ANSWERING}
      content={{ sponsorisation: () => <OfferSponsorings id={id} purchase={<SponsorOffer id={id} />} /> }}
    />
  )
}
