import { eq } from 'drizzle-orm'
import { hashToken } from '#src/platform/secrets/tokens.ts'
import type { Services } from '#src/platform/services.ts'
import { after, HOUR } from '#src/shared/durations.ts'
import type { Flows } from '../shared/flows.ts'
import { sessions } from '../tables.ts'
import type { Session } from './sessions.ts'

/** What this browser began with `flow`, or null when it began nothing or longer ago than `ms`. */
export function findFlow<Flow extends keyof Flows>(
  session: Session | null,
  flow: Flow,
  now: Date,
  ms = HOUR,
): NonNullable<Flows[Flow]> | null {
  const found = session?.pending?.[flow]
  return found && new Date(found.at) > after(now, -ms) ? found : null
}

/** Keeps or, with null, forgets what this browser began; it goes when the session is rotated. */
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
