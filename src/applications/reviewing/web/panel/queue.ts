/**
 * The applications that are gone through one after the other, in the order in which they were found. The queue stays
 * as it was meanwhile: an application that is opened or moved leaves the filters, and K has to come back to it all the
 * same.
 */
export interface Queue {
  ids: readonly number[]
  /** So many applications stand before the first; null where that is not known. */
  before: number | null
  total: number
  /** The list has more applications under the same filters, which follow. */
  grows: boolean
}

/** The queue has the opened application in any case, even where the list does not show it. */
export function startQueue(found: Queue, current: number): Queue {
  return found.ids.includes(current) ? found : { ...found, ids: [current], before: null }
}

interface Around {
  previous: number | undefined
  next: number | undefined
  /** The position counts from 1; null where it is not known. */
  position: number | null
}

/** @param neighbours the applications under the same filters today, for the ends of what is known */
export function aroundOf(
  queue: Queue,
  current: number,
  neighbours: { previous_id: number | null; next_id: number | null } | undefined,
): Around {
  const at = queue.ids.indexOf(current)
  const unknown = (id: number | null | undefined) =>
    !queue.grows || id === null || id === undefined || queue.ids.includes(id) ? undefined : id
  return {
    previous: queue.ids[at - 1] ?? unknown(neighbours?.previous_id),
    next: (at < 0 ? undefined : queue.ids[at + 1]) ?? unknown(neighbours?.next_id),
    position: queue.before === null || at < 0 ? null : queue.before + at + 1,
  }
}

export function withNeighbour(queue: Queue, id: number, side: 'before' | 'after'): Queue {
  if (queue.ids.includes(id)) return queue
  if (side === 'after') return { ...queue, ids: [...queue.ids, id] }
  return { ...queue, ids: [id, ...queue.ids], before: queue.before && queue.before - 1 }
}
