import { and, asc, count, eq, ne } from 'drizzle-orm'
import type { Member } from '#src/abilities/actor.ts'
import { lockTeam } from '#src/companies/members.ts'
import { audit } from '#src/platform/audit.ts'
import { alphabetical } from '#src/platform/database/alphabetical.ts'
import type { Database } from '#src/platform/database.ts'
import { conflict, invalid, notFound } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { listOffered } from '#src/reference-changes/current.ts'
import { replyTemplates } from '../tables.ts'
import type { ReplyTemplate, TemplateInput } from './contract.ts'
import { TEMPLATES_FULL, TEMPLATES_MOST } from './shared/limits.ts'

type Row = typeof replyTemplates.$inferSelect

const TAKEN = 'Un modèle de votre société porte déjà ce titre.'

const present = ({ id, title, body, use, updated_at }: Row): ReplyTemplate => ({
  id,
  title,
  body,
  use,
  updated_at: updated_at.toISOString(),
  is_shared: false,
})

const of = (member: Member, id: number) =>
  and(eq(replyTemplates.company_id, member.company.id), eq(replyTemplates.id, id))

/** Lists the company's templates in alphabetical order. */
export async function listTemplates(database: Database, companyId: number): Promise<ReplyTemplate[]> {
  const rows = await database
    .select()
    .from(replyTemplates)
    .where(eq(replyTemplates.company_id, companyId))
    .orderBy(alphabetical(replyTemplates.title), asc(replyTemplates.id))
  return rows.map(present)
}

/** Lists the templates of the site in the order that the team gave them. A negative number is no company's. */
export async function listSharedTemplates(database: Database, now: Date): Promise<ReplyTemplate[]> {
  const entries = await listOffered(database, 'reply_templates', now)
  return entries.map(({ id, name = '', text = '', use = 'stage' }) => ({
    id: -id,
    title: name,
    body: text,
    use,
    updated_at: now.toISOString(),
    is_shared: true,
  }))
}

/** @throws HttpError 409 when the company has 50, 422 for a title that another one has */
export async function createTemplate(services: Services, member: Member, input: TemplateInput) {
  return inTransaction(services, member, async (unit) => {
    const { db, now } = unit
    await lockTeam(db, member.company.id)
    const [have] = await db
      .select({ count: count() })
      .from(replyTemplates)
      .where(eq(replyTemplates.company_id, member.company.id))
    if ((have?.count ?? 0) >= TEMPLATES_MOST) throw conflict(TEMPLATES_FULL)
    const [row] = await db
      .insert(replyTemplates)
      .values({ ...input, company_id: member.company.id, created_at: now, updated_at: now })
      .onConflictDoNothing({ target: [replyTemplates.company_id, replyTemplates.title] })
      .returning()
    if (!row) throw invalid({ title: [TAKEN] })
    await record(unit, 'applications.template-created', row.id)
    return present(row)
  })
}

/** @throws HttpError 404 for another company's, 422 for a title that another one has */
export async function updateTemplate(services: Services, member: Member, id: number, input: TemplateInput) {
  return inTransaction(services, member, async (unit) => {
    const { db, now } = unit
    await lockTeam(db, member.company.id)
    const [mine] = await db.select().from(replyTemplates).where(of(member, id))
    if (!mine) throw notFound()
    const [other] = await db
      .select({ id: replyTemplates.id })
      .from(replyTemplates)
      .where(
        and(
          eq(replyTemplates.company_id, member.company.id),
          eq(replyTemplates.title, input.title),
          ne(replyTemplates.id, id),
        ),
      )
    if (other) throw invalid({ title: [TAKEN] })
    const [row] = await db
      .update(replyTemplates)
      .set({ ...input, updated_at: now })
      .where(of(member, id))
      .returning()
    if (!row) throw notFound()
    await record(unit, 'applications.template-changed', id)
    return present(row)
  })
}

/** @throws HttpError 404 for another company's */
export async function deleteTemplate(services: Services, member: Member, id: number) {
  await inTransaction(services, member, async (unit) => {
    const gone = await unit.db
      .delete(replyTemplates)
      .where(of(member, id))
      .returning({ id: replyTemplates.id })
    if (gone.length === 0) throw notFound()
    await record(unit, 'applications.template-deleted', id)
  })
}

async function record(unit: Unit, action: string, id: number) {
  await audit(unit, { action, subject: `reply-template:${id}` })
}
