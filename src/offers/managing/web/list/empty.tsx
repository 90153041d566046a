import { STATE_BADGES } from '#src/offers/life/shared/transitions.ts'
import { useAbility } from '#src/shell/session/ability.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { BriefcaseIcon, SearchIcon } from '#src/ui/icons.tsx'
import { PlusIcon } from '#src/ui/workspace-icons.tsx'
import { appliedWords, MY_OFFERS, type OffersSearch, offersHref, PASTING } from '../filters.ts'

/** Says why the list is empty, and what to do about it. */
export function OffersEmpty({ search, total }: { search: OffersSearch; total: number }) {
  const canWrite = useAbility().can('create', 'job offer')
  const filters = [search.status && STATE_BADGES[search.status].many, ...appliedWords(search)].filter(Boolean)
  if (total > 0 || filters.length > 0)
    return (
      <Card>
        <EmptyState
          icon={SearchIcon}
          title={total > 0 ? 'Cette page est vide' : 'Aucune offre sous ces filtres'}
          actions={
            <LinkButton look="secondary" href={total > 0 ? offersHref(search) : offersHref({})} sameSearch>
              {total > 0 ? 'Revenir à la première page' : 'Tout effacer'}
            </LinkButton>
          }
        >
          {total > 0 ? 'La liste est plus courte que cela.' : `Rien ne correspond à ${filters.join(', ')}.`}
        </EmptyState>
      </Card>
    )
  return (
    <Card>
      <EmptyState
        icon={BriefcaseIcon}
        title="Votre première offre"
        actions={
          canWrite && (
            <>
              <LinkButton look="secondary" href={PASTING}>
                Coller une annonce
              </LinkButton>
              <LinkButton href={`${MY_OFFERS}/ajouter`}>
                <PlusIcon size={16} />
                Saisir une offre
              </LinkButton>
            </>
          )
        }
      >
        Un titre et cinq étapes. Vous l’avez déjà sur Facebook&nbsp;? Collez-la, nous remplissons ce que nous
        comprenons.
      </EmptyState>
    </Card>
  )
}
