import { desc, eq, sql } from 'drizzle-orm'
import { audit } from '#src/platform/audit.ts'
import type { Database } from '#src/platform/database.ts'
import { conflict, invalid, notFound } from '#src/platform/errors.ts'
import { findMaintenance, type Maintenance } from '#src/platform/maintenance/read-only.ts'
import { maintenances } from '#src/platform/tables.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { formatDateTime } from '#src/shared/dates.ts'
import { after, DAY, HOUR } from '#src/shared/durations.ts'

/** People are told of it from a day before. */
const ANNOUNCED_BEFORE = DAY
const LONGEST = 12 * HOUR
const FARTHEST = 60 * DAY
const LISTED = 10

interface MaintenancePlan {
  /** Null begins it now. */
  starts_at: Date | null
  ends_at: Date
  message: string
  is_read_only: boolean
}

/**
 * Plans a maintenance, or begins it now.
 * @throws HttpError 409 when another one is planned, 422 for an end before its beginning, too long or too far ahead
 */
export async function planMaintenance(unit: Unit, plan: MaintenancePlan): Promise<Maintenance> {
  const { db, now } = unit
  const starts_at = plan.starts_at ?? now
  const length = plan.ends_at.getTime() - starts_at.getTime()
  if (plan.starts_at && plan.starts_at < now) throw invalid({ starts_at: ['Choisissez un moment à venir.'] })
  if (starts_at > after(now, FARTHEST)) throw invalid({ starts_at: ['Au plus soixante jours à l’avance.'] })
  if (length <= 0) throw invalid({ ends_at: ['La fin doit venir après le début.'] })
  if (length > LONGEST) throw invalid({ ends_at: ['Une maintenance dure douze heures au plus.'] })
  // Two administrators who plan at once: the second one finds the first one's row.
  await db.execute(sql`LOCK TABLE ${maintenances} IN SHARE ROW EXCLUSIVE MODE`)
  const other = await findMaintenance(db, now)
  if (other)
    throw conflict(
      `Une maintenance est déjà prévue le ${formatDateTime(other.starts_at)}\u00A0: terminez-la ou retirez-la d’abord.`,
    )
  const announced_at = new Date(Math.max(now.getTime(), after(starts_at, -ANNOUNCED_BEFORE).getTime()))
  const { ends_at, message, is_read_only } = plan
  const values = { starts_at, ends_at, announced_at, message, is_read_only }
  const [row] = await db
    .insert(maintenances)
    .values({ ...values, planned_by: unit.actor_id, planned_at: now })
    .returning()
  if (!row) throw new Error('the maintenance was not kept')
  await audit(unit, {
    action: 'maintenance.planned',
    subject: `maintenance:${row.id}`,
    details: { before: null, after: { starts_at, ends_at, is_read_only } },
  })
  return row
}

/** Ends a maintenance that runs, or withdraws one that is to come. @throws HttpError 404, 409 when it is over */
export async function endMaintenance(unit: Unit, id: number) {
  const { db, now } = unit
  const [row] = await db.select().from(maintenances).where(eq(maintenances.id, id)).for('update')
  if (!row) throw notFound()
  const over = row.ended_at ?? (row.ends_at <= now ? row.ends_at : null)
  if (over) throw conflict(`Cette maintenance est terminée depuis le ${formatDateTime(over)}.`)
  await db.update(maintenances).set({ ended_at: now }).where(eq(maintenances.id, id))
  await audit(unit, {
    action: row.starts_at <= now ? 'maintenance.ended' : 'maintenance.withdrawn',
    subject: `maintenance:${id}`,
    details: { before: { ends_at: row.ends_at }, after: { ends_at: now } },
  })
}

/** Lists the last maintenances, the latest first. */
export function listMaintenances(database: Database): Promise<Maintenance[]> {
  return database.select().from(maintenances).orderBy(desc(maintenances.starts_at)).limit(LISTED)
}
