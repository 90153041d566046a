import { and, asc, eq } from 'drizzle-orm'
import type { Actor } from '#src/abilities/actor.ts'
import { audit } from '#src/platform/audit.ts'
import type { Database } from '#src/platform/database.ts'
import { notFound } from '#src/platform/errors.ts'
import { cleanDocument } from '#src/platform/files/document-upload.ts'
import { storeWithin } from '#src/platform/files/stored-bytes.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import type { UploadedFile } from '#src/shared/uploaded-file.ts'
import { lockCompanyFor, settleCompany } from '../changing.ts'
import type { TeamActor } from '../members.ts'
import type { CompanyDocument } from '../shared/documents.ts'
import type { CompanyDocumentKind } from '../shared/moderated.ts'
import { documentField } from '../shared/sections.ts'
import { companyDocuments } from '../tables.ts'

export type DocumentRow = typeof companyDocuments.$inferSelect

export function listDocuments(database: Database, companyId: number): Promise<DocumentRow[]> {
  return database
    .select()
    .from(companyDocuments)
    .where(eq(companyDocuments.company_id, companyId))
    .orderBy(asc(companyDocuments.id))
}

/**
 * Keeps the paper that proves this number, in the place of the one before.
 * @throws HttpError 403 for a reader, 422 on `file` for what is no sound PDF or image
 */
export async function putDocument(
  services: Services,
  actor: TeamActor,
  kind: CompanyDocumentKind,
  file: UploadedFile,
) {
  const { bytes, extension, removed, ...told } = await cleanDocument(services.env, actor, file)
  const row = await inTransaction(services, actor, (unit) =>
    storeWithin(unit, { kind: 'company', id: actor.company.id }, 'file', async () => {
      const { id: company_id } = await lockCompanyFor(unit.db, actor)
      const [old] = await unit.db
        .delete(companyDocuments)
        .where(and(eq(companyDocuments.company_id, company_id), eq(companyDocuments.kind, kind)))
        .returning({ key: companyDocuments.key })
      if (old) unit.files.remove(old.key)
      const key = await unit.files.put(bytes, extension)
      const values = { ...told, company_id, kind, key, size: bytes.length, created_at: unit.now }
      const [kept] = await unit.db.insert(companyDocuments).values(values).returning()
      const about = { action: 'companies.document-kept', subject: `company:${company_id}`, details: { kind } }
      await audit(unit, about)
      await settleCompany(unit, company_id, [documentField(kind)])
      return kept
    }),
  )
  if (!row) throw new Error('no document was kept')
  return { row, removed }
}

/**
 * A paper for a member of its company or an administrator, whose look is noted.
 * @throws HttpError 404 for everybody else
 */
export async function readDocument(services: Services, actor: Actor, id: number) {
  const [row] = await services.db.select().from(companyDocuments).where(eq(companyDocuments.id, id))
  const isAdmin = actor.kind === 'admin'
  if (!row || !(isAdmin || actor.company?.id === row.company_id)) throw notFound()
  if (isAdmin)
    await inTransaction(services, actor, (unit) =>
      audit(unit, {
        action: 'companies.document-viewed',
        subject: `company:${row.company_id}`,
        details: { kind: row.kind },
      }),
    )
  return { row, bytes: await services.files.read(row.key) }
}

export function presentDocument({
  id,
  kind,
  name,
  content_type,
  size,
  created_at,
}: DocumentRow): CompanyDocument {
  return { id, kind, name, content_type, size, created_at: created_at.toISOString() }
}
