import type { DragEvent } from 'react'
import { EVENT_LABELS } from '#src/calendar/shared/event-types.ts'
import { TypeIcon } from '#src/calendar/web/type-icon.tsx'
import { classes } from '#src/ui/class-names.ts'
import type { CalendarEvent } from '../contract.ts'
import css from './calendar.module.css'
import { groupOf, startWords, whenWords } from './words.ts'

interface EventButtonProps {
  event: CalendarEvent
  onOpen: (event: CalendarEvent) => void
  style?: object
  className?: string | undefined
}

/** Type of the data that carries a reminder from one day to another. */
export const DRAGGED = 'application/x-asafidy-reminder'

/** A reminder can be dragged to another day; other events cannot. */
export function EventButton({ event, onOpen, style, className }: EventButtonProps) {
  const { type, title, detail, reminder, missed } = event
  const isPast = missed || reminder?.done
  const drag = reminder && {
    draggable: true,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.setData(DRAGGED, String(reminder.id))
      dataTransfer.effectAllowed = 'move'
    },
  }
  return (
    <button
      type="button"
      data-looks
      {...drag}
      style={style}
      className={classes(css.event, css[groupOf(type)], isPast && css.past, className)}
      onClick={() => onOpen(event)}
    >
      <TypeIcon type={type} size={14} />
      <span>
        {startWords(event)} {type === 'offer_deadline' && 'Fin\u00A0:'} {title}
      </span>
      <span className="hidden-text">
        {`, ${EVENT_LABELS[type]}, ${detail && `${detail}, `}${whenWords(event)}`}
      </span>
    </button>
  )
}
