import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import cards from '#src/offers/web/card.module.css'
import { OfferCard } from '#src/offers/web/card.tsx'
import { useSaving } from '#src/offers/web/save.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { counted } from '#src/shared/phrases.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { LoadFailure } from '#src/ui/display/load-failure.tsx'
import { Skeleton } from '#src/ui/display/skeleton.tsx'
import { BookmarkIcon } from '#src/ui/icons.tsx'
import { Pagination } from '#src/ui/navigation/pagination.tsx'
import type { SearchParams } from '#src/ui/search-params.ts'
import type { SavedOffer } from '../contract.ts'
import { SavedBar } from './bar.tsx'
import { SavedNote } from './note.tsx'
import css from './page.module.css'
import { savedOffersQuery, savedViewOf, viewHref } from './queries.ts'
import { RequestedOffer } from './requested-offer.tsx'

export function SavedOffersPage() {
  const view = savedViewOf(useSearch({ strict: false }) as SearchParams)
  const { data, isError, refetch } = useQuery(savedOffersQuery(view))
  const kept = data?.counts.all ?? 0
  return (
    <>
      <h1>Mes sauvegardes</h1>
      {kept > 0 && <p className="muted">{counted(kept, 'offre')} de côté</p>}
      <RequestedOffer />
      {data && kept > 0 && <SavedBar view={view} counts={data.counts} />}
      {isError && !data && <Failure onRetry={() => refetch()} />}
      {!data && !isError && <Reading />}
      {data && kept === 0 && <None />}
      {kept > 0 && data?.meta.total === 0 && <p className={css.past}>Aucune de vos sauvegardes n’est ici.</p>}
      {data && data.meta.total > 0 && data.data.length === 0 && (
        <p className={css.past}>Cette page de la liste est vide.</p>
      )}
      {data && data.data.length > 0 && (
        <ul className={classes(cards.cards, css.list, 'long-list')}>
          {data.data.map((offer) => (
            <li key={offer.id}>
              <Saved offer={offer} />
            </li>
          ))}
        </ul>
      )}
      {data && (
        <Pagination
          page={data.meta.current_page}
          lastPage={data.meta.last_page}
          hrefOf={(page) => viewHref({ ...view, page })}
        />
      )}
    </>
  )
}

/** An offer of the list. Once it is removed, its place says so and offers to undo that. */
function Saved({ offer }: { offer: SavedOffer }) {
  const [kept, setKept] = useState(true)
  const { press } = useSaving({ id: offer.id, is_saved: false }, setKept)
  if (kept)
    return (
      <div className={css.saved}>
        <OfferCard
          offer={offer}
          level={2}
          closed={offer.is_open ? undefined : offer.is_paused ? 'En pause' : 'Clôturée'}
          onSaved={setKept}
        />
        <SavedNote offer={offer} />
      </div>
    )
  return (
    <div className={css.gone} role="status">
      <p>«&nbsp;{displayTitle(offer.title)}&nbsp;» n’est plus dans vos sauvegardes.</p>
      <Button look="secondary" small autoFocus onClick={press}>
        Annuler
      </Button>
    </div>
  )
}

function None() {
  return (
    <EmptyState
      icon={BookmarkIcon}
      title="Aucune offre sauvegardée"
      actions={<LinkButton href="/offres">Chercher des offres</LinkButton>}
    >
      Le signet d’une offre la garde ici, pour y revenir au calme et avant sa date limite.
    </EmptyState>
  )
}

function Reading() {
  return (
    <div className={css.list} role="status" aria-label="Chargement de vos sauvegardes">
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} height={162} />
      ))}
    </div>
  )
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return <LoadFailure onRetry={onRetry}>Vos sauvegardes n’ont pas pu être lues.</LoadFailure>
}
