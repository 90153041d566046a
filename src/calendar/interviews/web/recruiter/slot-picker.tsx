import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayAfter, hoursWords, momentOf, mondayOf } from '#src/calendar/shared/words.ts'
import { workingHoursQuery } from '#src/companies/hours/web/queries.ts'
import { USUAL_HOURS } from '#src/companies/shared/working-hours.ts'
import { currentTime, dayAt, formatShortDate } from '#src/shared/dates.ts'
import { after, MINUTE } from '#src/shared/durations.ts'
import { capitalised } from '#src/shared/phrases.ts'
import { formatLongDate } from '#src/shared/weekdays.ts'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { DateField } from '#src/ui/form/date-field.tsx'
import { FieldNotes } from '#src/ui/form/field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '#src/ui/icons.tsx'
import { PlusIcon } from '#src/ui/workspace-icons.tsx'
import { MOST_SLOTS } from '../../shared/limits.ts'
import { busyQuery } from '../queries.ts'
import css from './slot-picker.module.css'
import { countShownDays, WeekGrid } from './week-grid.tsx'

interface SlotPickerProps {
  /** Moments are ISO texts. */
  slots: string[]
  onChange: (slots: string[]) => void
  minutes: number
  /** The people whose busy times are shown. */
  attendeeIds: number[]
  /** Errors of the form by field: `slots`, `slots.2`. */
  errors: Record<string, string | undefined>
}

/** Slots are pressed in a week beside the team's busy times, or typed as a day and an hour. */
export function SlotPicker({ slots, onChange, minutes, attendeeIds, errors }: SlotPickerProps) {
  // On a Saturday the next week is shown, as nothing of this one is left.
  const [monday, setMonday] = useState(() => mondayOf(dayAfter(dayAt(currentTime()), 2)))
  const hours = useQuery(workingHoursQuery).data?.days ?? USUAL_HOURS
  const last = dayAfter(monday, countShownDays(hours) - 1)
  const asked = { start_date: monday, end_date: last, attendee_ids: attendeeIds }
  const busy = useQuery(busyQuery(asked)).data?.busy ?? []
  const toggle = (at: string) => {
    if (slots.includes(at)) onChange(slots.filter((each) => each !== at))
    else if (slots.length < MOST_SLOTS) onChange([...slots, at].toSorted())
  }
  return (
    <div className={css.picker} id="creneaux" tabIndex={-1}>
      <div className={css.head}>
        <h3>
          {formatShortDate(monday)} – {formatShortDate(last)}
        </h3>
        <Button
          look="secondary"
          iconOnly
          aria-label="Semaine précédente"
          disabled={monday <= mondayOf(dayAt(currentTime()))}
          onClick={() => setMonday(dayAfter(monday, -7))}
        >
          <ChevronLeftIcon />
        </Button>
        <Button
          look="secondary"
          iconOnly
          aria-label="Semaine suivante"
          onClick={() => setMonday(dayAfter(monday, 7))}
        >
          <ChevronRightIcon />
        </Button>
      </div>
      <WeekGrid monday={monday} slots={slots} minutes={minutes} busy={busy} hours={hours} onToggle={toggle} />
      <p className={css.legend}>
        <span>
          <i className={css.mine} />
          Proposé
        </span>
        <span>
          <i className={css.busy} />
          Occupé
        </span>
        <span>
          <i className={css.lunch} />
          Pause de midi
        </span>
        <span>
          <i className={css.outside} />
          Hors de vos horaires
        </span>
        <span>Heure d’Antananarivo</span>
      </p>
      <OtherTime isFull={slots.length >= MOST_SLOTS} onAdd={toggle} />
      <ul className={css.chosen} aria-label="Créneaux choisis">
        {slots.map((at, index) => (
          <li key={at} className={classes(errors[`slots.${index}`] && css.wrong)}>
            <span>
              <b>{capitalised(formatLongDate(at)).replace(/ \d{4}$/, '')}</b>
              <small>
                {hoursWords({ starts_at: at, ends_at: after(new Date(at), minutes * MINUTE).toISOString() })}
              </small>
              {errors[`slots.${index}`] && <small className={css.error}>{errors[`slots.${index}`]}</small>}
            </span>
            <Button
              look="quiet"
              small
              iconOnly
              aria-label={`Retirer ${formatLongDate(at)}, ${hoursWords({ starts_at: at, ends_at: at }).split(' – ')[0]}`}
              onClick={() => toggle(at)}
            >
              <CloseIcon size={18} />
            </Button>
          </li>
        ))}
      </ul>
      <FieldNotes id="creneaux" error={errors.slots} />
    </div>
  )
}

/** The week does not show every hour, so any other can be typed. */
function OtherTime({ isFull, onAdd }: { isFull: boolean; onAdd: (at: string) => void }) {
  const [{ day, time }, set] = useState({ day: '', time: '' })
  const add = () => {
    onAdd(new Date(momentOf(day, time)).toISOString())
    set({ day: '', time: '' })
  }
  return (
    <div className={css.other}>
      <DateField
        label="Un autre jour"
        hint=""
        name="autre-jour"
        value={day}
        min={dayAt(currentTime())}
        onChange={({ target }) => set({ day: target.value, time })}
      />
      <TextField
        label="À"
        type="time"
        name="autre-heure"
        value={time}
        onChange={({ target }) => set({ day, time: target.value })}
      />
      <Button look="soft" disabled={isFull || !day || !time} onClick={add}>
        <PlusIcon size={18} />
        Ajouter
      </Button>
    </div>
  )
}
