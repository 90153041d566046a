import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ReplyOf } from '#src/shared/endpoint.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { LoadFailure } from '#src/ui/display/load-failure.tsx'
import { Skeleton } from '#src/ui/display/skeleton.tsx'
import { MailIcon } from '#src/ui/icons.tsx'
import { Pagination } from '#src/ui/navigation/pagination.tsx'
import { StateChip, StateChips } from '#src/ui/navigation/state-chips.tsx'
import type { SearchParams } from '#src/ui/search-params.ts'
import type { listJobInvitations } from '../contract.ts'
import { EndedInvitation } from './ended-invitation.tsx'
import css from './page.module.css'
import { type InvitationsSearch, invitationsSearchOf, jobInvitationsQuery } from './queries.ts'
import { invitationsHref, TABS } from './tabs.ts'
import { type Prepare, WaitingInvitation } from './waiting-invitation.tsx'

interface JobInvitationsPageProps {
  /** The card of who may find and invite, which stands beside the list. */
  side: ReactNode
  prepare: Prepare
}

export function JobInvitationsPage({ side, prepare }: JobInvitationsPageProps) {
  const search = invitationsSearchOf(useSearch({ strict: false }) as SearchParams)
  const { data, isError, refetch } = useQuery(jobInvitationsQuery(search))
  return (
    <div className={css.page}>
      <div>
        <h1>Offres spéciales</h1>
        <p className="muted">Des recruteurs ont lu votre profil et vous invitent à postuler.</p>
      </div>
      <StateChips label="Invitations">
        {TABS.map(({ tab, label }) => (
          <StateChip
            key={tab}
            label={label}
            count={data?.counts[tab]}
            href={invitationsHref(tab)}
            on={tab === search.tab}
          />
        ))}
      </StateChips>
      <div className={css.two}>
        <div className={css.list}>
          {isError && !data && (
            <LoadFailure onRetry={() => refetch()}>Vos invitations n’ont pas pu être lues.</LoadFailure>
          )}
          {!data && !isError && <Reading />}
          {data && <List list={data} search={search} prepare={prepare} />}
        </div>
        <div className={css.side}>{side}</div>
      </div>
    </div>
  )
}

type ListReply = ReplyOf<typeof listJobInvitations>

interface ListProps {
  list: ListReply
  search: InvitationsSearch
  prepare: Prepare
}

function List({ list: { data, meta }, search, prepare }: ListProps) {
  const { tab } = search
  if (data.length === 0) return <None search={search} />
  return (
    <>
      {data.map((invitation) =>
        tab === 'waiting' ? (
          <WaitingInvitation key={invitation.id} invitation={invitation} prepare={prepare} />
        ) : (
          <EndedInvitation key={invitation.id} invitation={invitation} />
        ),
      )}
      <Pagination
        page={meta.current_page}
        lastPage={meta.last_page}
        hrefOf={(page) => invitationsHref(tab, page)}
      />
    </>
  )
}

function None({ search }: { search: InvitationsSearch }) {
  return (
    <EmptyState icon={MailIcon} actions={<LinkButton href="/offres">Voir les offres</LinkButton>}>
      {TABS.find(({ tab }) => tab === search.tab)?.empty}
    </EmptyState>
  )
}

function Reading() {
  return (
    <div className={css.list} role="status" aria-label="Chargement de vos invitations">
      <Skeleton height={300} />
      <Skeleton height={300} />
    </div>
  )
}
