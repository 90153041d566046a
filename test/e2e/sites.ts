import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseOn, onServer } from '../database-server.ts'
import { startServer } from '../server-process.ts'
import { demonstration } from './demonstration.ts'

/** The product on its own copy of the demonstration data. */
interface Site {
  url: string
  /** What it printed so far. */
  output(): string
  close(): Promise<void>
}

interface Choices {
  otherOrigin: string
  /** As `npm start` runs it, on the embedded database, which it fills itself. */
  embedded: boolean
}

async function openSite({ otherOrigin, embedded }: Choices): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'asafidy-e2e-'))
  const database = embedded ? null : await copyDemonstration(folder)
  const { url, output, stop } = await startServer({
    ...{ DATA_DIR: folder, DEMO: '1', LOG_LEVEL: 'warn', CORS_ORIGINS: otherOrigin },
    ...(database && { DATABASE_URL: database.url, APP_SECRET: 'une phrase de plus de trente-deux lettres' }),
  })
  return {
    url,
    output,
    async close() {
      // Nobody reads again what it has written.
      await stop('SIGKILL')
      await database?.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function copyDemonstration(to: string) {
  const { folder, server, name } = demonstration()
  const copy = `site_${randomBytes(6).toString('hex')}`
  await Promise.all([
    cp(folder, to, { recursive: true }),
    onServer(server, `CREATE DATABASE ${copy} TEMPLATE ${name}`),
  ])
  return {
    url: databaseOn(server, copy),
    drop: () => onServer(server, `DROP DATABASE ${copy} WITH (FORCE)`),
  }
}

/** A site for each file of tests, so that none finds what another one did; the next starts while the tests of one run. */
export class Sites {
  readonly #choices: Choices
  #file = ''
  #site: Promise<Site> | undefined
  #next: Promise<Site>

  constructor(choices: Choices) {
    this.#choices = choices
    this.#next = openSite(choices)
  }

  /** The site of this file's tests, which run one after the other. */
  async of(file: string): Promise<Site> {
    if (file !== this.#file || !this.#site) {
      await (await this.#site)?.close()
      const site = await this.#next
      this.#file = file
      this.#site = Promise.resolve(site)
      this.#next = openSite(this.#choices)
    }
    return this.#site
  }

  async close() {
    for (const site of [this.#site, this.#next]) await (await site)?.close()
  }
}
