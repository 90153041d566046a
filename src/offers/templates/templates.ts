import { and, count, eq, ne } from 'drizzle-orm'
import type { Member } from '#src/abilities/actor.ts'
import { lockTeam } from '#src/companies/members.ts'
import { alphabetical } from '#src/platform/database/alphabetical.ts'
import type { Database } from '#src/platform/database.ts'
import { conflict, invalid, notFound } from '#src/platform/errors.ts'
import { cleanHtml } from '#src/platform/html.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { offers } from '../tables.ts'
import { type OfferContent, offerContent } from '../writing/shared/content.ts'
import type { OfferTemplate } from './contract.ts'
import { TEMPLATES_FULL, TEMPLATES_MOST } from './shared/limits.ts'
import { offerTemplates } from './tables.ts'

const TAKEN = 'Un modèle de votre société porte déjà ce nom.'

type Row = typeof offerTemplates.$inferSelect

const present = ({ id, name, content }: Row): OfferTemplate => ({
  id,
  name,
  content: offerContent.parse(content),
})

/** A company with so many offers beyond drafts begins one that may be like another. */
const OFFERED_FROM = 2

/** The templates of the company, in the order of their names, and whether it is to be offered any. */
export async function listTemplates(database: Database, companyId: number) {
  const { id, name, company_id } = offerTemplates
  const data = await database
    .select({ id, name })
    .from(offerTemplates)
    .where(eq(company_id, companyId))
    .orderBy(alphabetical(name))
  return { data, meta: { is_offered: data.length > 0 || (await hasSomeOffers(database, companyId)) } }
}

async function hasSomeOffers(database: Database, companyId: number): Promise<boolean> {
  const some = await database
    .select({ id: offers.id })
    .from(offers)
    .where(and(eq(offers.company_id, companyId), ne(offers.status, 'draft')))
    .limit(OFFERED_FROM)
  return some.length === OFFERED_FROM
}

/** @throws HttpError 404 for another company's */
export async function showTemplate(
  database: Database,
  companyId: number,
  id: number,
): Promise<OfferTemplate> {
  const [row] = await database
    .select()
    .from(offerTemplates)
    .where(and(eq(offerTemplates.company_id, companyId), eq(offerTemplates.id, id)))
  if (!row) throw notFound()
  return present(row)
}

/** @throws HttpError 409 when the company has 30, 422 for a name that another one has */
export async function createTemplate(
  services: Services,
  member: Member,
  { name, content }: { name: string; content: OfferContent },
): Promise<OfferTemplate> {
  return inTransaction(services, member, async ({ db, now }) => {
    const company_id = member.company.id
    await lockTeam(db, company_id)
    const [have] = await db
      .select({ count: count() })
      .from(offerTemplates)
      .where(eq(offerTemplates.company_id, company_id))
    if ((have?.count ?? 0) >= TEMPLATES_MOST) throw conflict(TEMPLATES_FULL)
    const [row] = await db
      .insert(offerTemplates)
      .values({ company_id, name, content: templateContent(content), created_at: now })
      .onConflictDoNothing({ target: [offerTemplates.company_id, offerTemplates.name] })
      .returning()
    if (!row) throw invalid({ name: [TAKEN] })
    return present(row)
  })
}

/** The content without its dates, which belong to the offer that the template was made from. */
function templateContent(content: OfferContent): OfferContent {
  const { description, missions, profile } = content
  return {
    ...content,
    description: cleanHtml(description),
    missions: cleanHtml(missions),
    profile: cleanHtml(profile),
    start_date: '',
    application_deadline: '',
    expires_at: '',
  }
}

/** @throws HttpError 404 for another company's */
export async function deleteTemplate(services: Services, member: Member, id: number) {
  const gone = await services.db
    .delete(offerTemplates)
    .where(and(eq(offerTemplates.company_id, member.company.id), eq(offerTemplates.id, id)))
    .returning({ id: offerTemplates.id })
  if (gone.length === 0) throw notFound()
}
