import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/free-port.ts'
import { addressOn, onServer } from '../on-server.ts'

/** What these tell is told on the embedded database, as `npm start` has it; the others on PostgreSQL, as production has. */
const EMBEDDED = /\/e2e\/(companies|resumes)\//

/** Sites on PostgreSQL share this secret; an embedded one makes its own. */
export const SECRET = 'f1e0c9b25ad84736a0be9d17c3528f64'

/** The product with its own copy of the demonstration data. */
interface Site {
  url: string
  /** The address of the administration's site. */
  adminUrl: string
  /** Returns what it has printed so far. */
  output(): string
}

interface Copy {
  /** The environment that its server is started with. */
  settings: Record<string, string>
  drop(): Promise<void>
}

async function copyEmbedded(folder: string): Promise<Copy> {
  await cp(process.env.DEMONSTRATION ?? '', folder, { recursive: true })
  return { settings: {}, drop: async () => {} }
}

async function copyOnServer(server: string, folder: string): Promise<Copy> {
  await cp(process.env.DEMONSTRATION_FILES ?? '', folder, { recursive: true })
  const name = `site_${randomBytes(6).toString('hex')}`
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE ${process.env.DEMONSTRATION_DATABASE}`)
  return {
    settings: { DATABASE_URL: addressOn(server, name), APP_SECRET: SECRET },
    drop: () => onServer(server, `DROP DATABASE ${name} WITH (FORCE)`),
  }
}

/** A site for each file of tests, so that none finds what another one did. */
export class Sites {
  readonly #otherOrigin: string
  readonly #settings: Record<string, string>
  readonly #host: Host
  #file = ''
  #site: Promise<Site> | undefined
  #leave = async () => {}

  /** @param settings what every site is started with besides its own, such as the keys of an operator */
  constructor(otherOrigin: string, settings: Record<string, string>) {
    this.#otherOrigin = otherOrigin
    this.#settings = settings
    this.#host = new Host()
  }

  /** Opens the site for the tests of a file, which run one after the other. */
  of(file: string): Promise<Site> {
    if (file !== this.#file || !this.#site) {
      this.#file = file
      this.#site = this.#open(EMBEDDED.test(file))
    }
    return this.#site
  }

  async #open(prefersEmbedded: boolean): Promise<Site> {
    const leave = this.#leave
    const folder = mkdtempSync(join(tmpdir(), 'asafidy-e2e-'))
    const server = process.env.TEST_DATABASE_URL
    const copy = prefersEmbedded || !server ? await copyEmbedded(folder) : await copyOnServer(server, folder)
    this.#leave = async () => {
      await copy.drop()
      rmSync(folder, { recursive: true, force: true })
    }
    const [port, adminPort] = [await freePort(), await freePort()]
    const from = this.#host.output().length
    await this.#host.open({
      PORT: String(port),
      ADMIN_PORT: String(adminPort),
      DATA_DIR: folder,
      DEMO: '1',
      LOG_LEVEL: 'warn',
      CORS_ORIGINS: this.#otherOrigin,
      ...this.#settings,
      ...copy.settings,
    })
    await leave()
    return {
      url: `http://127.0.0.1:${port}`,
      adminUrl: `http://127.0.0.1:${adminPort}`,
      output: () => this.#host.output().slice(from),
    }
  }

  /** Moves the clock of the open site on; what is due by then is done within a minute. The browser has its own clock. */
  advance = (seconds: number): Promise<void> => this.#host.send(seconds)

  /** Begins a recurring job of the open site, whatever its hour. */
  begin = (job: string): Promise<void> => this.#host.send(job)

  async close() {
    // Nobody reads again what the last one has written.
    await this.#host.end()
    await this.#leave()
  }
}

/** The process that the sites of a worker run in. */
class Host {
  readonly #child: ChildProcess
  #output = ''

  constructor() {
    this.#child = fork(join(import.meta.dirname, 'site-host.ts'), {
      execArgv: [],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: process.env,
    })
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on('data', (chunk) => {
        this.#output += chunk
      })
  }

  output = () => this.#output

  /** Closes what is open and opens a site with these settings. @throws Error with what was printed when that fails */
  open = (settings: Record<string, string>): Promise<void> => this.send(settings)

  /** Sends the process one of its messages. @returns once it has done what the message asks for */
  send(message: number | string | Record<string, string>): Promise<void> {
    return new Promise((opened, failed) => {
      const ended = () => failed(new Error(`the site's process ended: ${this.#output}`))
      this.#child.once('exit', ended)
      this.#child.once('message', () => {
        this.#child.off('exit', ended)
        opened()
      })
      this.#child.send(message)
    })
  }

  async end() {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const ended = once(this.#child, 'exit')
    this.#child.kill('SIGKILL')
    await ended
  }
}
