import { EVENT_LABELS, INTERVIEW_TYPES } from '#src/calendar/shared/event-types.ts'
import { formatTime } from '#src/shared/dates.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { capitalised, counted } from '#src/shared/phrases.ts'
import { formatLongDate } from '#src/shared/weekdays.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import css from './meetings.module.css'
import type { ApplicantDashboard } from './queries.ts'

interface DashboardMeetingsProps {
  meetings: ApplicantDashboard['meetings']
  side: 'applicant' | 'recruiter'
}

const PLACES = {
  applicant: { calendar: '/candidat/mon-calendrier', application: '/candidat/candidatures' },
  recruiter: {
    calendar: '/dashboard/recruteur/calendrier',
    application: '/dashboard/recruteur/candidatures',
  },
}

/** The link shows this week of the calendar, with meetings alone. */
const WEEK = `?vue=semaine${INTERVIEW_TYPES.map((type) => `&event_type=${type}`).join('')}`

/** Meetings that wait for an answer come first; without any meeting the card is not shown. */
export function DashboardMeetings({ meetings, side }: DashboardMeetingsProps) {
  const { next, waiting, week_count: week } = meetings
  if (next.length + waiting.length + week === 0) return null
  const { calendar, application } = PLACES[side]
  return (
    <Card title="Prochains rendez-vous" action={<AppLink href={calendar}>Mon calendrier</AppLink>}>
      {week > 0 && (
        <p className={css.week}>
          <AppLink href={`${calendar}${WEEK}`}>
            {counted(week, 'rendez-vous', 'rendez-vous')} cette semaine
          </AppLink>
        </p>
      )}
      <ul className={css.list}>
        {waiting.map(({ application_id, title, company }) => (
          <li key={application_id}>
            <div>
              <b>{displayTitle(title)}</b>
              <span>
                {side === 'applicant'
                  ? `${company} vous propose des créneaux`
                  : 'Le candidat propose d’autres moments'}
              </span>
            </div>
            <LinkButton small href={`${application}/${application_id}/rendez-vous`}>
              {side === 'applicant' ? 'Choisir un créneau' : 'Choisir une heure'}
            </LinkButton>
          </li>
        ))}
        {next.map(({ key, title, detail, type, starts_at, link }) => (
          <li key={key}>
            <div>
              <b>{starts_at && `${capitalised(formatLongDate(starts_at))}, ${formatTime(starts_at)}`}</b>
              <span className="dots">
                <span>{title}</span>
                <span>{detail}</span>
                <span>{EVENT_LABELS[type]}</span>
              </span>
            </div>
            {link && (
              <LinkButton look="secondary" small href={link} aria-label={`Voir le rendez-vous : ${title}`}>
                Voir
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
