import { audit } from '#src/platform/audit.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import { sendPrivateFile } from '#src/platform/http/send-file.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { dayAt } from '#src/shared/dates.ts'
import { administratorOf, permitted } from '../gates.ts'
import * as contract from './contract.ts'
import { writeDaysCsv, writeSegmentsCsv } from './csv.ts'
import { readLastLooks } from './last-looks.ts'
import { listDays, listSegments, readCounted, readOverview, readReceipts, readRetention } from './reading.ts'
import { type Against, type Period, periodBefore, readPeriod, shiftDay } from './shared/periods.ts'

export function adminStatisticsRoutes(endpoints: Endpoints, services: Services) {
  const { db, clock } = services
  const reading = permitted('read statistics')
  const yesterday = () => shiftDay(dayAt(clock.now()), -1)
  const readCompared = async ({ against, ...asked }: Partial<Period> & { against: Against }) => {
    const period = readPeriod(asked, yesterday())
    return { counted: await readCounted(db), period, before: periodBefore(period, against) }
  }

  endpoints.on(contract.showStatistics, reading, async ({ query }) => {
    const compared = await readCompared(query)
    return { data: { ...compared, ...(await readOverview(db, compared.period, compared.before)) } }
  })

  endpoints.on(contract.showSegments, reading, async ({ params, query }) => {
    const compared = await readCompared(query)
    const segments = await listSegments(db, params.dimension, compared.period, compared.before)
    return { data: { ...compared, segments } }
  })

  endpoints.on(contract.showRetention, reading, async () => ({
    data: { counted: await readCounted(db), ...(await readRetention(db, yesterday())) },
  }))

  endpoints.on(contract.showReceipts, reading, async () => ({
    data: { counted: await readCounted(db), months: await readReceipts(db, yesterday()) },
  }))

  endpoints.on(contract.showLastLooks, reading, async () => ({ data: await readLastLooks(db, clock.now()) }))

  endpoints.on(contract.exportStatistics, reading, async ({ params: { table }, query, request, reply }) => {
    const { period, before } = await readCompared(query)
    const text =
      table === 'days'
        ? writeDaysCsv(await listDays(db, period))
        : writeSegmentsCsv(table, await listSegments(db, table, period, before))
    const entry = {
      action: 'statistics.exported',
      subject: `statistics:${table}`,
      details: { ...period },
    }
    await inTransaction(services, administratorOf(request), (unit) => audit(unit, entry))
    const file = {
      name: `statistiques-${table}-${period.from}-${period.to}.csv`,
      content_type: 'text/csv; charset=utf-8',
    }
    return sendPrivateFile(reply, Buffer.from(text), file)
  })
}
