import { and, count, eq, notExists } from 'drizzle-orm'
import type { Member } from '#src/abilities/actor.ts'
import { lockTeam } from '#src/companies/members.ts'
import { alphabetical } from '#src/platform/database/alphabetical.ts'
import type { Database } from '#src/platform/database.ts'
import { conflict } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { findApplicationTo } from '../applications.ts'
import { announceToColleagues } from '../colleagues.ts'
import type { Tag } from './contract.ts'
import { COMPANY_TAGS_MAX, TAGS_MAX } from './shared/limits.ts'
import { applicationTags, companyTags } from './tables.ts'

/** Lists the tags of a company in alphabetical order. */
export async function listTags(database: Database, companyId: number): Promise<Tag[]> {
  return database
    .select({ id: companyTags.id, label: companyTags.label })
    .from(companyTags)
    .where(eq(companyTags.company_id, companyId))
    .orderBy(alphabetical(companyTags.label))
}

/**
 * Puts a tag on an application; a tag that the company has already keeps its writing.
 * @throws HttpError 404 for another company's application, 409 when the application or the company has too many
 */
export async function addTag(services: Services, member: Member, id: number, label: string) {
  await inTransaction(services, member, async (unit) => {
    await findApplicationTo(unit.db, member.company.id, id)
    // The company's tags change one at a time, so that their count holds and a tag that is added is not swept away.
    await lockTeam(unit.db, member.company.id)
    const tag_id = await findOrMakeTag(unit, member.company.id, label)
    await unit.db.insert(applicationTags).values({ application_id: id, tag_id }).onConflictDoNothing()
    const [have] = await unit.db
      .select({ count: count() })
      .from(applicationTags)
      .where(eq(applicationTags.application_id, id))
    if ((have?.count ?? 0) > TAGS_MAX) throw conflict(`Une candidature porte ${TAGS_MAX} étiquettes au plus.`)
    await announceToColleagues(unit, member.company.id)
  })
}

/**
 * Takes a tag off an application, and out of the company's list when no other application has it. A tag that is not
 * there is no failure.
 */
export async function removeTag(
  services: Services,
  member: Member,
  { id, tag_id }: { id: number; tag_id: number },
) {
  await inTransaction(services, member, async (unit) => {
    await findApplicationTo(unit.db, member.company.id, id)
    await lockTeam(unit.db, member.company.id)
    await unit.db
      .delete(applicationTags)
      .where(and(eq(applicationTags.application_id, id), eq(applicationTags.tag_id, tag_id)))
    await sweepTags(unit.db, member.company.id)
    await announceToColleagues(unit, member.company.id)
  })
}

/** Deletes the tags that no application has any more. */
export async function sweepTags(database: Database, companyId: number) {
  const uses = database.select().from(applicationTags).where(eq(applicationTags.tag_id, companyTags.id))
  await database.delete(companyTags).where(and(eq(companyTags.company_id, companyId), notExists(uses)))
}

async function findOrMakeTag({ db }: Unit, company_id: number, label: string): Promise<number> {
  const key = label.toLocaleLowerCase('fr')
  const tags = await db.select().from(companyTags).where(eq(companyTags.company_id, company_id))
  const known = tags.find((tag) => tag.key === key)
  if (known) return known.id
  if (tags.length >= COMPANY_TAGS_MAX)
    throw conflict(`Votre société a déjà ${COMPANY_TAGS_MAX} étiquettes\u00a0: choisissez parmi elles.`)
  const [made] = await db.insert(companyTags).values({ company_id, label, key }).returning()
  if (!made) throw new Error('the tag was not made')
  return made.id
}
