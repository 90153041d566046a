import { createHmac } from 'node:crypto'
import { DAY_SECONDS, HOUR_SECONDS } from '#src/shared/durations.ts'
import type { Network } from '../network.ts'
import type { Services } from '../services.ts'
import { allowNetwork, countAttempt, giveBackAttempt } from '../throttle.ts'
import type { Unit } from '../unit-of-work.ts'

/** Mails to one address over all kinds; the third of a day waits two minutes after the second, each next twice as long. */
const OF_ADDRESS = { hour: 5, day: 6, free: 2, seconds: 60 }
/** Mails in an hour that are not the first of their kind to their address. */
const REPEATS_OF_SITE = 600
/** Requests for such mails, of whatever kind: of one network, which may be a school or a whole operator, and of all. */
const REQUESTS = { hour: 150, hourInAll: 3_000 }

/** What anybody may have mailed to any address, since only the reader of the mailbox can tell whose it is. */
type UnprovenKind = 'registration' | 'password-reset' | 'newsletter' | 'alert' | 'address-change'

interface UnprovenMail {
  kind: UnprovenKind
  to: string
  /** Tells apart several things of one kind that a person may want within a minute, as two alerts. */
  about?: string
}

/** Counts a visitor's request for a mail to an address that nobody has proved. @throws HttpError 429 */
export function allowMailRequest(services: Services, network: Network): Promise<void> {
  return allowNetwork(services, 'mail-request', network, REQUESTS)
}

/**
 * Takes a mail out of the budget of an address that nobody proved to be theirs, so that a stranger's mailbox cannot be
 * flooded. Returns false when it must not be sent, about which the visitor is told nothing. The first of a kind in a
 * day always goes, whatever others have asked for: a person waits for it.
 */
export async function takeUnprovenMail(unit: Unit, { kind, to, about = '' }: UnprovenMail): Promise<boolean> {
  const { db, now, env } = unit
  // Only an imprint is kept: the address may be that of somebody who has nothing to do with the site.
  const address = createHmac('sha256', env.APP_SECRET).update(`unproven-mail:${to}`).digest('base64url')
  const count = (what: string, limit: number, seconds: number) =>
    countAttempt(db, `unproven-mail:${what}`, limit, seconds, now)
  const same = await count(`${kind}:${about}:minute:${address}`, 1, 60)
  if (same.left < 0) return false
  const first = await count(`${kind}:day:${address}`, 1, DAY_SECONDS)
  const day = await count(`day:${address}`, OF_ADDRESS.day, DAY_SECONDS)
  const hour = await count(`hour:${address}`, OF_ADDRESS.hour, HOUR_SECONDS)
  const pause = OF_ADDRESS.seconds * 2 ** (day.hits - OF_ADDRESS.free + 1)
  const isSoon = day.hits >= OF_ADDRESS.free && (await count(`pause:${address}`, 1, pause)).left < 0
  if (first.left >= 0) return true
  const isLeft = !isSoon && day.left >= 0 && hour.left >= 0
  if (isLeft && (await count('repeats', REPEATS_OF_SITE, HOUR_SECONDS)).left >= 0) return true
  // This mail is not sent, so the next wait must not grow by it.
  await giveBackAttempt(db, `unproven-mail:day:${address}`)
  await giveBackAttempt(db, `unproven-mail:hour:${address}`)
  return false
}
