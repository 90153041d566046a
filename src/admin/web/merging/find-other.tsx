import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate } from '#src/shared/dates.ts'
import { formatPhone } from '#src/shared/phone.ts'
import { call } from '#src/shell/api/api.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { SearchInput, useLiveText } from '#src/ui/form/search-input.tsx'
import type { listPeople } from '../../people/contract.ts'
import css from '../desk/desk.module.css'
import { Failure } from '../desk/failure.tsx'
import { Section } from '../desk/parts.tsx'
import { deskKeys } from '../desk/query-keys.ts'
import { MIN_LETTERS } from '../lists/use-list.ts'
import { MERGING, mergingHref } from '../people/merging-address.ts'
import people from '../people/people.module.css'
import { personQuery } from '../people/queries.ts'
import own from './merging.module.css'

const MOST = 10

/** Finds the other account of the person, beginning with those that have the same name. */
export function FindOther({ kept }: { kept: number }) {
  const { data: person, error, refetch } = useQuery(personQuery(kept))
  if (error && !person) return <Failure error={error} onRetry={() => void refetch()} />
  return person ? <Search kept={kept} name={person.name} /> : null
}

function Search({ kept, name }: { kept: number; name: string }) {
  const [q, setQ] = useState(name)
  const text = useLiveText(q, MIN_LETTERS, setQ)
  const query = {
    q,
    kind: 'applicant' as const,
    page: '1',
    per_page: MOST + 1,
    sort_by_date: 'desc' as const,
  }
  const { data } = useQuery({
    queryKey: deskKeys.list(MERGING, query),
    queryFn: () => call<typeof listPeople>('GET /api/admin/people', { query }),
    placeholderData: keepPreviousData,
  })
  const found = data?.data.filter(({ id }) => id !== kept).slice(0, MOST)
  return (
    <Section title="L’autre compte de la personne">
      <div className={own.search}>
        <SearchInput label="Nom, adresse ou téléphone" live={text} />
      </div>
      {found?.length === 0 && (
        <p className={css.none}>Aucun autre compte de candidat ne répond à ces mots.</p>
      )}
      <ul className={people.lines}>
        {found?.map(({ id, name: other, email, phone_number, created_at }) => (
          <li key={id}>
            <span>
              <AppLink href={mergingHref({ kept, merged: id })}>{other}</AppLink>
              <small>
                {email}
                {phone_number && `, ${formatPhone(phone_number)}`}
              </small>
            </span>
            <small>créé le {formatDate(created_at)}</small>
          </li>
        ))}
      </ul>
    </Section>
  )
}
