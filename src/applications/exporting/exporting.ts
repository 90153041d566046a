import type { Member } from '#src/abilities/actor.ts'
import { audit } from '#src/platform/audit.ts'
import { HttpError } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { allowAttempt } from '#src/platform/throttle.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { dayAt } from '#src/shared/dates.ts'
import { DAY_SECONDS } from '#src/shared/durations.ts'
import { formatCount } from '#src/shared/money.ts'
import { listQuestions } from '../reviewing/beside.ts'
import type { RecruiterFilters } from '../reviewing/contract.ts'
import { countForRecruiter, totalOf } from '../reviewing/list.ts'
import { EXPORTS_A_DAY, MOST_EXPORTED } from '../reviewing/shared/limits.ts'
import type { TableFormat } from './contract.ts'
import { writeCsv } from './csv.ts'
import { headOf, listLines } from './lines.ts'
import { writeWorkbook } from './workbook.ts'

const WRITERS = {
  csv: { write: writeCsv, content_type: 'text/csv; charset=utf-8' },
  xlsx: {
    write: writeWorkbook,
    content_type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
}

/**
 * Writes the list under these filters as a file while it is sent. How to reach a person is in it
 * where the application was opened; who exported what stands in the audit log.
 * @throws HttpError 422 for more rows than a file holds, 429 for too many files in a day
 */
export async function exportTable(
  services: Services,
  member: Member,
  filters: RecruiterFilters,
  format: TableFormat,
) {
  const { db, clock } = services
  const now = clock.now()
  const company = member.company.id
  const rows = totalOf(await countForRecruiter(db, company, filters, now), filters.status)
  if (rows > MOST_EXPORTED)
    throw new HttpError(
      422,
      `Un fichier contient ${formatCount(MOST_EXPORTED)} candidatures au plus. Ajoutez un filtre, puis recommencez.`,
    )
  await allowAttempt(db, `applications-export:${member.id}`, EXPORTS_A_DAY, DAY_SECONDS, now)
  await inTransaction(services, member, (unit) =>
    audit(unit, {
      action: 'applications.exported',
      subject: `company:${company}`,
      details: { format, rows, ...(filters.offer_id && { offer_id: filters.offer_id }) },
    }),
  )
  const asked = filters.offer_id ? await listQuestions(db, company, filters.offer_id) : []
  const questions = asked.map(({ text }) => text)
  const { write, content_type } = WRITERS[format]
  return {
    chunks: write(headOf(questions), listLines(db, { company, filters, questions, now })),
    name: `candidatures-${dayAt(now)}.${format}`,
    content_type,
  }
}
