import { useQuery } from '@tanstack/react-query'
import { AddCandidateToOffer } from '#src/applications/entering/web/add-button.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { LoadFailure } from '#src/ui/display/load-failure.tsx'
import { ListPage, ListPager } from '#src/ui/lists/page.tsx'
import { InboxIcon } from '#src/ui/workspace-icons.tsx'
import { listHref } from '../filters.ts'
import { listQuery } from '../queries.ts'
import { ApplicationStatuses } from './status-chips.tsx'
import { ApplicationsTable, ApplicationsTableSkeleton } from './table.tsx'

/** The page of an offer shows its latest applications; their states and filters lead to the whole list. */
export function OfferApplications({ id }: { id: number }) {
  const search = { offer_id: String(id) }
  const { data: list, error, refetch } = useQuery(listQuery(search))
  if (error && !list) return <LoadFailure onRetry={() => refetch()}>{error.message}</LoadFailure>
  if (list?.meta.total === 0)
    return (
      <Card>
        <EmptyState
          icon={InboxIcon}
          title="Aucune candidature pour le moment"
          actions={<AddCandidateToOffer id={id} />}
        >
          Dès qu’une personne postule à cette offre, sa candidature arrive ici et une notification vous le
          dit.
        </EmptyState>
      </Card>
    )
  return (
    <ListPage>
      <AddCandidateToOffer id={id} />
      <ApplicationStatuses search={search} counts={list?.counts} withStages />
      {list ? <ApplicationsTable items={list.data} search={search} /> : <ApplicationsTableSkeleton />}
      {list && (
        <ListPager meta={list.meta}>
          <LinkButton look="secondary" small href={listHref(search)}>
            Toutes, avec les filtres
          </LinkButton>
        </ListPager>
      )}
    </ListPage>
  )
}
