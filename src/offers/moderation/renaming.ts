import { eq } from 'drizzle-orm'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { searchColumns } from '../indexing.ts'
import { rememberWords } from '../search/spelling.ts'
import { offers } from '../tables.ts'

/** Makes a company's offers found by the name that it has from now on. */
export async function renameCompanyInOffers({ db }: Unit, companyId: number, company_name: string) {
  const rows = await db.select().from(offers).where(eq(offers.company_id, companyId)).for('update')
  for (const row of rows)
    await db
      .update(offers)
      .set(searchColumns({ ...row, company_name }))
      .where(eq(offers.id, row.id))
  if (rows.length > 0) await rememberWords(db, [company_name])
}
