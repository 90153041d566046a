import { type DragEvent, useState } from 'react'
import { useMoveReminder } from '#src/calendar/reminders/web/queries.ts'
import { DRAGGED } from './button.tsx'

/** Lets a reminder be dropped on a day: the handlers, and whether one hovers over it now. */
export function useDayDrop(day: string) {
  const [over, setOver] = useState(false)
  const moving = useMoveReminder()
  return {
    over,
    listening: {
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes(DRAGGED)) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        setOver(false)
        const id = Number(event.dataTransfer.getData(DRAGGED))
        if (!id) return
        event.preventDefault()
        moving.mutate({ id, day })
      },
    },
  }
}
