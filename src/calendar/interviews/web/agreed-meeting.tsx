import type { ReactNode } from 'react'
import { dayWords, hoursWords } from '#src/calendar/shared/words.ts'
import { currentTime } from '#src/shared/dates.ts'
import { after, HOUR } from '#src/shared/durations.ts'
import { plural } from '#src/shared/phrases.ts'
import { formatLongDateTime } from '#src/shared/weekdays.ts'
import { classes } from '#src/ui/class-names.ts'
import { Card } from '#src/ui/display/card.tsx'
import { BellIcon } from '#src/ui/icons.tsx'
import type { Interview } from '../contract.ts'
import { DayTile } from './day-tile.tsx'
import css from './interviews.module.css'

interface AgreedMeetingProps {
  interview: Interview
  side: 'applicant' | 'recruiter'
  /** The buttons for what this side can do. */
  children: ReactNode
}

export function AgreedMeeting({ interview, side, children }: AgreedMeetingProps) {
  const { starts_at, ends_at, is_over, state, reason, changed_by } = interview
  if (!starts_at || !ends_at) return null
  return (
    <Card>
      <div className={classes(css.agreed, state === 'missed' && css.missed)}>
        <DayTile at={starts_at} />
        <div>
          <p>{titleOf(interview, side)}</p>
          <h2>
            {dayWords(starts_at)}, {hoursWords({ starts_at, ends_at })}
          </h2>
        </div>
      </div>
      {reason && changed_by !== side && <p className={css.quote}>{reason}</p>}
      {interview.is_suspended && (
        <p className={css.note}>
          <BellIcon />
          <span>
            Votre réponse n’est pas encore partie : le candidat n’en sait rien et ne reçoit aucun rappel.
            L’entretien est annulé avec elle, ou rétabli si vous l’annulez.
          </span>
        </p>
      )}
      {side === 'applicant' && state === 'confirmed' && !is_over && <Reminders starts_at={starts_at} />}
      {children}
    </Card>
  )
}

function titleOf({ state, is_over, is_suspended }: Interview, side: AgreedMeetingProps['side']): string {
  if (state === 'missed')
    return side === 'applicant' ? 'Le recruteur a noté votre absence' : 'Absent à l’entretien'
  if (is_suspended) return 'Entretien suspendu'
  return is_over ? 'Entretien passé' : 'Entretien confirmé'
}

function Reminders({ starts_at }: { starts_at: string }) {
  const at = new Date(starts_at)
  const left = [24, 2]
    .map((hours) => after(at, -hours * HOUR))
    .filter((moment) => moment.getTime() > currentTime())
  if (left.length === 0) return null
  return (
    <p className={css.note}>
      <BellIcon />
      <span>
        {plural(left.length, 'Rappel')} par e-mail et notification : le{' '}
        {left.map((moment) => formatLongDateTime(moment)).join(', puis le ')}.
      </span>
    </p>
  )
}
