import { useFinishReminder } from '#src/calendar/reminders/web/queries.ts'
import { EVENT_LABELS } from '#src/calendar/shared/event-types.ts'
import { lengthWords } from '#src/calendar/shared/words.ts'
import { TypeIcon } from '#src/calendar/web/type-icon.tsx'
import { formatDate } from '#src/shared/dates.ts'
import { MINUTE } from '#src/shared/durations.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { CalendarIcon } from '#src/ui/workspace-icons.tsx'
import type { CalendarEvent } from '../contract.ts'
import css from './calendar.module.css'
import type { CalendarSearch } from './search.ts'
import { groupOf, linkWords, nearWords, startWords } from './words.ts'

interface CalendarListProps {
  search: CalendarSearch
  events: CalendarEvent[]
  onOpen: (event: CalendarEvent) => void
  /** A filter hides some kinds. */
  isFiltered: boolean
  /** When set, only this day is listed. */
  only?: string
}

export function CalendarList({ events, onOpen, isFiltered, only }: CalendarListProps) {
  if (events.length === 0)
    return only ? (
      <p className={css.none}>Rien le {formatDate(only)}.</p>
    ) : (
      <EmptyState icon={CalendarIcon} title="Rien de prévu">
        {isFiltered
          ? 'Aucun événement de ce genre à partir de ce jour : affichez les autres, ou un autre jour.'
          : 'Vos entretiens, les dates limites de vos offres et vos rappels se rangent ici d’eux-mêmes.'}
      </EmptyState>
    )
  return (
    <div className={css.list}>
      {[...Map.groupBy(events, ({ day }) => day)].map(([day, own]) => (
        <section key={day}>
          <h3>
            {nearWords(day)} <span>{formatDate(day)}</span>
          </h3>
          <ul>
            {own.map((event) => (
              <Line key={event.key} event={event} onOpen={onOpen} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Line({ event, onOpen }: { event: CalendarEvent; onOpen: (event: CalendarEvent) => void }) {
  const { type, title, detail, place, reminder, missed, link } = event
  const isLink = place.startsWith('https://')
  return (
    <li className={classes(css.line, css[groupOf(type)], (reminder?.done || missed) && css.past)}>
      <p className={css.time}>
        {startWords(event) || 'Journée'}
        <small>{lengthOf(event)}</small>
      </p>
      <div>
        <p className={css.kind}>
          <TypeIcon type={type} size={16} />
          {missed ? 'Absent à l’entretien' : EVENT_LABELS[type]}
        </p>
        <button type="button" data-looks className={css.title} onClick={() => onOpen(event)}>
          {title}
        </button>
        <p className={css.detail}>{[detail, isLink ? '' : place].filter(Boolean).join('\u00a0· ')}</p>
      </div>
      {reminder ? <Done reminder={reminder} title={title} /> : null}
      {link && (
        <LinkButton look="soft" small href={link} aria-label={`${linkWords(event)} : ${title}`}>
          {linkWords(event)}
        </LinkButton>
      )}
    </li>
  )
}

function Done({
  reminder: { id, done },
  title,
}: {
  reminder: NonNullable<CalendarEvent['reminder']>
  title: string
}) {
  const finishing = useFinishReminder()
  return (
    <Button
      look="secondary"
      small
      loading={finishing.isPending}
      aria-label={done ? `À refaire : ${title}` : `C’est fait : ${title}`}
      onClick={() => finishing.mutate({ id, done: !done })}
    >
      {done ? 'À refaire' : 'C’est fait'}
    </Button>
  )
}

function lengthOf({ starts_at, ends_at }: CalendarEvent): string {
  if (!starts_at || !ends_at) return ''
  return lengthWords((Date.parse(ends_at) - Date.parse(starts_at)) / MINUTE)
}
