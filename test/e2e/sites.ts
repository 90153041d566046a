import { mkdtempSync, rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../processes/server-process.ts'

/** The product as `npm start` runs it, on its own copy of the demonstration data. */
interface Site {
  url: string
  /** Of the administration's site. */
  adminUrl: string
  /** What it printed so far. */
  output(): string
  close(): Promise<void>
}

async function openSite(otherOrigin: string): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'asafidy-e2e-'))
  await cp(process.env.DEMONSTRATION ?? '', folder, { recursive: true })
  const settings = { DATA_DIR: folder, DEMO: '1', LOG_LEVEL: 'warn', CORS_ORIGINS: otherOrigin }
  const { url, adminUrl, output, stop } = await startServer(settings)
  return {
    url,
    adminUrl,
    output,
    async close() {
      // Nobody reads again what it has written.
      await stop('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A site for each file of tests, so that none finds what another one did; the next starts while the tests of one run. */
export class Sites {
  readonly #otherOrigin: string
  #file = ''
  #site: Promise<Site> | undefined
  #next: Promise<Site>

  constructor(otherOrigin: string) {
    this.#otherOrigin = otherOrigin
    this.#next = openSite(otherOrigin)
  }

  /** The site of this file's tests, which run one after the other. */
  async of(file: string): Promise<Site> {
    if (file !== this.#file || !this.#site) {
      await (await this.#site)?.close()
      const site = await this.#next
      this.#file = file
      this.#site = Promise.resolve(site)
      this.#next = openSite(this.#otherOrigin)
    }
    return this.#site
  }

  async close() {
    for (const site of [this.#site, this.#next]) await (await site)?.close()
  }
}
