import { asc, eq } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { notFound } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import type { Partner } from './contract.ts'
import { logoHref } from './shared/partners.ts'
import { partners } from './tables.ts'

export type PartnerRow = typeof partners.$inferSelect

/** Lists every partner, shown or not, in their order. */
export function listWritten(database: Database): Promise<PartnerRow[]> {
  return database.select().from(partners).orderBy(asc(partners.position), asc(partners.id))
}

/** Lists the partners that are shown. */
export async function listShown(database: Database): Promise<Partner[]> {
  const rows = await listWritten(database)
  return rows.filter(({ is_shown }) => is_shown).map(presentPartner)
}

function presentPartner({ id, name, address, sentence, logo_key }: PartnerRow): Partner {
  return { id, name, address: address || null, sentence, logo: logo_key && logoHref(logo_key) }
}

/** @throws HttpError 404 for a name that no row has, or one that only the team may see */
export async function readLogo({ db, files }: Services, name: string, isTeam: boolean) {
  const key = `${name.slice(0, 2)}/${name}`
  const [row] = await db
    .select({ is_shown: partners.is_shown })
    .from(partners)
    .where(eq(partners.logo_key, key))
  if (!row || !(row.is_shown || isTeam)) throw notFound()
  return { bytes: await files.read(key), isPublic: row.is_shown }
}
