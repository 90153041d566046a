import { audit } from '#src/platform/audit.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import { sendPrivateFile } from '#src/platform/http/send-file.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { dayAt } from '#src/shared/dates.ts'
import { writeRevenueCsv } from '#src/subscriptions/revenue/csv.ts'
import { listRevenueYears, readRevenue } from '#src/subscriptions/revenue/revenue.ts'
import { administratorOf, permitted } from '../gates.ts'
import * as contract from './contract.ts'

export function adminRevenueRoutes(endpoints: Endpoints, services: Services) {
  const { db, clock } = services
  const managing = permitted('manage payments')

  endpoints.on(contract.showRevenue, managing, async ({ query }) => {
    const current = dayAt(clock.now()).slice(0, 4)
    const year = query.year ?? current
    const years = [...new Set([current, year, ...(await listRevenueYears(db))])].toSorted().toReversed()
    return { data: { year, years, lines: await readRevenue(db, { year }) } }
  })

  endpoints.on(contract.exportRevenue, managing, async ({ params: { period }, request, reply }) => {
    const year = period.slice(0, 4)
    const lines = (await readRevenue(db, { year })).filter(({ month }) => month.startsWith(period))
    const entry = {
      action: 'invoices.revenue-exported',
      subject: `revenue:${period}`,
      details: { lines: lines.length },
    }
    await inTransaction(services, administratorOf(request), (unit) => audit(unit, entry))
    const file = { name: `revenus-${period}.csv`, content_type: 'text/csv; charset=utf-8' }
    return sendPrivateFile(reply, Buffer.from(writeRevenueCsv(lines)), file)
  })
}
