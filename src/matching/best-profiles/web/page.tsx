import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { counted } from '#src/shared/phrases.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { LoadFailure } from '#src/ui/display/load-failure.tsx'
import { Skeleton } from '#src/ui/display/skeleton.tsx'
import { Pagination } from '#src/ui/navigation/pagination.tsx'
import { UsersIcon } from '#src/ui/workspace-icons.tsx'
import type { BestProfiles } from '../contract.ts'
import { Contacts } from './contacts.tsx'
import { SearchCriteria } from './criteria.tsx'
import css from './page.module.css'
import { ProfilePanel } from './panel.tsx'
import { bestProfilesQuery } from './queries.ts'
import { ProfileRow } from './row.tsx'
import { type BestProfilesSearch, bestProfilesHref } from './search.ts'

export function BestProfilesPage({ search }: { search: BestProfilesSearch }) {
  const { data, error, isPlaceholderData, refetch } = useQuery(bestProfilesQuery(search))
  return (
    <div className={css.page}>
      <div>
        <h1>Meilleurs profils</h1>
        <p className="muted">
          Des candidats qui ont accepté d’être trouvés. Ni photo, ni âge, ni nom avant un contact.
        </p>
      </div>
      {error && !data && <LoadFailure onRetry={() => refetch()}>{error.message}</LoadFailure>}
      {!data && !error && <Reading />}
      {data && (
        <>
          <div className={css.top}>
            <SearchCriteria search={search} found={data} />
            <Contacts contacts={data.contacts} />
          </div>
          {/* The list is inert while it is stale, so that no contact is spent on somebody of the search before. */}
          <div
            className={classes(isPlaceholderData && css.stale)}
            aria-busy={isPlaceholderData}
            inert={isPlaceholderData}
          >
            <Found key={data.criteria?.offer?.id} found={data} search={search} />
          </div>
        </>
      )}
    </div>
  )
}

function Found({ found, search }: { found: BestProfiles; search: BestProfilesSearch }) {
  const { data, meta, criteria } = found
  const [chosen, setChosen] = useState<string | null>(null)
  const person = data.find(({ key }) => key === chosen)
  if (data.length === 0) return <NoProfiles found={found} />
  return (
    <div className={css.work}>
      <section>
        <div className={css.sum}>
          <h2 role="status">{counted(meta.total, 'profil')}</h2>
          <p>Meilleure correspondance d’abord</p>
        </div>
        <ul className={css.list}>
          {data.map((profile) => (
            <ProfileRow
              key={profile.key}
              profile={profile}
              left={found.contacts.left}
              isChosen={profile.key === chosen}
              onChoose={() => setChosen(profile.key)}
            />
          ))}
        </ul>
        <Pagination
          page={meta.current_page}
          lastPage={meta.last_page}
          hrefOf={(page) => bestProfilesHref({ ...search, page })}
        />
      </section>
      {person && (
        <ProfilePanel
          key={person.key}
          profile={person}
          offer={criteria?.offer ?? null}
          offers={found.offers}
        />
      )}
    </div>
  )
}

function NoProfiles({ found: { criteria, offers } }: { found: BestProfiles }) {
  if (criteria)
    return (
      <EmptyState icon={UsersIcon} title="Aucun profil pour le moment">
        Personne, parmi les candidats qui acceptent d’être trouvés, ne correspond à cette recherche.
        Élargissez-la, ou revenez dans quelques jours.
      </EmptyState>
    )
  return (
    <EmptyState
      icon={UsersIcon}
      title="Qui cherchez-vous ?"
      actions={<LinkButton href="/dashboard/recruteur/mes-offres">Voir mes offres</LinkButton>}
    >
      {offers.length > 0
        ? 'Choisissez une de vos offres, ou décrivez la personne que vous cherchez.'
        : 'Aucune de vos offres n’est ouverte\u00A0: décrivez la personne que vous cherchez, en commençant par son secteur.'}
    </EmptyState>
  )
}

function Reading() {
  return (
    <div className={css.page} role="status" aria-label="Chargement des profils">
      <Skeleton height={150} />
      <Skeleton height={420} />
    </div>
  )
}
