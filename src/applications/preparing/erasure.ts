import { eq } from 'drizzle-orm'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { preparedApplications } from './tables.ts'

export async function erasePrepared({ db }: Unit, userId: number) {
  await db.delete(preparedApplications).where(eq(preparedApplications.applicant_id, userId))
}
