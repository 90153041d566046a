import type { Reply } from '#src/platform/outgoing/requests.ts'
import { METHOD_NAMES } from '../payments/shared/methods.ts'
import type { ChargeStart, ChargeState } from './operator.ts'
import type { OperatorName } from './shared/charges.ts'

/** Why a start was refused by code, in words that the payer reads. */
type Reasons = Readonly<Record<string, string>>

/** Whether an answer carries what its operator's document says of an answer that worked. */
export function isFine(reply: Reply): reply is Extract<Reply, { kind: 'answered' }> {
  return reply.kind === 'answered' && reply.status >= 200 && reply.status < 300
}

/**
 * What an answer to a start means that is none of success. Only what surely asked nothing of the payer is refused; a
 * time-out, a failure of the operator's server and an id that it has seen are unknown.
 * @param code the operator's own code of the failure, null when it gave none
 */
export function explainStart(
  operator: OperatorName,
  reply: Reply,
  code: string | null,
  reasons: Reasons = {},
): Exclude<ChargeStart, { kind: 'started' }> {
  const name = METHOD_NAMES[operator]
  const away = `${name} ne répond pas. Rien n’a été demandé\u00A0: réessayez dans quelques minutes.`
  if (reply.kind === 'lost') return { kind: 'unknown', code: reply.code }
  if (reply.kind === 'unsent')
    return { kind: 'refused', code: reply.code, reason: away, retry_after: reply.retry_after }
  const { status, retry_after } = reply
  const named = code ?? `HTTP_${status}`
  if (status === 429) return { kind: 'refused', code: named, reason: away, retry_after: retry_after ?? 60 }
  const isRefused = status >= 400 && status < 500 && status !== 408 && status !== 409
  if (!isRefused) return { kind: 'unknown', code: named }
  const reason = reasons[named] ?? `${name} a refusé la demande. Rien n’a été débité.`
  return { kind: 'refused', code: named, reason, retry_after: null }
}

/** An answer to the question for the state that says nothing of the state. */
export function unknownState(reply: Reply, code: string | null = null): ChargeState {
  if (reply.kind === 'lost') return { kind: 'unknown', code: reply.code, retry_after: null }
  if (reply.kind === 'unsent') return { kind: 'unknown', code: reply.code, retry_after: reply.retry_after }
  return { kind: 'unknown', code: code ?? `HTTP_${reply.status}`, retry_after: reply.retry_after }
}
