import { createHmac, randomInt } from 'node:crypto'
import { and, count, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { recoveryCodes } from '../tables.ts'

const HOW_MANY = 10
/** Characters that are mistaken for each other are left out: 0 and o, 1, i and l. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz'

/** Replaces the recovery codes by ten new ones; they are shown this once and stored as hashes. */
export async function replaceRecoveryCodes({ db, env }: Unit, userId: number): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, newCode)
  await db.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId))
  await db
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashCode(env.APP_SECRET, userId, code) })))
  return codes
}

export async function dropRecoveryCodes({ db }: Unit, userId: number) {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId))
}

/** Uses a code up; true only once for each, even when two requests come at the same moment. */
export async function consumeRecoveryCode({ db, env, now }: Unit, userId: number, code: string) {
  const rows = await db
    .update(recoveryCodes)
    .set({ used_at: now })
    .where(
      and(
        eq(recoveryCodes.user_id, userId),
        inArray(
          recoveryCodes.code_hash,
          env.secrets.map((secret) => hashCode(secret, userId, code)),
        ),
        isNull(recoveryCodes.used_at),
      ),
    )
    .returning({ id: recoveryCodes.id })
  return rows.length > 0
}

export async function countRecoveryCodes(database: Database, userId: number): Promise<number> {
  const [row] = await database
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.user_id, userId), isNull(recoveryCodes.used_at)))
  return row?.left ?? 0
}

/** A code such as `k7m2p-x9q4t` has 49 random bits. */
function newCode(): string {
  const letters = Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return `${letters.slice(0, 5)}-${letters.slice(5)}`
}

/** People add capitals, spaces and dashes of their own, which are removed before hashing. */
function hashCode(secret: string, userId: number, code: string): string {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, '')
  return createHmac('sha256', secret).update(`recovery:${userId}:${plain}`).digest('hex')
}
