import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { applicationDrafts } from './applications/drafts/tables.ts'
import { applicationMessages, messageThreads } from './applications/messages/tables.ts'
import { jobProposals } from './applications/proposals/tables.ts'
import { applications } from './applications/tables.ts'
import { companyDocuments } from './companies/tables.ts'
import type { Database } from './platform/database.ts'
import type { FileOwner } from './platform/files/stored-bytes.ts'
import { resumes } from './resumes/tables.ts'
import { payments } from './subscriptions/payments/tables.ts'

type Sum = (database: Database, id: number) => Promise<number>

/** Every table that names files of any size, and how many bytes those of one owner take. */
export const STORED_BYTES: Record<FileOwner['kind'], Record<string, Sum>> = {
  person: {
    resumes: sumOf(resumes, resumes.file_size, resumes.user_id),
    drafts: sumOf(applicationDrafts, applicationDrafts.file_size, applicationDrafts.applicant_id),
    applications: sumOf(applications, applications.cv_size, applications.applicant_id),
    messages: messagesOf('applicant', messageThreads.applicant_id),
  },
  company: {
    proposals: async (database, id) =>
      bytesOf(
        await database
          .select({ bytes: total(jobProposals.file_size) })
          .from(jobProposals)
          .innerJoin(applications, eq(applications.id, jobProposals.application_id))
          .where(eq(applications.company_id, id)),
      ),
    messages: messagesOf('company', messageThreads.company_id),
    documents: sumOf(companyDocuments, companyDocuments.size, companyDocuments.company_id),
    // The company stores the CVs of those whom it entered, each of whom has no other files.
    entered: async (database, id) =>
      bytesOf(
        await database
          .select({ bytes: total(applications.cv_size) })
          .from(applications)
          .where(and(eq(applications.company_id, id), applications.is_entered)),
      ),
    proofs: sumOf(payments, payments.proof_size, payments.company_id),
  },
}

/** Sums the bytes of all files of a person or of a company. */
export async function sumStoredBytes(database: Database, { kind, id }: FileOwner): Promise<number> {
  let bytes = 0
  for (const sum of Object.values(STORED_BYTES[kind])) bytes += await sum(database, id)
  return bytes
}

function sumOf(table: PgTable, size: PgColumn, owner: PgColumn): Sum {
  return async (database, id) =>
    bytesOf(
      await database
        .select({ bytes: total(size) })
        .from(table)
        .where(eq(owner, id)),
    )
}

function messagesOf(side: 'applicant' | 'company', owner: PgColumn): Sum {
  return async (database, id) =>
    bytesOf(
      await database
        .select({ bytes: total(applicationMessages.file_size) })
        .from(applicationMessages)
        .innerJoin(messageThreads, eq(messageThreads.application_id, applicationMessages.application_id))
        .where(sql`${owner} = ${id} AND ${applicationMessages.side} = ${side}`),
    )
}

const total = (size: PgColumn): SQL<string> => sql<string>`coalesce(sum(${size}), 0)`

/** A sum comes as text, because it may be larger than a number of the database’s own. */
const bytesOf = ([row]: { bytes: string }[]): number => Number(row?.bytes ?? 0)
