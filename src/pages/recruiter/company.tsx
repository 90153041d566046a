import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { OwnCompanyPage } from '#src/companies/editing/web/page.tsx'
import { ownCompanyQuery } from '#src/companies/editing/web/queries.ts'
import { CompanyTabs } from '#src/companies/editing/web/tabs.tsx'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import type { SearchParams } from '#src/ui/search-params.ts'

export const Route = createFileRoute('/_auth/dashboard/recruteur/compagnie/$tab')({
  staticData: { title: 'Ma Société', requires: ['view', 'my company profile'] },
  validateSearch: (search): SearchParams => search as SearchParams,
  // Only the server waits for the data: in the browser the page shows at once, with its skeleton.
  loader: async ({ context, params }) => {
    if (!TITLES.has(params.tab) && typeof document === 'undefined')
      await context.queryClient.prefetchQuery(ownCompanyQuery)
    return { crumb: TITLES.get(params.tab) ?? 'Ma Société' }
  },
  component: Page,
})

/** The titles of the tabs that show something else than the company. */
const TITLES = new Map(Object.entries({ abonnement: 'Abonnement', paiements: 'Paiements' }))

const SubscriptionTab = lazyPart(() => import('#src/subscriptions/overview/web/tab.tsx'))
const EmbedSnippet = lazyPart(() => import('#src/offers/embedding/web/snippet.tsx'))
const PaymentsTab = lazyPart(() => import('#src/subscriptions/payments/web/tab.tsx'))

function Page() {
  const { tab } = Route.useParams()
  const search = Route.useSearch()
  if (!TITLES.has(tab)) return <OwnCompanyPage EmbedSnippet={EmbedSnippet} />
  return (
    <>
      <h1>{TITLES.get(tab)}</h1>
      <CompanyTabs />
      <Suspense fallback={<SkeletonLines lines={8} />}>
        {tab === 'abonnement' ? <SubscriptionTab search={search} /> : <PaymentsTab search={search} />}
      </Suspense>
    </>
  )
}
