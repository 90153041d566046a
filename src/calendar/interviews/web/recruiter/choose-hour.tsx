import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayWords, hoursWords } from '#src/calendar/shared/words.ts'
import { currentTime, dayAt, formatTime } from '#src/shared/dates.ts'
import { after, MINUTE } from '#src/shared/durations.ts'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { Alert } from '#src/ui/display/alert.tsx'
import { Card } from '#src/ui/display/card.tsx'
import type { BusyTime, Interview } from '../../contract.ts'
import css from '../interviews.module.css'
import { busyQuery, useSetMoment } from '../queries.ts'
import { RecruiterTools } from './tools.tsx'

const STEP = 15 * MINUTE

/** Offers the hours at which the meeting fits both the applicant's windows and the team's time. */
export function ChooseHour({ interview, applicant }: { interview: Interview; applicant: string }) {
  const { windows, attendees, version, reason } = interview
  const [chosen, choose] = useState<string | null>(null)
  const choosing = useSetMoment(interview.id)
  const days = windows.map(({ starts_at }) => dayAt(starts_at)).toSorted()
  const asked = {
    start_date: days[0] ?? dayAt(currentTime()),
    end_date: days.at(-1) ?? dayAt(currentTime()),
    attendee_ids: attendees.map(({ id }) => id),
  }
  const busy = useQuery(busyQuery(asked)).data?.busy ?? []
  return (
    <Card title={`${applicant} propose d’autres moments`}>
      {reason && <blockquote className={css.quote}>{reason}</blockquote>}
      {choosing.error && (
        <Alert kind="error" live>
          {choosing.error.message}
        </Alert>
      )}
      {windows.map((each) => (
        <fieldset key={each.starts_at} className={css.hours}>
          <legend>
            <b>{dayWords(each.starts_at)}</b>, {hoursWords(each)}
          </legend>
          <div>
            {hoursIn(each, interview.duration_minutes, busy).map((at) => (
              <button
                key={at}
                type="button"
                className={classes(css.hour, at === chosen && css.picked)}
                aria-pressed={at === chosen}
                onClick={() => choose(at)}
              >
                {formatTime(at)}
              </button>
            ))}
          </div>
        </fieldset>
      ))}
      <div className={css.tools}>
        <Button
          disabled={!chosen}
          loading={choosing.isPending}
          onClick={() => chosen && choosing.mutate({ version, starts_at: chosen, message: '' })}
        >
          {chosen
            ? `Confirmer ${dayWords(chosen).toLowerCase()} à ${formatTime(chosen)}`
            : 'Choisissez une heure'}
        </Button>
        <RecruiterTools interview={interview} applicant={applicant} />
      </div>
    </Card>
  )
}

/**
 * Lists each quarter of an hour at which the meeting can begin; past hours and those at which somebody is busy are left
 * out.
 */
function hoursIn(
  window: { starts_at: string; ends_at: string },
  minutes: number,
  busy: BusyTime[],
): string[] {
  const [start, end] = [Date.parse(window.starts_at), Date.parse(window.ends_at)]
  const last = end - minutes * MINUTE
  const hours: Date[] = []
  for (let at = start; at <= last; at += STEP) hours.push(new Date(at))
  const isFree = (at: Date) =>
    busy.every(
      ({ is_firm, starts_at, ends_at }) =>
        !is_firm || new Date(ends_at) <= at || new Date(starts_at) >= after(at, minutes * MINUTE),
    )
  return hours.filter((at) => at.getTime() > currentTime() && isFree(at)).map((at) => at.toISOString())
}
