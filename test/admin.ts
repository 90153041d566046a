import { afterAll, beforeAll } from 'vitest'
import { buildAdminApp } from '#src/app.ts'
import { Browser } from './browser.ts'
import { makeAdmin, signedInAs, withCodes } from './factories.ts'
import type { TestServices } from './services.ts'

/** The administration's site over the same services: what a `Browser` of these asks is asked there. */
export function useAdminSite(services: TestServices): TestServices {
  const site = {} as TestServices
  beforeAll(async () => {
    Object.assign(site, services, { app: await buildAdminApp(services) })
    await site.app.ready()
  })
  afterAll(() => site.app.close())
  return site
}

/** A browser on the administration's site. */
export class AdminBrowser extends Browser {
  readonly #host: string

  constructor(site: TestServices, ip?: string) {
    super(site, ip)
    this.#host = new URL(site.env.ADMIN_URL).host
  }

  override send(
    method: Parameters<Browser['send']>[0],
    url: string,
    body?: Parameters<Browser['send']>[2],
    headers: Record<string, string> = {},
  ) {
    return super.send(method, url, body, { host: this.#host, ...headers })
  }
}

/** An administrator of this role, signed in on the administration's site. */
export async function signedInAdmin(
  site: TestServices,
  values: Parameters<typeof makeAdmin>[1] = {},
): Promise<{ admin: Awaited<ReturnType<typeof makeAdmin>>; browser: AdminBrowser }> {
  const admin = await makeAdmin(site, { ...withCodes(site), ...values })
  const browser = await signedInAs(site, admin, undefined, new AdminBrowser(site))
  return { admin, browser }
}
