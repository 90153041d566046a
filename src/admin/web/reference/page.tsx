import { useQuery } from '@tanstack/react-query'
import { CHANGED_LISTS, type ChangedList, LIST_TRAITS } from '#src/reference-changes/shared/lists.ts'
import { formatCount } from '#src/shared/money.ts'
import { counted } from '#src/shared/phrases.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Failure } from '../desk/failure.tsx'
import { Loading } from '../desk/loading.tsx'
import { SETTINGS } from '../settings/page.tsx'
import { FAILED, type ReferenceSearch, referenceHref } from './address.ts'
import { FailedSearches } from './failed-searches.tsx'
import { EntryList } from './list.tsx'
import { referenceQuery } from './queries.ts'
import css from './reference.module.css'

const GROUPS = ['Emploi', 'Lieux', 'Mots', 'Réglages'] as const

/** The lists of the site, and beside them the one that is read and changed. */
export function ReferencePage({ search }: { search: ReferenceSearch }) {
  const { data, error, refetch } = useQuery(referenceQuery)
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  const shown = search.list ?? 'activity_areas'
  return (
    <div className={css.page} data-open={search.list !== undefined}>
      <nav className={css.lists} aria-label="Listes du référentiel">
        <header>
          <h1>Référentiel</h1>
          <p>Listes et réglages du site</p>
        </header>
        {GROUPS.map((group) => (
          <section key={group} aria-label={group}>
            <h2>{group}</h2>
            {CHANGED_LISTS.filter((list) => LIST_TRAITS[list].group === group).map((list) => (
              <ListLink
                key={list}
                list={list}
                label={LIST_TRAITS[list].label}
                count={data.lists.find((each) => each.list === list)?.count ?? 0}
                isShown={shown === list}
              />
            ))}
            {group === 'Mots' && (
              <ListLink
                list={FAILED}
                label="Recherches incomprises"
                count={data.failed_searches}
                isShown={shown === FAILED}
              />
            )}
            {group === 'Réglages' && (
              <AppLink href={SETTINGS}>Salaire minimum, limites, mots surveillés</AppLink>
            )}
          </section>
        ))}
        {data.coming > 0 && (
          <p className={css.coming}>
            <b>{counted(data.coming, 'changement', 'changements')}</b> à venir
          </p>
        )}
      </nav>
      <div className={css.shown}>
        {shown === FAILED ? (
          <FailedSearches />
        ) : (
          <EntryList key={shown} list={shown} search={search} occupations={data.occupations} />
        )}
      </div>
    </div>
  )
}

interface ListLinkProps {
  list: ChangedList | typeof FAILED
  label: string
  count: number
  isShown: boolean
}

function ListLink({ list, label, count, isShown }: ListLinkProps) {
  return (
    <AppLink href={referenceHref({ list })} sameSearch aria-current={isShown ? 'page' : undefined}>
      {label} <span>{formatCount(count)}</span>
    </AppLink>
  )
}
