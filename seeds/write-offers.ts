import { derivedColumns, searchNames } from '#src/offers/indexing.ts'
import { rememberWords } from '#src/offers/search/spelling.ts'
import { offers } from '#src/offers/tables.ts'
import type { Database } from '#src/platform/database.ts'
import { DAY } from '#src/shared/durations.ts'
import type { SeedCompany, SeedOffer } from './demonstration.ts'
import { factsOf } from './offers/facts.ts'
import type { WrittenCompany } from './write-people.ts'

const BATCH = 500
const WHY_HIDDEN = 'La grille de la société est remise au premier entretien.'

/**
 * Writes offers in batches; answers with the ids of the first 2 000, which applications refer to by their place.
 * @param skip how many of the stream are already there
 */
export async function writeOffers(
  database: Database,
  stream: Iterable<SeedOffer>,
  owners: { companies: WrittenCompany[]; seeds: SeedCompany[] },
  options: { skip: number; now: Date; onBatch: (count: number) => void },
): Promise<number[]> {
  const ids: number[] = []
  let batch: (typeof offers.$inferInsert)[] = []
  let index = 0
  let names: string[] = []
  const flush = async () => {
    if (batch.length === 0) return
    // The first thousands of offers hold every word of the rest.
    if (index <= 20_000) await rememberWords(database, names)
    names = []
    const rows = await database.insert(offers).values(batch).returning({ id: offers.id })
    if (ids.length < 2_000) ids.push(...rows.map((row) => row.id))
    batch = []
    options.onBatch(index)
  }
  for (const seed of stream) {
    if (index++ < options.skip) continue
    batch.push({ ...toRow(seed, owners, options.now), ...factsOf(seed, index) })
    names.push(...searchNames({ ...seed, company_name: owners.seeds[seed.company]?.name ?? '' }))
    if (batch.length === BATCH) await flush()
  }
  await flush()
  return ids
}

function toRow(seed: SeedOffer, owners: { companies: WrittenCompany[]; seeds: SeedCompany[] }, now: Date) {
  const { company: place, ministry_reference, rejection_reason, ...offer } = seed
  const company = owners.companies[place]
  const about = owners.seeds[place]
  if (!company || !about) throw new Error(`no company ${place}`)
  return {
    ...offer,
    ...derivedColumns(offer, about),
    company_id: company.id,
    salary_hidden_reason: offer.salary_visible ? null : WHY_HIDDEN,
    ministry_reference: ministry_reference || null,
    rejection_reason: rejection_reason || null,
    // Older offers were seen more often, so that the views on a page are believable.
    views_count: viewsOf(offer.published_at, offer.positions_count, now),
    updated_at: offer.closed_at ?? offer.published_at ?? offer.created_at,
    archived_at: offer.status === 'archived' ? (offer.closed_at ?? offer.created_at) : null,
  }
}

function viewsOf(published: Date | null, positions: number, now: Date): number {
  if (!published || published > now) return 0
  const days = Math.floor((now.getTime() - published.getTime()) / DAY)
  return Math.round((days + 1) * (9 + (published.getTime() % 23)) * Math.min(positions, 3) * 0.6)
}
