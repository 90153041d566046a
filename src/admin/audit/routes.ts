import { audit } from '#src/platform/audit.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import { sendPrivateFile } from '#src/platform/http/send-file.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { dayAt } from '#src/shared/dates.ts'
import { administratorOf, permitted } from '../gates.ts'
import { exportAudit, listAudit } from './contract.ts'
import { writeAuditCsv } from './csv.ts'
import { readAuditLines, readAuditLog } from './log.ts'

export function auditRoutes(endpoints: Endpoints, services: Services) {
  const { db, clock } = services
  const reading = permitted('read the audit log')
  endpoints.on(listAudit, reading, async ({ query, request }) => {
    const { lines, ...meta } = await readAuditLog(db, query, administratorOf(request).user)
    return { data: lines, meta }
  })

  endpoints.on(exportAudit, reading, async ({ query, request, reply }) => {
    const lines = await readAuditLines(db, query, administratorOf(request).user)
    const { per_page: _, ...filters } = query
    const entry = {
      action: 'audit.exported',
      subject: 'audit-log',
      details: { lines: lines.length, filters },
    }
    await inTransaction(services, administratorOf(request), (unit) => audit(unit, entry))
    const file = { name: `journal-${dayAt(clock.now())}.csv`, content_type: 'text/csv; charset=utf-8' }
    return sendPrivateFile(reply, Buffer.from(writeAuditCsv(lines)), file)
  })
}
