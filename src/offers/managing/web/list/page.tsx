import { useQuery } from '@tanstack/react-query'
import type { OfferAnswering } from '#src/offers/life/web/answer-dialog.ts'
import { formatCount } from '#src/shared/money.ts'
import { useAbility } from '#src/shell/session/ability.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { LoadFailure } from '#src/ui/display/load-failure.tsx'
import { ListPage, ListPager, ListTotal } from '#src/ui/lists/page.tsx'
import { Pagination } from '#src/ui/navigation/pagination.tsx'
import { PlusIcon } from '#src/ui/workspace-icons.tsx'
import { MY_OFFERS, type OffersSearch, offersHref, PASTING } from '../filters.ts'
import { type ManagedOffersList, managedOffersQuery } from '../queries.ts'
import { OffersEmpty } from './empty.tsx'
import { OffersFilterBar } from './filter-bar.tsx'
import css from './page.module.css'
import { OffersRows } from './rows.tsx'
import { OffersSkeleton } from './skeleton.tsx'
import { slotWords } from './slot-words.ts'
import { OfferStates } from './states.tsx'

interface ManagedOffersPageProps {
  search: OffersSearch
  /** The dialog belongs to the applications, which import offers, so the page hands it in. */
  answering: OfferAnswering
}

export function ManagedOffersPage({ search, answering }: ManagedOffersPageProps) {
  const { data: list, error, isPlaceholderData, refetch } = useQuery(managedOffersQuery(search))
  const canWrite = useAbility().can('create', 'job offer')
  return (
    <ListPage>
      <div className={css.head}>
        <div>
          <h1>Mes offres</h1>
          <ListTotal>{list && !isPlaceholderData && <Total list={list} />}</ListTotal>
        </div>
        {canWrite && (
          <div className={css.starts}>
            <LinkButton look="secondary" small href={PASTING}>
              Coller une annonce
            </LinkButton>
            <LinkButton small href={`${MY_OFFERS}/ajouter`}>
              <PlusIcon size={16} />
              Saisir une offre
            </LinkButton>
          </div>
        )}
      </div>
      <OfferStates search={search} counts={list?.counts} />
      <OffersFilterBar search={search} />
      {error && !list ? (
        <LoadFailure onRetry={() => refetch()}>{error.message}</LoadFailure>
      ) : (
        <div className={classes(isPlaceholderData && css.stale)} aria-busy={!list || isPlaceholderData}>
          {list ? <Content list={list} search={search} answering={answering} /> : <OffersSkeleton />}
        </div>
      )}
    </ListPage>
  )
}

function Content({
  list: { data, meta },
  search,
  answering,
}: ManagedOffersPageProps & { list: ManagedOffersList }) {
  if (data.length === 0) return <OffersEmpty search={search} total={meta.total} />
  return (
    <>
      <OffersRows offers={data} answering={answering} />
      <ListPager meta={meta}>
        <Pagination
          page={meta.current_page}
          lastPage={meta.last_page}
          hrefOf={(page) => offersHref(search, { page: page > 1 ? String(page) : undefined })}
        />
      </ListPager>
    </>
  )
}

/** « 9 offres actives », as every page counts them, and the places that they and others take. */
function Total({ list: { slots, active_count } }: { list: ManagedOffersList }) {
  const { taken, total } = slots
  const words = slotWords({ active: active_count, ...slots })
  return (
    <>
      <b>{formatCount(active_count)}</b> {words.active}, {words.places}
      {words.why && ` (${words.why})`}
      {total !== null && (
        <>
          <span className={css.slots} aria-hidden="true">
            <i style={{ width: `${Math.min(100, (100 * taken) / Math.max(1, total))}%` }} />
          </span>
          {taken >= total && (
            <>
              {' '}
              Pour envoyer une autre offre, clôturez-en ou retirez-en une, ou{' '}
              <AppLink href="/dashboard/recruteur/compagnie/abonnement">changez de formule</AppLink>.
            </>
          )}
        </>
      )}
    </>
  )
}
