import { and, count, eq } from 'drizzle-orm'
import type { Member } from '#src/abilities/actor.ts'
import { lockTeam } from '#src/companies/members.ts'
import { alphabetical } from '#src/platform/database/alphabetical.ts'
import type { Database } from '#src/platform/database.ts'
import { conflict, invalid, notFound } from '#src/platform/errors.ts'
import { cleanHtml } from '#src/platform/html.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { offerTemplates } from '../tables.ts'
import { type OfferContent, offerContent } from '../writing/shared/content.ts'
import type { OfferTemplate } from './contract.ts'
import { TEMPLATES_FULL, TEMPLATES_MOST } from './shared/limits.ts'

const TAKEN = 'Un modèle de votre société porte déjà ce nom.'

type Row = typeof offerTemplates.$inferSelect

const present = ({ id, name, content }: Row): OfferTemplate => ({
  id,
  name,
  content: offerContent.parse(content),
})

/** The templates of the company, in the order of their names. */
export async function listTemplates(database: Database, companyId: number): Promise<OfferTemplate[]> {
  const rows = await database
    .select()
    .from(offerTemplates)
    .where(eq(offerTemplates.company_id, companyId))
    .orderBy(alphabetical(offerTemplates.name))
  return rows.map(present)
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
