import { Fragment } from 'react'
import { profileHref } from '#src/profiles/shared/parts.ts'
import { lowered } from '#src/shared/phrases.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { SearchIcon } from '#src/ui/icons.tsx'
import { SparkIcon } from '#src/ui/workspace-icons.tsx'
import { hrefOf, type Suggestions } from './queries.ts'

/** Says why the list is empty and offers the way out: another filter, the profile or the search. */
export function NoSuggestions({ data }: { data: Suggestions }) {
  if (data.counts.all > 0)
    return (
      <EmptyState
        icon={SearchIcon}
        actions={<LinkButton href={hrefOf({ filter: 'all', page: 1 })}>Toutes les voir</LinkButton>}
      >
        Aucune de vos recommandations n’est ici.
      </EmptyState>
    )
  const [first] = data.missing
  if (data.is_profile_incomplete)
    return (
      <EmptyState
        icon={SparkIcon}
        title="Votre profil n’en dit pas assez"
        actions={
          <LinkButton href={profileHref(first?.section ?? 'presentation')}>Compléter mon profil</LinkButton>
        }
      >
        Pour vous recommander des offres, il nous faut encore quelques-unes de ces réponses&nbsp;:{' '}
        {data.missing.map(({ words, section }, index) => (
          <Fragment key={words}>
            {index > 0 && (index === data.missing.length - 1 ? ' et ' : ', ')}
            <AppLink href={profileHref(section)}>{lowered(words)}</AppLink>
          </Fragment>
        ))}
        .
      </EmptyState>
    )
  return (
    <EmptyState
      icon={SparkIcon}
      title="Aucune offre ouverte ne va à votre profil"
      actions={<LinkButton href="/offres">Chercher parmi toutes les offres</LinkButton>}
    >
      Les offres paraissent chaque jour&nbsp;: celles qui vous iront seront ici dès leur parution.
      {data.hidden.offers + data.hidden.companies > 0 && ' Celles que vous avez masquées n’y sont pas.'}
    </EmptyState>
  )
}
