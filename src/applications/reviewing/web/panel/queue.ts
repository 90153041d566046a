/**
 * The applications that are gone through one after the other, in the order in which they were found. It stays as it was
 * while they are: one that is opened or moved leaves the filters, and K has to come back to it all the same.
 */
export interface Queue {
  ids: readonly number[]
  /** How many stand before the first; null where nobody knows. */
  before: number | null
  total: number
  /** Whether those under the same filters that are not shown yet follow. */
  grows: boolean
}

/** The queue of these, that has the opened one in any case. */
export function startQueue(found: Queue, current: number): Queue {
  return found.ids.includes(current) ? found : { ...found, ids: [current], before: null }
}

interface Around {
  previous: number | undefined
  next: number | undefined
  /** From 1; null where nobody knows. */
  position: number | null
}

/** @param neighbours those under the same filters today, for the ends of what is known */
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

/** The queue once one more of its neighbours is in it. */
export function withNeighbour(queue: Queue, id: number, side: 'before' | 'after'): Queue {
  if (queue.ids.includes(id)) return queue
  if (side === 'after') return { ...queue, ids: [...queue.ids, id] }
  return { ...queue, ids: [id, ...queue.ids], before: queue.before && queue.before - 1 }
}
