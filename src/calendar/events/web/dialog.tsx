import { useState } from 'react'
import { ReminderDialog } from '#src/calendar/reminders/web/dialog.tsx'
import { useDeleteReminder, useFinishReminder, useMoveReminder } from '#src/calendar/reminders/web/queries.ts'
import { EVENT_LABELS } from '#src/calendar/shared/event-types.ts'
import { dayAfter, mapAddress } from '#src/calendar/shared/words.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { CalendarIcon } from '#src/ui/workspace-icons.tsx'
import type { CalendarEvent } from '../contract.ts'
import css from './calendar.module.css'
import { linkWords, whenWords } from './words.ts'

interface EventDialogProps {
  event: CalendarEvent | null
  onClose: () => void
}

export function EventDialog({ event, onClose }: EventDialogProps) {
  const [changing, setChanging] = useState<CalendarEvent | null>(null)
  const { id, note = '', time } = changing?.reminder ?? { id: null, time: null }
  return (
    <>
      <Dialog
        open={event !== null}
        onClose={onClose}
        width={480}
        sheet
        title={event?.title ?? ''}
        subtitle={event && (event.missed ? 'Absent à l’entretien' : EVENT_LABELS[event.type])}
      >
        {event && (
          <div className={css.card}>
            <p>
              <b>{whenWords(event)}</b>
              {event.starts_at && ' (heure d’Antananarivo)'}
            </p>
            {event.detail && <p className={css.detail}>{event.detail}</p>}
            <Place event={event} />
            <div className={css.tools}>
              {event.link && <LinkButton href={event.link}>{linkWords(event)}</LinkButton>}
              <LinkButton look="secondary" href={`/api/calendar/events/${event.key}/file`} download>
                <CalendarIcon size={18} />
                Ajouter à mon agenda (.ics)
              </LinkButton>
            </div>
            {event.reminder && (
              <ReminderTools
                event={event}
                reminder={event.reminder}
                onChange={() => {
                  onClose()
                  setChanging(event)
                }}
                onClose={onClose}
              />
            )}
          </div>
        )}
      </Dialog>
      <ReminderDialog
        open={changing !== null}
        onClose={() => setChanging(null)}
        id={id}
        start={{ title: changing?.title ?? '', day: changing?.day ?? '', time: time ?? '', note }}
      />
    </>
  )
}

function Place({ event: { place, type } }: { event: CalendarEvent }) {
  if (!place) return null
  if (place.startsWith('https://'))
    return (
      <p>
        <a href={place} target="_blank" rel="noopener noreferrer">
          {place}
        </a>
      </p>
    )
  if (type === 'interview_phone')
    return (
      <p>
        <a href={`tel:${place}`}>{place}</a>
      </p>
    )
  return (
    <p>
      {place}{' '}
      <a href={mapAddress(place)} target="_blank" rel="noopener noreferrer">
        Voir sur la carte
      </a>
    </p>
  )
}

interface ReminderToolsProps {
  event: CalendarEvent
  reminder: NonNullable<CalendarEvent['reminder']>
  onChange: () => void
  onClose: () => void
}

/** Everything that dragging does can be done by these buttons too. */
function ReminderTools({ event: { day }, reminder: { id, done }, onChange, onClose }: ReminderToolsProps) {
  const moving = useMoveReminder()
  const finishing = useFinishReminder()
  const deleting = useDeleteReminder()
  const over = { onSuccess: onClose }
  return (
    <div className={css.tools}>
      <Button look="secondary" onClick={() => finishing.mutate({ id, done: !done }, over)}>
        {done ? 'À refaire' : 'C’est fait'}
      </Button>
      <Button look="secondary" onClick={onChange}>
        Modifier
      </Button>
      <Button look="secondary" onClick={() => moving.mutate({ id, day: dayAfter(day, -1) }, over)}>
        Un jour plus tôt
      </Button>
      <Button look="secondary" onClick={() => moving.mutate({ id, day: dayAfter(day, 1) }, over)}>
        Un jour plus tard
      </Button>
      <Button look="danger" onClick={() => deleting.mutate(id, over)}>
        Supprimer
      </Button>
    </div>
  )
}
