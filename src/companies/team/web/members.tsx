import { ROLE_DETAILS, ROLE_LABELS } from '#src/companies/policy.ts'
import { formatDate } from '#src/shared/dates.ts'
import { fullName } from '#src/shared/names.ts'
import { ofName } from '#src/shared/phrases.ts'
import { Button } from '#src/ui/button.tsx'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { PenIcon, TrashIcon } from '#src/ui/workspace-icons.tsx'
import type { TeamMember } from '../contract.ts'
import css from './team.module.css'

interface TeamMembersProps {
  members: TeamMember[]
  /** True for the owner, who alone changes the team. */
  canManage: boolean
  onRole: (member: TeamMember) => void
  onRemove: (member: TeamMember) => void
}

export function TeamMembers({ members, canManage, onRole, onRemove }: TeamMembersProps) {
  return (
    <Card flush>
      <ul className={css.list} aria-label="Membres de l’équipe">
        {members.map((member) => (
          <li key={member.id} className={css.row}>
            <div className={css.who}>
              <Avatar name={fullName(member)} picture={member.picture} />
              <div>
                <p className={css.name}>
                  {fullName(member)} {member.is_me && <Badge tone="blue">Vous</Badge>}
                </p>
                <p className={css.sub}>{member.email}</p>
              </div>
            </div>
            <div className={css.role}>
              <p>{ROLE_LABELS[member.role]}</p>
              <p className={css.sub}>{ROLE_DETAILS[member.role]}</p>
            </div>
            <p className={css.since}>Depuis le {formatDate(member.joined_at)}</p>
            {canManage && (
              <div className={css.actions}>
                {member.role !== 'owner' && (
                  <>
                    <Button
                      look="quiet"
                      small
                      onClick={() => onRole(member)}
                      aria-label={`Modifier le rôle ${ofName(fullName(member))}`}
                    >
                      <PenIcon size={18} />
                      Rôle
                    </Button>
                    <Button
                      look="quiet"
                      small
                      iconOnly
                      onClick={() => onRemove(member)}
                      aria-label={`Retirer ${fullName(member)}`}
                    >
                      <TrashIcon size={18} />
                    </Button>
                  </>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
