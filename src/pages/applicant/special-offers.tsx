import { createFileRoute } from '@tanstack/react-router'
import { BlockedCompaniesCard } from '#src/matching/blocking/web/card.tsx'
import { JobInvitationsPage } from '#src/matching/invitations/web/page.tsx'
import { invitationsSearchOf, jobInvitationsQuery } from '#src/matching/invitations/web/queries.ts'
import { FoundCard } from '#src/profiles/visibility/web/found-card.tsx'
import { OffersForMeTabs } from '#src/shell/navigation/offers-for-me.tsx'
import type { SearchParams } from '#src/ui/search-params.ts'

export const Route = createFileRoute('/_auth/candidat/offres-speciales')({
  staticData: { title: 'Offres spéciales', requires: ['view', 'my saved offer'] },
  validateSearch: (search): SearchParams => search as SearchParams,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    typeof document === 'undefined'
      ? context.queryClient.prefetchQuery(jobInvitationsQuery(invitationsSearchOf(deps)))
      : undefined,
  component: Page,
})

function Page() {
  return (
    <>
      <OffersForMeTabs />
      <JobInvitationsPage
        side={
          <>
            <FoundCard />
            <BlockedCompaniesCard />
          </>
        }
      />
    </>
  )
}
