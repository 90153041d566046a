import { createFileRoute } from '@tanstack/react-router'
import { PrepareButton } from '#src/applications/preparing/web/button.tsx'
import { preparedQuery } from '#src/applications/preparing/web/queries.ts'
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
      ? Promise.all([
          context.queryClient.prefetchQuery(jobInvitationsQuery(invitationsSearchOf(deps))),
          context.queryClient.prefetchQuery(preparedQuery),
        ])
      : undefined,
  component: Page,
})

function Page() {
  return (
    <>
      <OffersForMeTabs />
      <JobInvitationsPage
        prepare={(offer, otherwise) => <PrepareButton offer={offer} otherwise={otherwise} />}
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
