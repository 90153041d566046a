import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { canOnTeam } from '#src/companies/policy.ts'
import { plural } from '#src/shared/phrases.ts'
import { useUser } from '#src/shell/session/current-user.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { LoadFailure } from '#src/ui/display/load-failure.tsx'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { PlusIcon } from '#src/ui/workspace-icons.tsx'
import type { Team, TeamInvitation, TeamMember } from '../contract.ts'
import { TeamCodes } from './codes.tsx'
import { LeaveCompany, RemoveMember, RevokeInvitation } from './confirmations.tsx'
import { TeamInvitations } from './invitations.tsx'
import { TeamInviteDialog } from './invite-dialog.tsx'
import { TeamMembers } from './members.tsx'
import { TeamOwnership } from './ownership.tsx'
import { teamQuery } from './queries.ts'
import { TeamRoleDialog } from './role-dialog.tsx'
import css from './team.module.css'

/** The tab of the settings that shows who works for the company, and in which role. */
export default function TeamTab() {
  const { data, error, refetch } = useQuery(teamQuery)
  if (data) return <TeamPanel team={data} />
  if (!error) return <SkeletonLines lines={6} />
  return <LoadFailure onRetry={() => refetch()}>{error.message}</LoadFailure>
}

function TeamPanel({ team: { members, invitations, seats, mailed_codes } }: { team: Team }) {
  const company = useUser()?.company
  const [inviting, setInviting] = useState(false)
  const [changing, setChanging] = useState<TeamMember | null>(null)
  const [removing, setRemoving] = useState<TeamMember | null>(null)
  const [revoking, setRevoking] = useState<TeamInvitation | null>(null)
  const [leaving, setLeaving] = useState(false)
  if (!company) return <Alert>Votre compte ne fait partie d’aucune société.</Alert>
  const canManage = canOnTeam(company.role, 'invite')
  return (
    <section className={css.panel} aria-label="Équipe">
      <TeamHead
        name={company.name}
        count={members.length}
        seats={seats}
        onInvite={canManage ? setInviting : undefined}
      />
      <TeamMembers members={members} canManage={canManage} onRole={setChanging} onRemove={setRemoving} />
      {invitations.length > 0 && (
        <TeamInvitations invitations={invitations} canManage={canManage} onRevoke={setRevoking} />
      )}
      {canManage && <TeamCodes isOn={mailed_codes} />}
      <TeamOwnership
        members={members}
        company={company}
        canManage={canManage}
        onLeave={() => setLeaving(true)}
      />
      <TeamInviteDialog open={inviting} onClose={() => setInviting(false)} />
      <TeamRoleDialog member={changing} onClose={() => setChanging(null)} members={members} />
      <RemoveMember subject={removing} onClose={() => setRemoving(null)} members={members} />
      <RevokeInvitation subject={revoking} onClose={() => setRevoking(null)} />
      <LeaveCompany
        subject={leaving ? company.name : null}
        onClose={() => setLeaving(false)}
        members={members}
      />
    </section>
  )
}

interface TeamHeadProps {
  name: string
  count: number
  seats: Team['seats']
  /** Called by the button that is shown only to those who may invite. */
  onInvite: ((open: true) => void) | undefined
}

function TeamHead({ name, count, seats: { taken, total }, onInvite }: TeamHeadProps) {
  return (
    <div className={css.head}>
      <div>
        <h2>Équipe</h2>
        <p className={css.sub}>
          {plural(count, 'Une personne travaille', `${count} personnes travaillent`)} pour {name}.{' '}
          {!onInvite && 'Seul le propriétaire de la société gère l’équipe.'}
        </p>
        <p className={css.sub}>
          {taken} {plural(taken, 'place prise', 'places prises')} sur {total}
          {'\u00A0'}: le propriétaire et les recruteurs en prennent une, les lecteurs aucune.{' '}
          {onInvite && taken >= total && (
            <AppLink href="/dashboard/recruteur/compagnie/abonnement">Changer de formule</AppLink>
          )}
        </p>
      </div>
      {onInvite && (
        <Button onClick={() => onInvite(true)}>
          <PlusIcon size={18} />
          Inviter un collègue
        </Button>
      )}
    </div>
  )
}
