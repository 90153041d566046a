import type { Database } from '#src/platform/database.ts'
import { tooMany } from '#src/platform/errors.ts'
import type { Network } from '#src/platform/network.ts'
import {
  clearAttempts,
  clearPause,
  clearSlowing,
  countAttempt,
  giveBackAttempt,
  readSlowing,
  slowDown,
} from '#src/platform/throttle.ts'
import { waitWords } from '#src/shared/durations.ts'

const PAIR = { most: 5, seconds: 60 }
/** A class or a cybercafé signs in from one IP address, and people mistype. */
const NETWORK = { most: 30, seconds: 60 }
/** Failures on one account from anywhere: its owner waits fifteen minutes at worst, and a guesser has a hundred tries a day. */
const ACCOUNT = { free: 10, most: 900 }

interface Attempt {
  /** The address as it was typed; whether it has an account changes nothing. */
  email: string
  network: Network
  /** Whether this browser has opened the account before: guesses of others then do not slow it. */
  isKnownDevice: boolean
}

/** @throws HttpError 429 for the sixth failure of a minute of this address and network, the thirty-first of the network, or too soon after others of the account */
export async function allowSignIn(database: Database, attempt: Attempt, now: Date) {
  const { email, network, isKnownDevice } = attempt
  const all = await countAttempt(database, networkKey(network), NETWORK.most, NETWORK.seconds, now)
  if (all.left < 0) throw throttled(all.wait, NETWORK.most)
  const pair = await countAttempt(database, pairKey(email, network), PAIR.most, PAIR.seconds, now)
  if (pair.left < 0) throw throttled(pair.wait, PAIR.most)
  const wait = isKnownDevice ? 0 : await slowDown(database, accountKey(email), ACCOUNT, now)
  if (wait > 0) throw throttled(wait, ACCOUNT.free)
}

/** Takes an attempt back that was not looked at, so that it does not count. */
export async function giveSignInBack(database: Database, { email, network, isKnownDevice }: Attempt) {
  await giveBackAttempt(database, networkKey(network))
  await giveBackAttempt(database, pairKey(email, network))
  if (!isKnownDevice) await clearPause(database, accountKey(email))
}

/** Takes a right attempt back. Only that of a new browser also clears what strangers have tried. */
export async function forgiveSignIn(database: Database, { email, network, isKnownDevice }: Attempt) {
  await giveBackAttempt(database, networkKey(network))
  await clearAttempts(database, pairKey(email, network))
  if (!isKnownDevice) await clearSlowing(database, accountKey(email))
}

/** Forgets the failures on an account and of this network on it, once its owner is proved. */
export async function clearSignInAttempts(database: Database, email: string, network: Network) {
  await clearAttempts(database, pairKey(email, network))
  await clearSlowing(database, accountKey(email))
}

/** Forgets the failures on an account from everywhere. */
export const liftSignInPause = (database: Database, email: string) =>
  clearSlowing(database, accountKey(email))

/** Until when who has not opened the account before must wait, because of failures on it; null without a wait. */
export async function readSignInPause(database: Database, email: string, now: Date) {
  const { hits, until } = await readSlowing(database, accountKey(email), now)
  return until && { failures: hits, until }
}

const pairKey = (email: string, network: Network) => `sign-in:${email}:${network}`
const networkKey = (network: Network) => `sign-in-from:${network}`
const accountKey = (email: string) => `sign-in-to:${email}`

function throttled(wait: number, limit: number) {
  return tooMany(wait, limit, {
    email: [`Trop de tentatives de connexion. Veuillez réessayer dans ${waitWords(wait)}.`],
  })
}
