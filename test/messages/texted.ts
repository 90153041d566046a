import { eq } from 'drizzle-orm'
import { type SmsTopic, smsTopicsFor } from '#src/notifications/shared/sms-topics.ts'
import { smsNumbers } from '#src/notifications/sms/tables.ts'
import type { TestServices } from '../services.ts'

let serial = 0

/** Returns a mobile number of Madagascar that no other test has. */
export function newNumber(): string {
  serial += 1
  return `+26134${String(1_000_000 + serial).padStart(7, '0')}`
}

/** Lets a person be texted at a number of its own. */
export async function proveNumberOf(
  services: TestServices,
  { id, kind }: { id: number; kind: 'applicant' | 'recruiter' },
  topics: readonly SmsTopic[] = smsTopicsFor(kind),
): Promise<string> {
  const number = newNumber()
  await services.db.delete(smsNumbers).where(eq(smsNumbers.user_id, id))
  await services.db
    .insert(smsNumbers)
    .values({ user_id: id, number, topics: [...topics], proven_at: services.clock.now() })
  return number
}
