import { counted } from '#src/shared/phrases.ts'
import { formatShortDayDate } from '#src/shared/weekdays.ts'
import { classes } from '#src/ui/class-names.ts'
import { Badge } from '#src/ui/display/badge.tsx'
import { Card } from '#src/ui/display/card.tsx'
import type { ApplicationDetail } from '../contract.ts'
import css from './detail.module.css'
import { FollowUp } from './follow-up.tsx'

/** The card counts the days of the promised answer, and tells how the company keeps such promises. */
export function PromiseCard({ application }: { application: ApplicationDetail }) {
  const { promise, company, company_answers } = application
  const habit = habitOf(company.name, company_answers)
  if (!promise) return null
  const { day, of, due_at, is_late } = promise
  const words = `Jour ${day} sur ${of}`
  return (
    <Card
      title="Réponse promise"
      action={<Badge tone={is_late ? 'laterite' : 'green'}>{is_late ? 'En retard' : 'Dans les temps'}</Badge>}
    >
      <div className={css.ticks} role="img" aria-label={words}>
        {Array.from({ length: of }, (_, index) => index + 1).map((tick) => (
          <i key={tick} className={classes(tick <= day && css.on, tick === day && css.today)} />
        ))}
      </div>
      <p className={css.day}>
        <b>{words}</b>
        <span>
          {is_late ? 'promise pour le' : 'au plus tard le'} {formatShortDayDate(due_at)}
        </span>
      </p>
      {habit && <p className={css.habit}>{habit}</p>}
      <FollowUp application={application} promise={promise} />
    </Card>
  )
}

function habitOf(
  name: string,
  { response_rate, median_days }: ApplicationDetail['company_answers'],
): string | null {
  if (response_rate === null) return null
  const days = median_days === null ? null : Math.max(1, Math.round(median_days))
  const delay = days === null ? '' : `, en ${counted(days, 'jour')} le plus souvent`
  return `Ces 90 derniers jours, ${name} a répondu à ${Math.round(response_rate)}\u00A0% des candidatures${delay}.`
}
