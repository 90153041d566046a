import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Actor } from '#src/abilities/actor.ts'
import { audit } from '#src/platform/audit.ts'
import { forbidden, HttpError, invalid, notFound, tooMany } from '#src/platform/errors.ts'
import { fitMessage } from '#src/platform/messages/gsm.ts'
import type { Network } from '#src/platform/network.ts'
import { readPhone } from '#src/platform/phone-number.ts'
import type { Services } from '#src/platform/services.ts'
import {
  allowAttempt,
  allowNetwork,
  countAttempt,
  countDaily,
  readDailyLimit,
} from '#src/platform/throttle.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { APP_NAME } from '#src/shared/app-name.ts'
import { after, DAY_SECONDS, MINUTE } from '#src/shared/durations.ts'
import { smsTopicsFor } from '../shared/sms-topics.ts'
import { readSiteBudget } from './budget.ts'
import { insertSms } from './messages.ts'
import { CODES_A_DAY } from './shared/limits.ts'
import { smsCodes, smsMessages, smsNumbers } from './tables.ts'

export const CODE_MINUTES = 10
const CODE_TRIES = 5
/** One number gets so many in a day, whoever asks: nobody floods a phone by them. */
export const CODES_OF_NUMBER = 3
const CODES_OF_NETWORK = { hour: 10 }
/** Wrong codes of a person in a day, over all that were sent. */
const WRONG_A_DAY = 20
/** All codes together take at most half of what the site may send, so that they cannot silence the rest. */
const SHARE_OF_SITE = 0.5

const UNVERIFIED = 'Vérifiez d’abord votre adresse e-mail\u00a0: vous pourrez ensuite confirmer un numéro.'
const NO_MOBILE = 'Veuillez entrer un numéro mobile de Madagascar, comme 034 12 345 67.'
const BUSY_NUMBER = 'Trop de codes ont été envoyés à ce numéro aujourd’hui. Réessayez demain.'
const USED_UP = 'Les SMS de la journée sont épuisés. Réessayez demain.'
const GONE = 'Ce code n’est plus valable\u00a0: demandez-en un autre.'
const WRONG = 'Ce code n’est pas le bon. Vérifiez le dernier SMS reçu.'

const codesOf = (userId: number) => `sms-code:person:${userId}`

/** Tells how many codes a person can ask for still today. */
export function readCodes({ db, clock }: Services, userId: number) {
  return readDailyLimit(db, codesOf(userId), CODES_A_DAY, clock.now())
}

/**
 * Sends a code to a number that the person wants to prove; the codes before it end.
 * @throws HttpError 404 where nobody is texted, 403 without a verified address, 422 for a number that is no mobile one of
 *   Madagascar, 429 for too many codes
 */
export async function sendCode(services: Services, actor: Actor, network: Network, typed: string) {
  const { db, env, clock } = services
  if (!env.sms || smsTopicsFor(actor.kind).length === 0) throw notFound()
  if (!actor.email_verified) throw forbidden(UNVERIFIED)
  const number = readPhone(typed)
  // Other numbers cost more, some of them to the profit of who asks.
  if (!number || !/^\+2613\d{8}$/.test(number)) throw invalid({ number: [NO_MOBILE] })
  const now = clock.now()
  await allowAttempt(db, `sms-code:minute:${actor.id}`, 1, 60, now)
  await countDaily(db, codesOf(actor.id), CODES_A_DAY, now)
  await allowNetwork(services, 'sms-code', network, CODES_OF_NETWORK)
  const ofNumber = `sms-code:number:${imprintOf(env.APP_SECRET, 'number', number)}`
  const { left, wait } = await countAttempt(db, ofNumber, CODES_OF_NUMBER, DAY_SECONDS, now)
  if (left < 0) throw tooMany(wait, CODES_OF_NUMBER, { number: [BUSY_NUMBER] })
  const most = Math.floor(env.SMS_DAILY_BUDGET * SHARE_OF_SITE)
  const ofSite = await countAttempt(db, 'sms-code:site', most, DAY_SECONDS, now)
  if (ofSite.left < 0 || (await readSiteBudget(services)) === 0) throw new HttpError(429, USED_UP)
  await inTransaction(services, actor, (unit) => writeCode(unit, actor.id, number))
}

