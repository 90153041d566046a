import type { Endpoints } from '#src/platform/http/endpoints.ts'
import { paginate } from '#src/platform/pagination.ts'
import type { Services } from '#src/platform/services.ts'
import { permitted } from '../gates.ts'
import { listAudit } from './contract.ts'
import { readAuditLog } from './log.ts'

export function auditRoutes(endpoints: Endpoints, { db, env }: Services) {
  endpoints.on(listAudit, permitted('read the audit log'), async ({ query, request }) => {
    const { lines, total } = await readAuditLog(db, query)
    return paginate(lines, { ...query, total, url: env.ADMIN_URL + request.url })
  })
}
