import { ApiError, WENT_WRONG } from '../api/api.ts'
import { inOrder, type Messages } from './messages.ts'

/** What a form shows when its call was refused. */
export interface Refusal {
  errors: Messages
  /** The text for what concerns no field. */
  failure?: string | undefined
}

/** What a form tells of a refusal: the messages of its fields, and one text where it has none or says its own. */
export function refusalOf(error: unknown, fields: readonly string[], own?: Partial<Refusal>): Refusal {
  const errors = inOrder(own?.errors ?? messagesOf(error), fields)
  const isSaid = Object.keys(errors).length > 0
  return { errors, failure: own?.failure ?? (isSaid ? undefined : wordsOf(error)) }
}

/** For a form of one field, which shows whatever is refused: `onRefused: onField('code')`. */
export function onField(field: string) {
  return (error: ApiError): Partial<Refusal> => ({
    errors: { [field]: error.errors?.[field]?.[0] ?? wordsOf(error) },
  })
}

function messagesOf(error: unknown): Messages {
  const { errors = {} } = error instanceof ApiError ? error : {}
  return Object.fromEntries(Object.entries(errors).map(([field, [message = '']]) => [field, message]))
}

/** A fault inside the server is told in our words, because its own would not help; a 503 says what is away, and until when. */
function wordsOf(error: unknown): string {
  const isOurs = error instanceof ApiError && (error.status < 500 || error.status === 503)
  return isOurs ? error.message : WENT_WRONG
}
