import { ROLE_LABELS } from '#src/companies/policy.ts'
import { formatDate, formatDay } from '#src/shared/dates.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { CloseIcon, MailIcon } from '#src/ui/icons.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import { SendIcon } from '#src/ui/workspace-icons.tsx'
import type { TeamInvitation } from '../contract.ts'
import { useInvite } from './queries.ts'
import css from './team.module.css'

interface TeamInvitationsProps {
  invitations: TeamInvitation[]
  canManage: boolean
  onRevoke: (invitation: TeamInvitation) => void
}

/** Lists the invitations that have no answer yet. */
export function TeamInvitations({ invitations, canManage, onRevoke }: TeamInvitationsProps) {
  const sending = useInvite()
  const resend = ({ email, role }: TeamInvitation) =>
    sending.mutate(
      { email, role },
      { onSuccess: () => toast.success({ title: 'Nouveau lien envoyé', text: email }) },
    )
  return (
    <Card flush title="Invitations en attente">
      {sending.error && (
        <div className={css.inside}>
          <Alert kind="error" live>
            {sending.error.message}
          </Alert>
        </div>
      )}
      <ul className={css.list} aria-label="Invitations en attente">
        {invitations.map((invitation) => (
          <li key={invitation.id} className={css.row}>
            <div className={css.who}>
              <span className={css.disc} aria-hidden="true">
                <MailIcon size={20} />
              </span>
              <div>
                <p className={css.name}>{invitation.email}</p>
                <p className={css.sub}>{sentBy(invitation)}</p>
              </div>
            </div>
            <p className={css.role}>{ROLE_LABELS[invitation.role]}</p>
            <p className={css.since}>
              {invitation.is_expired ? (
                <Badge tone="amber">Expirée</Badge>
              ) : (
                `Expire ${formatDay(invitation.expires_at)}`
              )}
            </p>
            {canManage && (
              <div className={css.actions}>
                <Button
                  look="quiet"
                  small
                  disabled={sending.isPending}
                  onClick={() => resend(invitation)}
                  aria-label={`Renvoyer l’invitation à ${invitation.email}`}
                >
                  <SendIcon size={18} />
                  Renvoyer
                </Button>
                <Button
                  look="quiet"
                  small
                  iconOnly
                  onClick={() => onRevoke(invitation)}
                  aria-label={`Annuler l’invitation de ${invitation.email}`}
                >
                  <CloseIcon size={18} />
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function sentBy({ created_at, invited_by }: TeamInvitation): string {
  const sent = `Envoyée le ${formatDate(created_at)}`
  return invited_by ? `${sent} par ${invited_by}` : sent
}