async function writeCode(unit: Unit, user_id: number, number: string) {
  const { db, env, now } = unit
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const code_hash = imprintOf(env.APP_SECRET, `code:${user_id}:${number}`, code)
  const expires_at = after(now, CODE_MINUTES * MINUTE)
  const values = { number, code_hash, expires_at, tries: 0 }
  await db
    .insert(smsCodes)
    .values({ user_id, ...values })
    .onConflictDoUpdate({ target: smsCodes.user_id, set: values })
  await db
    .update(smsMessages)
    .set({ given_up_at: now, failure: 'REPLACED', text: '' })
    .where(
      and(
        eq(smsMessages.user_id, user_id),
        eq(smsMessages.kind, 'code'),
        isNull(smsMessages.sent_at),
        isNull(smsMessages.given_up_at),
      ),
    )
  const text = fitMessage(
    () =>
      `${APP_NAME} : votre code est ${code}. Il vaut ${CODE_MINUTES} minutes. Ne le donnez à personne. Rien demandé ? Ignorez ce message.`,
  )
  const key = `code:${code_hash}:${now.getTime()}`
  await insertSms(unit, { user_id, key, kind: 'code', text, useful_until: expires_at })
}

/**
 * Proves the number by the code that was sent to it: the person is texted there from now on, and no other account is.
 * @throws HttpError 422 for a code that is wrong, too old or was tried too often, 429 for too many wrong ones
 */
export async function proveNumber(services: Services, actor: Actor, code: string) {
  const { db, clock } = services
  await allowAttempt(db, `sms-code:tries:${actor.id}`, WRONG_A_DAY, DAY_SECONDS, clock.now())
  const refusal = await inTransaction(services, actor, (unit) => tryCode(unit, actor, code))
  if (refusal) throw invalid({ code: [refusal] })
}

/** @returns why the code is refused, after counting the try; null when the number is proven */
async function tryCode(unit: Unit, { id, kind }: Actor, code: string): Promise<string | null> {
  const { db, env, now } = unit
  const own = eq(smsCodes.user_id, id)
  const [sent] = await db.select().from(smsCodes).where(own).for('update')
  if (!sent || sent.expires_at <= now || sent.tries >= CODE_TRIES) return GONE
  const given = Buffer.from(imprintOf(env.APP_SECRET, `code:${id}:${sent.number}`, code))
  if (!timingSafeEqual(given, Buffer.from(sent.code_hash))) {
    await db
      .update(smsCodes)
      .set({ tries: sent.tries + 1 })
      .where(own)
    return sent.tries + 1 >= CODE_TRIES ? GONE : WRONG
  }
  await db.delete(smsCodes).where(own)
  const { number } = sent
  await db.delete(smsNumbers).where(and(eq(smsNumbers.user_id, id), ne(smsNumbers.number, number)))
  const values = { user_id: id, topics: [...smsTopicsFor(kind)], proven_at: now, stopped_at: null }
  await db
    .insert(smsNumbers)
    .values({ ...values, number })
    .onConflictDoUpdate({ target: smsNumbers.number, set: values })
  await audit(unit, { action: 'notifications.sms-number-proven', subject: `user:${id}` })
  return null
}

/** Only an imprint is kept of a code, and of a number that is not proven. */
function imprintOf(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`sms:${purpose}:${text}`).digest('base64url')
}

/** Ends the messages to a number that its person no longer gives as its own. */
export async function forgetNumber({ db }: Unit, userId: number, number: string | null = null) {
  const which = number === null ? undefined : eq(smsNumbers.number, number)
  await db.delete(smsNumbers).where(and(eq(smsNumbers.user_id, userId), which))
  const code = number === null ? undefined : eq(smsCodes.number, number)
  await db.delete(smsCodes).where(and(eq(smsCodes.user_id, userId), code))
}
