import { invalid } from '#src/platform/errors.ts'
import type { Network } from '#src/platform/network.ts'
import type { Services } from '#src/platform/services.ts'
import { allowNetwork } from '#src/platform/throttle.ts'
import { receiveMessage } from './messages.ts'
import { FASTEST_MS } from './shared/fastest.ts'
import { type SpamTraps, TOO_FAST } from './shared/spam-traps.ts'
import type { WrittenMessage } from './written-message.ts'

/** Messages from one network, and from all, which a few people read; the forms share them. */
const LIMITS = { hour: 10, hourInAll: 200 }

/**
 * Takes what a visitor wrote, unless a program did: who fills the hidden field is answered as if it was taken, and who
 * answers faster than people read is asked to send it once more.
 * @param network the visitor's
 * @throws HttpError 429 when a limit was reached, 422 when the form was sent too fast
 */
export async function receiveFromVisitor(
  services: Services,
  network: Network,
  { website, opened_at }: SpamTraps,
  written: WrittenMessage,
) {
  await allowNetwork(services, 'contact', network, LIMITS)
  const took = services.clock.now().getTime() - (opened_at ?? 0)
  // The clock of a browser that renders the page itself may be ahead: a time to come says nothing.
  if (took >= 0 && took < FASTEST_MS) throw invalid({ message: [TOO_FAST] })
  if (!website) await receiveMessage(services, written)
}
