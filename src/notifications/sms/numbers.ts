import { and, eq, gt } from 'drizzle-orm'
import type { Actor } from '#src/abilities/actor.ts'
import { audit } from '#src/platform/audit.ts'
import { notFound } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { type SmsTopic, smsTopicsFor } from '../shared/sms-topics.ts'
import { forgetNumber, readCodes } from './proving.ts'
import { smsCodes, smsNumbers } from './tables.ts'

/** Reads how a person is texted: the proven number, the one to which a code was sent that still counts, and what is left of the codes. */
export async function readSms(services: Services, { id, kind }: Actor) {
  const { db, env, clock } = services
  const topics = smsTopicsFor(kind)
  const [proven] = await db.select().from(smsNumbers).where(eq(smsNumbers.user_id, id))
  const [asked] = await db
    .select({ number: smsCodes.number })
    .from(smsCodes)
    .where(and(eq(smsCodes.user_id, id), gt(smsCodes.expires_at, clock.now())))
  return {
    is_available: env.sms !== null && topics.length > 0,
    takes_answers: env.SMS_INCOMING_SECRET !== undefined,
    number: proven?.number ?? null,
    is_on: proven ? proven.stopped_at === null : false,
    topics: topics.map((topic) => ({ topic, is_on: proven?.topics.includes(topic) ?? true })),
    code_sent_to: asked?.number ?? null,
    codes: await readCodes(services, id),
  }
}

/** Changes of what a person is texted, or whether at all. @throws HttpError 404 without a proven number */
export async function changeSms(
  services: Services,
  actor: Actor,
  { is_on, topics }: { is_on: boolean; topics: SmsTopic[] },
) {
  const wanted = smsTopicsFor(actor.kind).filter((topic) => topics.includes(topic))
  await inTransaction(services, actor, async (unit) => {
    const own = eq(smsNumbers.user_id, actor.id)
    const [row] = await unit.db.select().from(smsNumbers).where(own).for('update')
    if (!row) throw notFound()
    const stopped_at = is_on ? null : (row.stopped_at ?? unit.now)
    await unit.db.update(smsNumbers).set({ topics: wanted, stopped_at }).where(own)
    if ((row.stopped_at === null) !== is_on) await auditSwitch(unit, actor.id, is_on)
  })
}

/** Ends the messages to the person for « STOP ». Answers whether they were wanted until then. */
export async function stopSms(unit: Unit, userId: number): Promise<boolean> {
  const own = eq(smsNumbers.user_id, userId)
  const [row] = await unit.db.select().from(smsNumbers).where(own).for('update')
  if (!row || row.stopped_at !== null) return false
  await unit.db.update(smsNumbers).set({ stopped_at: unit.now }).where(own)
  await auditSwitch(unit, userId, false)
  return true
}

const auditSwitch = (unit: Unit, id: number, isOn: boolean) =>
  audit(unit, { action: `notifications.sms-${isOn ? 'resumed' : 'stopped'}`, subject: `user:${id}` })

export async function removeNumber(services: Services, actor: Actor) {
  await inTransaction(services, actor, (unit) => forgetNumber(unit, actor.id))
}
