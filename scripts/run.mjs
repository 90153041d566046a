// The two commands and their sisters, on any Node from 20: installs what the lock file says, then hands over to
// the Node of the package. Plain JavaScript without dependencies, because nothing is installed yet when it runs.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serverProcess } from './server-flags.mjs'
import { runStep } from './steps.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const BIN = join(ROOT, 'node_modules/.bin')
const env = { ...process.env, PATH: `${BIN}${delimiter}${process.env.PATH ?? ''}` }
/** The first Node that runs the product's TypeScript. */
const LEAST_NODE = 24

/** Who visits over a network is worth the seconds that the smallest pages cost; a trial on this machine is not. */
const isForReal = Boolean(process.env.DATABASE_URL)
const START = isForReal ? 'best' : 'quickly'

// What tests and tools need besides is installed with the first command that asks for `tools`.
const COMMANDS = {
  start: { build: START, script: 'src/server.ts', isServer: true },
  dev: { tools: true, script: 'src/server.ts', flags: ['--watch'], args: ['--dev'] },
  // `npm run build -- --quickly` is for the tests, which ask for no speed over a network.
  build: { build: process.argv.includes('--quickly') ? 'quickly' : 'best' },
  test: { tools: true, script: 'scripts/test.ts' },
  bench: { tools: true, build: 'best', script: 'bench/run.ts' },
  crawl: { tools: true, build: 'quickly', script: 'scripts/crawl.ts' },
  torture: { tools: true, build: 'quickly', script: 'scripts/torture.ts' },
  seed: { script: 'seeds/seed.ts' },
  worker: { script: 'src/worker.ts', isServer: true },
  backup: { script: 'scripts/backup.ts' },
  restore: { script: 'scripts/restore.ts' },
  'admin-create': { script: 'src/admin-create.ts' },
}

const [name, ...given] = process.argv.slice(2)
const command = COMMANDS[name]
if (!command) fail(`Unknown command: ${name}. One of: ${Object.keys(COMMANDS).join(', ')}`)
await install(Boolean(command.tools))
const node = findNode()
if (command.build) await build(command.build)
if (command.script) run(command)

/** @param {boolean} withTools what was installed with the tools keeps them */
async function install(withTools) {
  const lock = digest([join(ROOT, 'package-lock.json')])
  const stamp = join(ROOT, 'node_modules/.installed')
  const [installedLock, extent] = (read(stamp) ?? '').split(' ')
  const record = (of, what) => {
    mkdirSync(dirname(stamp), { recursive: true })
    writeFileSync(stamp, `${of} ${what}`)
  }
  if (installedLock === lock && (extent === 'all' || !withTools)) return
  const isFirst = !existsSync(join(ROOT, 'node_modules'))
  const isAll = withTools || !(isFirst || extent === 'product')
  // An installation that is broken off goes on as the same one.
  if (!isAll) record('', 'product')
  // Not `npm ci`: it refuses a lock file made where other platforms' optional binaries could not be looked up.
  const flags = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline']
  const what = isAll ? 'Installing packages' : 'Installing packages, without those of the tests'
  await runStep(what, [['npm', 'install', isAll ? '--include=dev' : '--omit=dev', ...flags]], {
    cwd: ROOT,
    env,
  })
  record(lock, isAll ? 'all' : 'product')
}

/**
 * Builds the pages when a source changed since the last build, and compresses what browsers load.
 * @param {'quickly' | 'best'} level
 */
async function build(level) {
  const sources = [...files(join(ROOT, 'src')), ...files(join(ROOT, 'public'))]
  const settings = [
    'vite.config.ts',
    'vite.admin.config.ts',
    'scripts/strip-types.ts',
    'scripts/vite-service-worker.ts',
    'scripts/vite-shared-chunks.ts',
    'package-lock.json',
  ]
  const state = digest([...sources, ...settings.map((file) => join(ROOT, file))])
  const stamps = { built: join(ROOT, 'dist/.built'), compressed: join(ROOT, 'dist/.compressed') }
  if (read(stamps.built) !== state) {
    keepAssets()
    const vite = [node, join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn']
    const sites = [vite, [...vite, '--config', 'vite.admin.config.ts']]
    await runStep('Building the pages', sites, { cwd: ROOT, env })
    // Node calls the function behind this experimental, and what it does by itself stable.
    const strip = [node, '--disable-warning=ExperimentalWarning', join(ROOT, 'scripts/strip-types.ts')]
    await runStep('Building the server', [strip], { cwd: ROOT, env })
    mkdirSync(join(ROOT, 'dist'), { recursive: true })
    writeFileSync(stamps.built, state)
  }
  const isCompressed = ['best', level].some((each) => read(stamps.compressed) === `${state} ${each}`)
  if (isCompressed) return
  const threads = { UV_THREADPOOL_SIZE: String(availableParallelism()) }
  const compress = [node, join(ROOT, 'scripts/compress-pages.ts'), level]
  await runStep('Compressing the pages', [compress], { cwd: ROOT, env: { ...env, ...threads } })
  writeFileSync(stamps.compressed, `${state} ${level}`)
}

/**
 * A page that is open while the site is upgraded asks for files of the build that it came from: they stay, in
 * `dist/before`, until the build after the next one.
 */
function keepAssets() {
  for (const site of ['client', 'admin']) {
    const assets = join(ROOT, 'dist', site, 'assets')
    const before = join(ROOT, 'dist/before', site)
    if (!existsSync(assets)) {
      mkdirSync(before, { recursive: true })
      continue
    }
    rmSync(before, { recursive: true, force: true })
    mkdirSync(dirname(before), { recursive: true })
    renameSync(assets, before)
  }
}

function run({ script, isServer = false, flags = [], args = [] }) {
  const server = isServer ? serverProcess(env) : { flags: [], env }
  const all = [...server.flags, ...flags, join(ROOT, script), ...args, ...given]
  const child = spawn(node, all, { cwd: ROOT, env: server.env, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

/** The Node of the package, or this one where the package has none for the machine. */
function findNode() {
  const own = join(BIN, process.platform === 'win32' ? 'node.cmd' : 'node')
  if (existsSync(own)) return own
  if (Number.parseInt(process.versions.node, 10) >= LEAST_NODE) return process.execPath
  return fail(`No Node ${LEAST_NODE} could be installed for this machine: install it, then run this again.`)
}

function files(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(test|spec)\.tsx?$|\.gen\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort()
}

function digest(paths) {
  const hash = createHash('sha256')
  for (const path of paths)
    hash.update(path.slice(ROOT.length)).update(existsSync(path) ? readFileSync(path) : '')
  return hash.digest('hex')
}

function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
