import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { OFFER_ANSWERING } from '#src/applications/deciding/web/answering/offer-answering.ts'
import { OfferApplications } from '#src/applications/reviewing/web/list/offer-applications.tsx'
import { listQuery } from '#src/applications/reviewing/web/queries.ts'
import { OfferHistory } from '#src/offers/history/web/history.tsx'
import { offerHistoryQuery } from '#src/offers/history/web/queries.ts'
import { ManagedOfferPage } from '#src/offers/managing/web/offer/page.tsx'
import { isManagedOfferTab, type ManagedOfferTab } from '#src/offers/managing/web/offer/tabs.ts'
import { managedOfferQuery, publicPageQuery } from '#src/offers/managing/web/queries.ts'
import { titleOf } from '#src/offers/managing/web/words.ts'
import { offerStatisticsQuery } from '#src/offers/statistics/web/queries.ts'
import { OfferStatistics } from '#src/offers/statistics/web/statistics.tsx'
import { APP_NAME } from '#src/shared/app-name.ts'
import { orNotFound } from '#src/shell/api/or-not-found.ts'

export const Route = createFileRoute('/_auth/dashboard/recruteur/mes-offres/$id/$tab')({
  staticData: {
    title: 'Offre',
    requires: ['view', 'my company job offers'],
    parents: [{ title: 'Mes offres', to: '/dashboard/recruteur/mes-offres' }],
  },
  loader: async ({ context: { queryClient }, params }) => {
    const { id: written, tab } = params
    if (!/^[1-9]\d{0,8}$/.test(written)) throw notFound()
    if (!isManagedOfferTab(tab))
      throw redirect({ to: '.', params: { ...params, tab: 'apercu' }, replace: true })
    const id = Number(written)
    const offer = await orNotFound(queryClient.ensureQueryData(managedOfferQuery(id)))
    // Only the server waits for the tab: in the browser the page shows at once and the tab follows.
    if (typeof window === 'undefined') {
      if (tab === 'apercu') await queryClient.prefetchQuery(publicPageQuery(id))
      if (tab === 'candidatures') await queryClient.prefetchQuery(listQuery({ offer_id: written }))
      if (tab === 'statistiques') await queryClient.prefetchQuery(offerStatisticsQuery(id))
      if (tab === 'historique') await queryClient.prefetchQuery(offerHistoryQuery(id))
    }
    return { crumb: titleOf(offer) }
  },
  head: ({ loaderData }) =>
    loaderData?.crumb ? { meta: [{ title: `${loaderData.crumb} | ${APP_NAME}` }] } : {},
  component: Page,
})

function Page() {
  const { id: written, tab } = Route.useParams()
  const id = Number(written)
  return (
    <ManagedOfferPage
      key={id}
      id={id}
      tab={tab as ManagedOfferTab}
      answering={OFFER_ANSWERING}
      content={{
        candidatures: () => <OfferApplications id={id} />,
        statistiques: () => <OfferStatistics id={id} />,
        historique: () => <OfferHistory id={id} />,
      }}
    />
  )
}
