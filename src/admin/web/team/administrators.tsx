import { useState } from 'react'
import { ADMIN_ROLE_LABELS } from '#src/accounts/shared/kinds.ts'
import { formatCount } from '#src/shared/money.ts'
import { call } from '#src/shell/api/api.ts'
import { Button } from '#src/ui/button.tsx'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { type Column, RecordTable } from '#src/ui/lists/record-table.tsx'
import type { Administrator, AdminTeam, awakenAdmin } from '../../team/contract.ts'
import { formatMoment } from '../desk/labels.ts'
import { ManageDialog } from './manage-dialog.tsx'
import { useTeamChange } from './queries.ts'
import css from './team.module.css'

/** Everybody who has, or had, a way into the administration. */
export function Administrators({ team }: { team: AdminTeam }) {
  const proposed = new Set(team.proposals.map(({ person_id }) => person_id))
  return <RecordTable caption="Administrateurs" columns={columnsOf(proposed)} rows={team.administrators} />
}

const columnsOf = (proposed: ReadonlySet<number>): readonly Column<Administrator>[] => [
  { label: 'Personne', width: '28%', cell: (person) => <Name person={person} /> },
  {
    label: 'Rôle',
    width: '20%',
    cell: (person) => <Role person={person} isProposed={proposed.has(person.id)} />,
  },
  {
    label: 'Second facteur',
    width: '14%',
    cell: ({ has_codes }) => (has_codes ? 'Application' : 'À poser'),
  },
  {
    label: 'Dernière connexion',
    width: '17%',
    cell: ({ signed_in_at }) => (signed_in_at ? formatMoment(signed_in_at) : 'Jamais'),
  },
  {
    label: '30 jours',
    width: '10%',
    cell: ({ acts }) => `${formatCount(acts)} ${acts > 1 ? 'actions' : 'action'}`,
  },
  { label: 'Accès', width: '11%', cell: (person) => <Access person={person} /> },
]

function Name({ person: { name, email, is_own } }: { person: Administrator }) {
  return (
    <span className={css.person}>
      <Avatar name={name} size={32} />
      <span>
        {name}
        <small>{is_own ? 'vous' : email}</small>
      </span>
    </span>
  )
}

function Role({ person: { role, is_asleep }, isProposed }: { person: Administrator; isProposed: boolean }) {
  return (
    <>
      {role ? (
        <Badge tone={role === 'super_admin' ? 'blue' : 'grey'}>{ADMIN_ROLE_LABELS[role]}</Badge>
      ) : (
        'Accès retiré'
      )}
      {is_asleep && <small className={css.late}>endormi, 60 jours sans connexion</small>}
      {isProposed && <small className={css.late}>changement proposé</small>}
    </>
  )
}

function Access({ person }: { person: Administrator }) {
  if (person.is_own) return null
  return (
    <>
      {person.is_asleep && <Awaken person={person} />}
      <Manage person={person} />
    </>
  )
}

/** Wakes an access up that nobody signed in with for two months. */
function Awaken({ person: { id, name } }: { person: Administrator }) {
  const { mutate, isPending } = useTeamChange()
  const send = () =>
    call<typeof awakenAdmin>('PUT /api/admin/administrators/:id/awakening', { params: { id } })
  return (
    <Button
      look="quiet"
      small
      flush
      loading={isPending}
      onClick={() => mutate({ send, done: `L’accès de ${name} est réveillé` })}
      aria-label={`Réveiller ${name}`}
    >
      Réveiller
    </Button>
  )
}

function Manage({ person }: { person: Administrator }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" small flush onClick={() => setOpen(true)} aria-label={`Gérer ${person.name}`}>
        {person.role ? 'Gérer' : 'Rendre l’accès'}
      </Button>
      <ManageDialog key={person.role} open={isOpen} person={person} onClose={() => setOpen(false)} />
    </>
  )
}
