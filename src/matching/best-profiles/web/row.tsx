import { formatShortDate } from '#src/shared/dates.ts'
import { counted, lowered } from '#src/shared/phrases.ts'
import { useAbility } from '#src/shell/session/ability.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { EyeIcon, UserIcon } from '#src/ui/icons.tsx'
import { SendIcon } from '#src/ui/workspace-icons.tsx'
import {
  DECLINE_REASON_LABELS,
  INVITATION_TONES,
  type InvitationState,
} from '../../invitations/shared/states.ts'
import { MatchReasons } from '../../scoring/web/match-reasons.tsx'
import { ScoreRing } from '../../scoring/web/ring.tsx'
import type { BestProfile } from '../contract.ts'
import { useOpenContact } from './queries.ts'
import css from './row.module.css'

interface ProfileRowProps {
  profile: BestProfile
  /** Contacts that the company may still open; at zero the row has no button that opens one. */
  left: number
  isChosen: boolean
  onChoose: () => void
}

export function ProfileRow({ profile, left, isChosen, onChoose }: ProfileRowProps) {
  const { name, match, invitation } = profile
  return (
    <li className={classes(css.row, isChosen && css.chosen)}>
      {name ? <Avatar name={name} size={44} /> : <Masked />}
      <div>
        <h3>
          {name ?? titleOf(profile)}
          {name && <StateBadge state={invitation?.state} />}
        </h3>
        <p className={classes(css.meta, 'dots')}>
          {factsOf(profile).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
      <ScoreRing score={match.score} />
      <div className={css.why}>
        <MatchReasons match={match} />
      </div>
      {invitation && <p className={css.said}>{invitedWords(invitation)}</p>}
      <Actions profile={profile} left={left} onChoose={onChoose} />
    </li>
  )
}

function Masked() {
  return (
    <span className={css.mask} aria-hidden="true">
      <UserIcon />
    </span>
  )
}

function Actions({ profile, left, onChoose }: Omit<ProfileRowProps, 'isChosen'>) {
  const { key, name, invitation } = profile
  const opening = useOpenContact()
  const canWrite = useAbility().can('edit', 'job offer')
  const open = () => opening.mutate(key, { onSuccess: onChoose })
  return (
    <div className={css.actions}>
      {!name && canWrite && left > 0 && (
        <Button look="soft" small onClick={open} loading={opening.isPending}>
          <EyeIcon size={16} />
          Voir les coordonnées, 1 crédit
        </Button>
      )}
      {name && (
        <Button look="soft" small onClick={onChoose}>
          {invitation || !canWrite ? <EyeIcon size={16} /> : <SendIcon size={16} />}
          {invitation || !canWrite ? 'Voir les coordonnées' : 'Inviter à postuler'}
        </Button>
      )}
      {!name && (
        <Button look="quiet" small onClick={onChoose}>
          Détail du score
        </Button>
      )}
      {invitation?.application_id && (
        <AppLink href={`/dashboard/recruteur/candidatures/${invitation.application_id}/profil`}>
          Voir sa candidature
        </AppLink>
      )}
      {opening.isError && (
        <p role="alert" className={css.failure}>
          {opening.error.message}
        </p>
      )}
    </div>
  )
}

const INVITED_LABELS: Record<InvitationState, string> = {
  sent: 'Invité',
  seen: 'Invité',
  applied: 'A postulé',
  declined: 'A décliné',
  expired: 'Invitation expirée',
}

function StateBadge({ state }: { state: InvitationState | undefined }) {
  if (!state) return <Badge tone="green">Contact ouvert</Badge>
  return <Badge tone={INVITATION_TONES[state]}>{INVITED_LABELS[state]}</Badge>
}

/** Names a person whose identity is not open by its title, or else by its sector. */
export function titleOf({ title, activity_area }: BestProfile): string {
  return title ?? (activity_area ? `Profil en ${lowered(activity_area.name)}` : 'Profil')
}

function factsOf({
  name,
  title,
  experience_years: years,
  city,
  job_level,
  ...profile
}: BestProfile): string[] {
  return [
    name ? title : null,
    years === null ? null : years === 0 ? 'moins d’un an' : counted(years, 'an'),
    job_level?.name,
    city?.name,
    profile.accepts_remote ? 'télétravail' : null,
    profile.available_now ? 'disponible' : null,
  ].flatMap((fact) => fact || [])
}

/** Writes « Invitation du 15 nov., vue le 16 nov., jusqu’au 29 nov. ». */
function invitedWords(invitation: NonNullable<BestProfile['invitation']>): string {
  const { state, sent_at, seen_at, ended_at, expires_at, decline_reason, end_reason } = invitation
  const ended = ended_at ? formatShortDate(ended_at) : ''
  const sent = `Invitation du ${formatShortDate(sent_at)}`
  if (state === 'applied') return `${sent}\u00A0: candidature envoyée le ${ended}`
  if (state === 'declined')
    return `${sent}, déclinée le ${ended}\u00A0: ${lowered(DECLINE_REASON_LABELS[decline_reason ?? 'autre'])}`
  if (state === 'expired')
    return end_reason === 'offre_cloturee'
      ? `${sent}\u00A0: l’offre est clôturée`
      : `${sent}, expirée le ${ended}`
  const seen = seen_at ? `vue le ${formatShortDate(seen_at)}` : 'pas encore vue'
  return `${sent}, ${seen}, jusqu’au ${formatShortDate(expires_at)}`
}
