import { inArray } from 'drizzle-orm'
import { users } from './accounts/tables.ts'
import { applicationDrafts } from './applications/drafts/tables.ts'
import { applicationMessages } from './applications/messages/tables.ts'
import { jobProposals } from './applications/proposals/tables.ts'
import { applications } from './applications/tables.ts'
import { companies, companyDocuments, companyPhotos } from './companies/tables.ts'
import { articlePictures, articles, articleVersions } from './content/articles/tables.ts'
import { partners } from './content/partners/tables.ts'
import { exportKey } from './personal-data/exports/exports.ts'
import { dataExports } from './personal-data/tables.ts'
import type { Database } from './platform/database.ts'
import { rowKey } from './platform/files/storage.ts'
import type { Services } from './platform/services.ts'
import { resumePhotos, resumes } from './resumes/tables.ts'
import { after, DAY } from './shared/durations.ts'
import { payments } from './subscriptions/payments/tables.ts'

/** A file is stored before the row that names it is committed, so younger files may still get their row. */
export const STRAY_FILES_DAYS = 2
const AT_ONCE = 500

/** Removes the files that no row names. */
export async function removeStrayFiles({ db, files, clock }: Services) {
  const young = after(clock.now(), -STRAY_FILES_DAYS * DAY)
  for await (const keys of files.list(AT_ONCE)) {
    const named = await findNamedFiles(db, keys)
    for (const key of keys.filter((each) => !named.has(rowKey(each))))
      if (await files.isOlderThan(key, young)) await files.remove(key)
  }
}

/**
 * Finds those of these files that a row names, in every column that holds keys of files (a test looks for forgotten
 * columns).
 */
async function findNamedFiles(database: Database, keys: string[]): Promise<Set<string>> {
  const columns = [
    ...[
      users.picture_key,
      resumes.file_key,
      resumePhotos.file_key,
      applications.cv_key,
      dataExports.file_key,
    ],
    ...[companies.logo_key, companies.cover_key, companyPhotos.key, companyDocuments.key],
    ...[articles.cover_key, articleVersions.cover_key, articlePictures.file_key],
    partners.logo_key,
    applicationMessages.file_key,
    applicationDrafts.file_key,
    jobProposals.file_key,
    payments.proof_key,
  ]
  const asked = [...new Set(keys.map(rowKey))]
  const named = new Set<string>()
  for (const column of columns) {
    const rows = await database.select({ key: column }).from(column.table).where(inArray(column, asked))
    for (const { key } of rows) if (key) named.add(key)
  }
  const copies = await database.select({ id: dataExports.id }).from(dataExports)
  for (const { id } of copies) named.add(exportKey(id))
  return named
}
