import { useState } from 'react'
import { formatDay, formatTime } from '#src/shared/dates.ts'
import { formatLongDate } from '#src/shared/weekdays.ts'
import type { Interview } from '../../contract.ts'
import { useTakeSlot } from '../queries.ts'

export type Slot = Interview['slots'][number]

/**
 * The chosen slot is the one that was pressed while it is free, or the only one left. One that overlaps another meeting is
 * taken by a second press, after its warning was shown.
 */
export function useChosenSlot({ id, slots }: Interview) {
  const [chosenId, choose] = useState<number | null>(null)
  const taking = useTakeSlot(id)
  const left = slots.filter(({ gone }) => gone === null)
  const chosen = left.find((slot) => slot.id === chosenId) ?? (left.length === 1 ? left[0] : undefined)
  const [warnedId, setWarnedId] = useState<number | null>(null)
  const warning = chosen?.overlap && chosen.id === warnedId ? overlapWords(chosen.overlap) : null
  const take = () => {
    if (!chosen) return
    if (chosen.overlap && !warning) return setWarnedId(chosen.id)
    taking.mutate({ slot_id: chosen.id, despite_overlap: chosen.overlap !== null })
  }
  return { left, chosen, choose, taking, take, warning }
}

function overlapWords(other: string): string {
  return `Ce créneau chevauche un autre de vos rendez-vous\u00A0: ${other}. Confirmez encore une fois si vous pouvez venir aux deux.`
}

/** Says what the applicant has to know of a slot. */
export function asideOf({ gone, overlap, same_day }: Slot): string | null {
  if (gone) return gone === 'taken' ? 'Pris entre-temps' : 'Passé'
  return overlap ? `Chevauche\u00A0: ${overlap}` : same_day
}

/** Writes « mardi 24 à 10 h 00 ». */
export function momentWords({ starts_at }: Slot): string {
  const [weekday, day] = formatLongDate(starts_at).split(' ')
  return `${weekday} ${day} à ${formatTime(starts_at)}`
}

export function byWords(at: string): string {
  return `À répondre ${formatDay(at).replace(/^le /, 'avant le ')}, ${formatTime(at)}`
}
