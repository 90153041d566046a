import type { ReactNode } from 'react'
import { formatDate } from '#src/shared/dates.ts'
import { formatPhone } from '#src/shared/phone.ts'
import { counted } from '#src/shared/phrases.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import type { AccountComparison } from '../../people/contract.ts'
import { Section } from '../desk/parts.tsx'
import { PERSON_STATE_LABELS, PERSON_STATE_TONES } from '../people/labels.ts'
import { PEOPLE } from '../people/list.tsx'
import people from '../people/people.module.css'
import own from './merging.module.css'
import { THING_LABELS } from './thing-labels.ts'

type Side = AccountComparison['kept']

const FACTS: readonly { label: string; of: (side: Side) => ReactNode }[] = [
  { label: 'Nom', of: ({ id, name }) => <AppLink href={`${PEOPLE}/${id}`}>{name}</AppLink> },
  { label: 'Adresse', of: ({ email }) => email },
  {
    label: 'État',
    of: ({ state }) => <Badge tone={PERSON_STATE_TONES[state]}>{PERSON_STATE_LABELS[state]}</Badge>,
  },
  { label: 'Téléphone', of: ({ phone_number }) => phone_number && formatPhone(phone_number) },
  { label: 'Connexion', of: waysIn },
  { label: 'Créé le', of: ({ created_at }) => formatDate(created_at) },
  { label: 'Dernière visite', of: ({ last_seen_at }) => last_seen_at && formatDate(last_seen_at) },
  { label: 'Profil', of: describeProfile },
]

function waysIn({ has_password, has_codes, links }: Side): string {
  const ways = [
    ...(has_password ? ['mot de passe'] : []),
    ...(has_codes ? ['codes'] : []),
    ...(links > 0 ? [counted(links, 'compte lié', 'comptes liés')] : []),
  ]
  return ways.join(', ')
}

function describeProfile({ profile }: Side): string | null {
  if (!profile) return null
  const { headline, experiences, skills, is_public, updated_at } = profile
  return [
    headline || 'Sans titre',
    counted(experiences, 'expérience'),
    counted(skills, 'compétence'),
    ...(is_public ? ['page publique'] : []),
    ...(updated_at ? [`modifié le ${formatDate(updated_at)}`] : []),
  ].join(', ')
}

/** What each account has, and what of it passes from one to the other. */
export function Comparison({ comparison: { kept, merged, moved } }: { comparison: AccountComparison }) {
  return (
    <Section title="Les deux comptes">
      <table className={own.table}>
        <thead>
          <tr>
            <th>
              <span className="hidden-text">Quoi</span>
            </th>
            <th scope="col">Reste</th>
            <th scope="col">Part</th>
          </tr>
        </thead>
        <tbody>
          {FACTS.map(({ label, of }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{of(kept) || '—'}</td>
              <td>{of(merged) || '—'}</td>
            </tr>
          ))}
          {moved
            .filter(({ kept: has, moves, stays }) => has + moves + stays > 0)
            .map(({ thing, kept: has, moves, stays }) => (
              <tr key={thing}>
                <th scope="row">{THING_LABELS[thing]}</th>
                <td>{has}</td>
                <td>
                  {moves > 0 && <b>{counted(moves, 'passe', 'passent')}</b>}
                  {moves > 0 && stays > 0 && ', '}
                  {stays > 0 && `${stays} en double`}
                  {moves + stays === 0 && '0'}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
      <p className={own.note}>
        Ce qui est en double reste lisible dans la copie des données de la personne. L’adresse, le mot de
        passe et les codes sont ceux du compte qui reste&nbsp;; les sessions et les comptes liés de l’autre se
        ferment.
      </p>
    </Section>
  )
}

/** Offers to which both accounts applied: one application goes on, the other one can only be read. */
export function Doubles({ doubles }: Pick<AccountComparison, 'doubles'>) {
  if (doubles.length === 0) return null
  return (
    <Section title="Deux candidatures à la même offre">
      <ul className={people.lines}>
        {doubles.map(({ title, company, counts, stays }) => (
          <li key={counts.id}>
            <span>
              <b>{title}</b>
              <small>{company}</small>
            </span>
            <small>
              Compte&nbsp;: celle du compte qui {counts.is_of_kept ? 'reste' : 'part'} ({counts.status}).
              <br />
              L’autre ({stays.status}){' '}
              {stays.is_withdrawn ? 'est retirée et reste lisible.' : 'reste lisible.'}
            </small>
          </li>
        ))}
      </ul>
    </Section>
  )
}
