import type { Database } from '#src/platform/database.ts'
import type { ExportPart } from '#src/platform/export-part.ts'
import { listHidden } from './hiding.ts'

export async function exportOf(database: Database, userId: number): Promise<ExportPart[]> {
  const { offers, companies } = await listHidden(database, userId)
  const says = 'les offres et les sociétés que vous avez masquées dans vos recommandations'
  const data = { offres: offers, societes: companies }
  return offers.length + companies.length > 0 ? [{ name: 'offres-masquees', says, data }] : []
}
