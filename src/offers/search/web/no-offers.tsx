import { useAlertable } from '#src/offers/alerts/web/alertable.ts'
import { AlertButton } from '#src/offers/alerts/web/button.tsx'
import { formatCount } from '#src/shared/money.ts'
import { counted, plural } from '#src/shared/phrases.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { SearchIcon } from '#src/ui/icons.tsx'
import type { SearchParams } from '#src/ui/search-params.ts'
import { searchWithout } from '#src/ui/search-params.ts'
import { offersHref, pageHref } from './address.ts'
import type { FoundOffers } from './queries.ts'

/** Larger counts are not exact. */
const MOST_COUNTED = 3000

/** Says why there are no offers, and proposes to remove the filter that excludes them all. */
export default function NoOffers({ found, search }: { found: FoundOffers; search: SearchParams }) {
  const { blocking, criteria, meta } = found
  const alertable = useAlertable(found)
  if (meta.total > 0) {
    return (
      <EmptyState
        icon={SearchIcon}
        actions={<LinkButton href={pageHref(search, 1)}>Revenir à la première page</LinkButton>}
      >
        Cette page est après la dernière.
      </EmptyState>
    )
  }
  if (!blocking) {
    return (
      <EmptyState
        icon={SearchIcon}
        actions={
          <>
            <LinkButton href="/offres">Voir toutes les offres</LinkButton>
            <AlertButton found={found} search={search} />
          </>
        }
      >
        {criteria.keywords
          ? `Aucune offre ouverte ne répond à «\u00A0${criteria.keywords}\u00A0». Essayez un mot plus court ou un métier voisin.`
          : 'Aucune offre n’est ouverte avec ces filtres.'}
      </EmptyState>
    )
  }
  const without = withoutBlocking(search, blocking)
  return (
    <EmptyState
      icon={SearchIcon}
      actions={
        <>
          <LinkButton href={offersHref(without)}>{actionOf(blocking)}</LinkButton>
          <AlertButton found={found} search={search} />
        </>
      }
    >
      Aucune offre ne remplit tous vos critères. Sans «{'\u00A0'}
      {blocking.label}
      {'\u00A0'}», il y en a {blocking.count > MOST_COUNTED && 'plus de '}
      {formatCount(Math.min(blocking.count, MOST_COUNTED))}.
      {alertable && ' Une alerte vous prévient dès qu’il en paraît une.'}
    </EmptyState>
  )
}

function withoutBlocking(search: SearchParams, blocking: NonNullable<FoundOffers['blocking']>): SearchParams {
  if (blocking.filter !== 'keywords') return searchWithout(search, blocking)
  const { keywords: _keywords, page: _page, ...rest } = search
  return rest
}

function actionOf({ count }: NonNullable<FoundOffers['blocking']>): string {
  if (count > MOST_COUNTED) return 'Voir ces offres'
  return `Voir ${plural(count, 'cette offre', `ces ${counted(count, 'offre')}`)}`
}
