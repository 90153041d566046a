import { useQuery } from '@tanstack/react-query'
import { ADMIN_PROPOSAL_DAYS } from '#src/accounts/shared/administrator-input.ts'
import { counted } from '#src/shared/phrases.ts'
import { ShieldIcon } from '#src/ui/icons.tsx'
import { ListTotal } from '#src/ui/lists/page.tsx'
import { Failure } from '../desk/failure.tsx'
import { Loading } from '../desk/loading.tsx'
import { Section } from '../desk/parts.tsx'
import screenCss from '../lists/screen.module.css'
import { Administrators } from './administrators.tsx'
import { Invitations } from './invitations.tsx'
import { Proposals } from './proposals.tsx'
import { teamQuery } from './queries.ts'
import { Rights } from './rights.tsx'
import css from './team.module.css'

export const TEAM = '/equipe'

const RULES = [
  'Un super-administrateur se fait à deux, et se défait à deux.',
  'Personne ne retire le dernier, ni ne change son propre rôle.',
  `Une proposition que personne ne confirme s’annule après ${ADMIN_PROPOSAL_DAYS} jours.`,
  'Chaque changement est écrit au journal, avec ce qu’il y avait avant.',
]

/** Who administers the site, and what each of them may do. */
export function TeamPage() {
  const { data: team, error, refetch } = useQuery(teamQuery)
  if (error && !team) return <Failure error={error} onRetry={() => void refetch()} />
  if (!team) return <Loading />
  const active = team.administrators.filter(({ role }) => role !== null)
  const without = active.filter(({ has_codes }) => !has_codes).length
  return (
    <>
      <header className={screenCss.head}>
        <h1>Équipe</h1>
        <ListTotal>
          {counted(active.length, 'administrateur', 'administrateurs')}
          {without > 0 && `, ${without} sans second facteur`}
        </ListTotal>
      </header>
      <div className={screenCss.body}>
        <Proposals proposals={team.proposals} />
        <Administrators team={team} />
        <div className={css.columns}>
          <Rights administrators={active} />
          <div className={css.column}>
            <Invitations invitations={team.invitations} />
            <Section title="Les règles qui ne plient pas">
              <ul className={css.rules}>
                {RULES.map((rule) => (
                  <li key={rule}>
                    <ShieldIcon size={18} />
                    {rule}
                  </li>
                ))}
              </ul>
            </Section>
          </div>
        </div>
      </div>
    </>
  )
}
