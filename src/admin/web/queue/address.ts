import { FILTERS, readFilters } from '#src/ui/lists/filters.ts'
import { stringifySearch } from '#src/ui/search-params.ts'
import { QUEUES, type Queue, WAITING, type Waiting } from '../../queue/shared/waiting.ts'

export const QUEUE = '/moderation'

/** What the address of the queue says: which kind is listed, and which item is open. */
export interface QueueSearch {
  kind?: Queue
  /** Kind and number of the open item, as `offer-12`. */
  item?: string
}

const ITEM = new RegExp(`^(${WAITING.join('|')})-(\\d{1,9})$`)

export function readQueueSearch(raw: Record<string, unknown>): QueueSearch {
  return readFilters(raw, {
    kind: (value) => QUEUES.some((each) => each === value),
    item: (value) => FILTERS.text(value) && ITEM.test(value),
  })
}

export function queueHref(search: QueueSearch): string {
  return QUEUE + stringifySearch(search)
}

/** The subject of an item, also when the list does not hold the item any more; null for no item. */
export function parseItem(item: string | undefined): { kind: Waiting; subject_id: number } | null {
  const [, name, number] = ITEM.exec(item ?? '') ?? []
  const kind = WAITING.find((each) => each === name)
  return kind ? { kind, subject_id: Number(number) } : null
}
