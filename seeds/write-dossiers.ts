import { eq } from 'drizzle-orm'
import { COMPANY_DOCUMENT_KINDS, type CompanyCorrection } from '#src/companies/shared/moderated.ts'
import { documentField, fieldLabel } from '#src/companies/shared/sections.ts'
import { companies, companyDocuments, companyPhotos } from '#src/companies/tables.ts'
import type { Database } from '#src/platform/database.ts'
import type { Files } from '#src/platform/files/storage.ts'
import { after, DAY, HOUR } from '#src/shared/durations.ts'
import { DEMO_COMPANY } from './companies/companies.ts'
import { drawCard, drawLandscape } from './companies/drawings.ts'
import type { SeedCompany } from './demonstration.ts'
import type { WrittenCompany } from './write-people.ts'

/** The places of the companies that show a cover and photos. */
const ILLUSTRATED = [0, 1]
/** The place of a validated company that asks for another name. */
const RENAMED = 30
const CAPTIONS = ['Nos bureaux', 'L’équipe au travail', 'La salle de pause']

interface Written {
  companies: WrittenCompany[]
  seeds: SeedCompany[]
}

/** What moderators have before them: papers of those that wait, what is to be corrected, a change of name; and some pictures. */
export async function writeDossiers(tx: Database, files: Files, written: Written, now: Date) {
  for (const [index, seed] of written.seeds.entries()) {
    const id = written.companies[index]?.id ?? 0
    if (index === DEMO_COMPANY) await writeDocuments(tx, files, id, seed, after(now, -200 * DAY))
    if (seed.status === 'pending' || seed.status === 'rejected') {
      const submitted = after(now, -(index - 54) * 7 * HOUR)
      await writeDocuments(tx, files, id, seed, submitted)
      await update(tx, id, { submitted_at: submitted, completed_at: submitted, review_round: 1 })
    }
    if (seed.status === 'rejected')
      await update(tx, id, { corrections: CORRECTIONS, decided_at: after(now, -HOUR) })
    if (index === RENAMED)
      await update(tx, id, { proposed: { name: `${seed.name} et Fils` }, proposed_at: after(now, -DAY) })
    if (ILLUSTRATED.includes(index)) await writePictures(tx, files, id, index, now)
  }
}

const CORRECTIONS: CompanyCorrection[] = [
  { field: 'nif', message: 'Votre carte fiscale porte un autre numéro. Recopiez ses 10 chiffres.' },
  {
    field: 'document_rcs',
    message: 'Le RCS joint est illisible\u00A0: envoyez une copie nette, recto et verso.',
  },
]

async function update(tx: Database, id: number, values: Partial<typeof companies.$inferInsert>) {
  await tx.update(companies).set(values).where(eq(companies.id, id))
}

async function writeDocuments(tx: Database, files: Files, id: number, seed: SeedCompany, at: Date) {
  for (const kind of COMPANY_DOCUMENT_KINDS) {
    const number = seed[kind]
    if (!number) continue
    const bytes = await drawCard(fieldLabel(documentField(kind)), seed.name, number)
    await tx.insert(companyDocuments).values({
      company_id: id,
      kind,
      key: await files.put(bytes, 'webp'),
      name: `${kind}-${seed.slug}.webp`,
      content_type: 'image/webp',
      size: bytes.length,
      created_at: at,
    })
  }
}

async function writePictures(tx: Database, files: Files, id: number, number: number, at: Date) {
  const put = async (scene: number, size: { width: number; height: number }) => {
    const [large, small] = await drawLandscape(scene, size)
    const key = await files.put(large, 'webp')
    await files.put(small, 'webp', key)
    return key
  }
  await update(tx, id, { cover_key: await put(number, { width: 1500, height: 500 }) })
  for (const [index, caption] of CAPTIONS.entries()) {
    const key = await put(number + index + 1, { width: 1280, height: 960 })
    await tx
      .insert(companyPhotos)
      .values({ company_id: id, key, caption, position: index + 1, created_at: at })
  }
}
