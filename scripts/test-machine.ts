import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'

const isRoot = process.getuid?.() === 0

function installFromDebian(what: string, packages: string[]): void {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) {
    throw new Error(
      `${what} is missing. Install it (Debian: apt-get install ${packages.join(' ')}) and run npm test again.`,
    )
  }
  console.log(`Installing ${what}…`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  const { status } = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  })
  if (status !== 0) throw new Error(`${what} could not be installed`)
}

const IN_MEMORY = '/dev/shm'
/** The checks fill a tenth of it; the rest is for their processes. */
const ENOUGH_BYTES = 6 * 1024 ** 3

/**
 * Makes the folder that everything the checks write goes into. It is in memory where there is plenty: a copy of a database
 * is a thousand small files, which take a disk's file system ten times as long.
 */
export function makeTestFolder(): string {
  const isRoomy =
    existsSync(IN_MEMORY) && Math.min(process.availableMemory(), freeBytes(IN_MEMORY)) > ENOUGH_BYTES
  return mkdtempSync(join(isRoomy ? IN_MEMORY : tmpdir(), 'asafidy-check-'))
}

function freeBytes(path: string): number {
  const { bavail, bsize } = statfsSync(path)
  return bavail * bsize
}

// The Chromium that cannot open windows takes a quarter less time for the same pages.
const HEADLESS = '/usr/bin/chromium-headless-shell'
const CHROMIUM = '/usr/bin/chromium'

/** Installs the browser of the browser tests. @throws Error with the package to install when it can't do so itself. */
export function ensureChromium(): void {
  if (existsSync(HEADLESS)) return
  try {
    installFromDebian('Chromium without windows', ['chromium-headless-shell'])
  } catch {
    if (!existsSync(CHROMIUM)) installFromDebian('Chromium', ['chromium'])
  }
}

/** Returns the path of the browser that the tests use. */
export function findChromium(): string {
  return existsSync(HEADLESS) ? HEADLESS : CHROMIUM
}

/** Poppler, with which the tests read printed CVs as other software does. @throws Error with the package to install when it can't do so itself. */
export function ensurePoppler(): void {
  if (!existsSync('/usr/bin/pdftotext')) installFromDebian('poppler', ['poppler-utils'])
}

/**
 * Installs the server of the PostgreSQL tests.
 * @throws Error with the package to install when it can't do so itself.
 */
export function ensurePostgres(): void {
  if (!findPostgres()) installFromDebian('PostgreSQL', ['postgresql'])
}

function findPostgres(): string | null {
  const root = '/usr/lib/postgresql'
  if (!existsSync(root)) return null
  const versions = readdirSync(root).filter((version) => existsSync(join(root, version, 'bin/initdb')))
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0]
  return newest && Number(newest) >= 15 ? join(root, newest, 'bin') : null
}

/** A PostgreSQL server on a port of 127.0.0.1, without a password. */
export interface PostgresServer {
  url: string
  readonly pid: number
  /** Ends it at once, as a crash would; `start` goes on from its folder. */
  halt(): Promise<void>
  start(): Promise<void>
  /** Ends it for good, its folder too. */
  stop(): Promise<void>
}

/** Starts a PostgreSQL of its own in `folder` on a free port of 127.0.0.1, without a password. */
export function startPostgres(folder: string): Promise<PostgresServer> {
  return makeServer(folder, 'initdb', (data) => [
    ...['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'],
  ])
}

/** Starts a server in `folder` that follows the one at `url` by streaming, and answers reads. */
export function startReplica(folder: string, url: string): Promise<PostgresServer> {
  return makeServer(folder, 'pg_basebackup', (data) => [
    ...['-D', data, '-d', url, '-R', '-X', 'stream', '-c', 'fast', '-N'],
  ])
}

async function makeServer(folder: string, program: string, argsOf: (data: string) => string[]) {
  const bin = findPostgres()
  if (!bin) throw new Error('PostgreSQL is missing')
  mkdirSync(folder, { recursive: true })
  const owner = isRoot ? postgresUser() : {}
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid ?? owner.uid)
  // The folders above may be closed to the user that runs the server.
  if (isRoot) execFileSync('chmod', ['a+rx', join(folder, '..')])
  const data = join(folder, 'data')
  execFileSync(join(bin, program), argsOf(data), { ...owner, stdio: 'ignore' })
  const port = await freePort()
  const settings = [
    ...['fsync=off', 'full_page_writes=off', 'max_wal_size=256MB', 'shared_buffers=256MB'],
    ...['max_connections=60', 'unix_socket_directories='],
  ]
  const args = [
    ...['-D', data, '-h', '127.0.0.1', '-p', String(port)],
    ...settings.flatMap((each) => ['-c', each]),
  ]
  let child: ChildProcess
  const start = async () => {
    child = spawn(join(bin, 'postgres'), args, { ...owner, stdio: 'ignore' })
    await waitForServer(bin, port)
  }
  const end = (signal: NodeJS.Signals) =>
    new Promise<void>((done) => {
      if (child.exitCode !== null || child.signalCode !== null) return done()
      child.once('exit', () => done())
      child.kill(signal)
    })
  await start()
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    get pid() {
      return child.pid ?? 0
    },
    halt: () => end('SIGQUIT'),
    start,
    async stop() {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Returns the user that PostgreSQL runs as, because it refuses to run as root. */
function postgresUser(): { uid?: number; gid?: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

async function waitForServer(bin: string, port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const { status } = spawnSync(join(bin, 'pg_isready'), [
      '-h',
      '127.0.0.1',
      '-p',
      String(port),
      '-U',
      'postgres',
    ])
    if (status === 0) return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error('PostgreSQL did not start')
}
