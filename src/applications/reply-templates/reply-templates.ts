import { and, asc, count, eq, ne } from 'drizzle-orm'
import type { Member } from '#src/abilities/actor.ts'
import { lockTeam } from '#src/companies/members.ts'
import { auditIn } from '#src/platform/audit.ts'
import type { Database } from '#src/platform/database.ts'
import { conflict, invalid, notFound } from '#src/platform/errors.ts'
import { replyTemplates } from '../tables.ts'
import type { ReplyTemplate, TemplateInput } from './contract.ts'

type Row = typeof replyTemplates.$inferSelect

const MOST = 50
const TAKEN = 'Un modèle de votre société porte déjà ce titre.'

const present = ({ id, title, body, use, updated_at }: Row): ReplyTemplate => ({
  id,
  title,
  body,
  use,
  updated_at: updated_at.toISOString(),
})

const of = (member: Member, id: number) =>
  and(eq(replyTemplates.company_id, member.company.id), eq(replyTemplates.id, id))

/** The company's, by title. */
export async function listTemplates(database: Database, companyId: number): Promise<ReplyTemplate[]> {
  const rows = await database
    .select()
    .from(replyTemplates)
    .where(eq(replyTemplates.company_id, companyId))
    .orderBy(asc(replyTemplates.title), asc(replyTemplates.id))
  return rows.map(present)
}

/** @throws HttpError 409 when the company has 50, 422 for a title that another one has */
export async function createTemplate(database: Database, member: Member, input: TemplateInput, now: Date) {
  return database.transaction(async (tx) => {
    await lockTeam(tx, member.company.id)
    const [have] = await tx
      .select({ count: count() })
      .from(replyTemplates)
      .where(eq(replyTemplates.company_id, member.company.id))
    if ((have?.count ?? 0) >= MOST)
      throw conflict(`Votre société a déjà ${MOST} modèles\u00a0: supprimez ceux qui ne servent plus.`)
    const [row] = await tx
      .insert(replyTemplates)
      .values({ ...input, company_id: member.company.id, created_at: now, updated_at: now })
      .onConflictDoNothing({ target: [replyTemplates.company_id, replyTemplates.title] })
      .returning()
    if (!row) throw invalid({ title: [TAKEN] })
    await record(tx, member, 'applications.template-created', row.id, now)
    return present(row)
  })
}

/** @throws HttpError 404 for another company's, 422 for a title that another one has */
export async function updateTemplate(
  database: Database,
  member: Member,
  id: number,
  input: TemplateInput,
  now: Date,
) {
  return database.transaction(async (tx) => {
    await lockTeam(tx, member.company.id)
    const [mine] = await tx.select().from(replyTemplates).where(of(member, id))
    if (!mine) throw notFound()
    const [other] = await tx
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
    const [row] = await tx
      .update(replyTemplates)
      .set({ ...input, updated_at: now })
      .where(of(member, id))
      .returning()
    if (!row) throw notFound()
    await record(tx, member, 'applications.template-changed', id, now)
    return present(row)
  })
}

/** @throws HttpError 404 for another company's */
export async function deleteTemplate(database: Database, member: Member, id: number, now: Date) {
  await database.transaction(async (tx) => {
    const gone = await tx.delete(replyTemplates).where(of(member, id)).returning({ id: replyTemplates.id })
    if (gone.length === 0) throw notFound()
    await record(tx, member, 'applications.template-deleted', id, now)
  })
}

async function record(tx: Database, member: Member, action: string, id: number, now: Date) {
  await auditIn(tx, { at: now, actor_id: member.id, action, subject: `reply-template:${id}` })
}
