import { createHmac } from 'node:crypto'
import { and, count, gt, inArray } from 'drizzle-orm'
import type { Network } from '#src/platform/network.ts'
import type { Services } from '#src/platform/services.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { numberReports } from './tables.ts'

/** Reports are kept, and count, for so long. */
export const NUMBER_REPORTS_DAYS = 365
/** A number is shown as reported from so many networks on, because one person alone must not discredit another. */
const SHOWN_FROM = 3

/** Records that somebody of this network reported a number; a second time changes nothing. */
export async function reportNumber(services: Services, digits: string, network: Network) {
  const report = {
    number_hash: hashOf(services, `number:${digits}`),
    network_hash: hashOf(services, `number:${digits}:${network}`),
    created_at: services.clock.now(),
  }
  await services.db.insert(numberReports).values(report).onConflictDoNothing()
}

/** How many networks reported each of these numbers, of those that are shown as reported. */
export async function countReports(
  services: Services,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (numbers.length === 0) return new Map()
  const byKey = new Map(numbers.map((digits) => [hashOf(services, `number:${digits}`), digits]))
  const since = after(services.clock.now(), -NUMBER_REPORTS_DAYS * DAY)
  const rows = await services.db
    .select({ key: numberReports.number_hash, networks: count() })
    .from(numberReports)
    .where(and(inArray(numberReports.number_hash, [...byKey.keys()]), gt(numberReports.created_at, since)))
    .groupBy(numberReports.number_hash)
  return new Map(
    rows
      .filter(({ networks }) => networks >= SHOWN_FROM)
      .map(({ key, networks }) => [byKey.get(key) ?? '', networks]),
  )
}

/** The hash is keyed, because the numbers of a country are few enough to be tried one after the other. */
function hashOf({ env }: Pick<Services, 'env'>, text: string): string {
  return createHmac('sha256', env.APP_SECRET).update(text).digest('base64url').slice(0, 22)
}
