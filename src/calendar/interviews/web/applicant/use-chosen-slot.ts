import { useState } from 'react'
import { formatDay, formatLongDate, formatTime } from '#src/shared/dates.ts'
import type { Interview } from '../../contract.ts'
import { useTakeSlot } from '../queries.ts'

export type Slot = Interview['slots'][number]

/** The chosen slot is the one that was pressed while it is free, or the only one left. */
export function useChosenSlot({ id, slots }: Interview) {
  const [chosenId, choose] = useState<number | null>(null)
  const taking = useTakeSlot(id)
  const left = slots.filter(({ gone }) => gone === null)
  const chosen = left.find((slot) => slot.id === chosenId) ?? (left.length === 1 ? left[0] : undefined)
  return { left, chosen, choose, taking, take: () => chosen && taking.mutate(chosen.id) }
}

/** Writes « mardi 24 à 10 h 00 ». */
export function momentWords({ starts_at }: Slot): string {
  const [weekday, day] = formatLongDate(starts_at).split(' ')
  return `${weekday} ${day} à ${formatTime(starts_at)}`
}

export function byWords(at: string): string {
  return `À répondre ${formatDay(at).replace(/^le /, 'avant le ')}, ${formatTime(at)}`
}
