import { eq } from 'drizzle-orm'
import { hashToken } from '#src/platform/secrets/tokens.ts'
import type { Services } from '#src/platform/services.ts'
import { after, HOUR } from '#src/shared/durations.ts'
import type { Flows } from '../shared/flows.ts'
import { sessions } from '../tables.ts'
import type { Session } from './sessions.ts'

/** Reads what this browser has begun under `flow`; null when that is nothing, or older than `ms`. */
export function findFlow<Flow extends keyof Flows>(
  session: Session | null,
  flow: Flow,
  now: Date,
  ms = HOUR,
): NonNullable<Flows[Flow]> | null {
  const found = session?.pending?.[flow]
  return found && new Date(found.at) > after(now, -ms) ? found : null
}

/** Keeps what this browser has begun, or forgets it with null; a new session forgets it too. */
export async function saveFlow<Flow extends keyof Flows>(
  { db }: Services,
  session: Session,
  flow: Flow,
  value: NonNullable<Flows[Flow]> | null,
) {
  const { [flow]: _, ...others } = session.pending ?? {}
  session.pending = value ? { ...others, [flow]: value } : others
  await db
    .update(sessions)
    .set({ pending: session.pending })
    .where(eq(sessions.id_hash, hashToken(session.id)))
}
