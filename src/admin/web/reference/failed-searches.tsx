import { useQuery } from '@tanstack/react-query'
import { formatDate } from '#src/shared/dates.ts'
import { formatCount } from '#src/shared/money.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { ChevronLeftIcon } from '#src/ui/icons.tsx'
import type { FailedSearch } from '../../reference/contract.ts'
import { Failure } from '../desk/failure.tsx'
import { Loading } from '../desk/loading.tsx'
import screenCss from '../lists/screen.module.css'
import { REFERENCE, referenceHref } from './address.ts'
import { failedQuery } from './queries.ts'
import css from './reference.module.css'

/** What is searched and not understood, each with what repairs it. */
export function FailedSearches() {
  const { data, error, refetch } = useQuery(failedQuery)
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <>
      <header className={screenCss.head}>
        <AppLink href={REFERENCE} className={css.back}>
          <ChevronLeftIcon size={16} /> Listes
        </AppLink>
        <h2>Recherches incomprises</h2>
        <p>
          Cherché au moins {data.least} fois en {data.days} jours, sans rien trouver. Qui cherche n’est pas
          gardé.
        </p>
      </header>
      <div className={screenCss.body}>
        <ul className={css.entries} aria-label="Recherches incomprises">
          {data.searches.map((failed) => (
            <li key={`${failed.kind} ${failed.text}`}>
              <div className={css.entry}>
                <b>{failed.text}</b>
                <span>{failed.kind === 'place' ? 'Comme lieu' : 'Comme mots'}</span>
                <small>
                  <span>
                    <b>{formatCount(failed.searches)}</b> fois
                  </span>
                  <span>la dernière le {formatDate(failed.last_on)}</span>
                </small>
                <Repairs failed={failed} />
              </div>
            </li>
          ))}
          {data.searches.length === 0 && (
            <li className={css.none}>Rien à réparer&nbsp;: ce qui est souvent cherché est compris.</li>
          )}
        </ul>
      </div>
    </>
  )
}

function Repairs({ failed: { kind, text } }: { failed: FailedSearch }) {
  if (kind === 'place')
    return (
      <AppLink className={css.act} href={referenceHref({ list: 'cities', edit: 'new', text })}>
        Ajouter la ville
      </AppLink>
    )
  return (
    <span className={css.acts}>
      <AppLink className={css.act} href={referenceHref({ list: 'synonyms', edit: 'new', text })}>
        Faire un synonyme
      </AppLink>
      <AppLink className={css.act} href={referenceHref({ list: 'titles', edit: 'new', text })}>
        Rattacher à un métier
      </AppLink>
    </span>
  )
}
