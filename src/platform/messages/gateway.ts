import type { Reply } from '../outgoing/requests.ts'

/** A text as it is handed to a gateway. */
export interface TextMessage {
  /** The same at each attempt, so that a gateway that already took the message can tell. */
  id: string
  /** E.164: +261341234567. */
  to: string
  /** In the GSM alphabet, one message long. */
  text: string
}

/**
 * What came of a message. `again` says that it surely was not sent and may be tried again, `wait` after how many
 * milliseconds at the soonest; without `again` it was refused, or may have been sent, and a person is not to get it twice.
 */
export type GatewayAnswer = 'taken' | { failure: string; again: boolean; wait?: number }

export type MessageGateway = (message: TextMessage) => Promise<GatewayAnswer>

/** Statuses that come from a server in between: the one behind it may have sent the message. */
const IN_BETWEEN = new Set([408, 502, 504])

/** What an answer means, when `isTaken` says which statuses the gateway's document has for a message that it took. */
export function readAnswer(reply: Reply, isTaken: (status: number) => boolean): GatewayAnswer {
  if (reply.kind === 'lost') return { failure: reply.code, again: false }
  const wait = reply.retry_after ? { wait: reply.retry_after * 1_000 } : {}
  if (reply.kind === 'unsent') return { failure: reply.code, again: true, ...wait }
  const { status } = reply
  if (isTaken(status)) return 'taken'
  const again = (status >= 500 || status === 429) && !IN_BETWEEN.has(status)
  return { failure: `HTTP_${status}`, again, ...wait }
}
