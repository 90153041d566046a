import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { showSiteLinks } from './contract.ts'
import { readSetting } from './settings.ts'

export function settingsRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(showSiteLinks, anyone, async () => {
    // While the database is away, the foot leads to our own page rather than keeping every page from being read.
    const address = await readSetting(services, 'about_address', services.clock.now()).catch(() => null)
    return { data: { about: address || null } }
  })
}
