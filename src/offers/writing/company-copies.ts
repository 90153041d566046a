import { and, eq, sql } from 'drizzle-orm'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { derivedColumns } from '../indexing.ts'
import { rememberWords } from '../search/spelling.ts'
import { offers } from '../tables.ts'

interface CopiedCompany {
  id: number
  name: string
  company_size: string | null
}

/**
 * Updates what offers copy of their company, so that a search reads one table only. It is called in the unit of work
 * that changes the company, with `isRenamed` when the name has changed.
 */
export async function copyCompany(unit: Unit, { id, name, company_size }: CopiedCompany, isRenamed: boolean) {
  const ofCompany = eq(offers.company_id, id)
  await unit.db
    .update(offers)
    .set({ company_size })
    .where(and(ofCompany, sql`${offers.company_size} IS DISTINCT FROM ${company_size}`))
  if (!isRenamed) return
  const rows = await unit.db.select().from(offers).where(ofCompany).for('update')
  for (const row of rows)
    await unit.db.update(offers).set(derivedColumns(row, { name, company_size })).where(eq(offers.id, row.id))
  if (rows.length > 0) await rememberWords(unit.db, [name])
}
