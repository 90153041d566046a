import { cached } from '#src/platform/cache.ts'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import { readPublic } from '#src/platform/replicas/public-reads.ts'
import type { Services } from '#src/platform/services.ts'
import { showSiteFigures } from './contract.ts'
import { measureSite } from './figures.ts'

const KEPT_SECONDS = 3_600

export function siteFiguresRoutes(endpoints: Endpoints, services: Services) {
  const figures = cached(services.clock, KEPT_SECONDS, () =>
    readPublic(services, null, (db) => measureSite(db, services.clock.now())),
  )
  endpoints.on(showSiteFigures, anyone, async () => ({ data: await figures() }))
}
