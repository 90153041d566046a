// The two commands and their sisters, on any Node from 20: installs what the lock file says, then hands over to
// the Node of the package. Plain JavaScript without dependencies, because nothing is installed yet when it runs.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SERVER_ENV, SERVER_FLAGS } from './server-flags.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const BIN = join(ROOT, 'node_modules/.bin')
const NODE = join(BIN, process.platform === 'win32' ? 'node.cmd' : 'node')
const env = { ...SERVER_ENV, ...process.env, PATH: `${BIN}${delimiter}${process.env.PATH ?? ''}` }

const COMMANDS = {
  start: { build: true, script: 'src/server.ts', flags: SERVER_FLAGS },
  dev: { script: 'src/server.ts', flags: ['--watch'], args: ['--dev'] },
  build: { build: true },
  test: { script: 'scripts/test.ts' },
  bench: { build: true, script: 'bench/run.ts' },
  torture: { build: true, script: 'scripts/torture.ts' },
  seed: { script: 'seeds/seed.ts' },
  worker: { script: 'src/worker.ts', flags: SERVER_FLAGS },
  backup: { script: 'scripts/backup.ts' },
  restore: { script: 'scripts/restore.ts' },
  'admin-create': { script: 'src/admin-create.ts' },
}

const [name, ...given] = process.argv.slice(2)
const command = COMMANDS[name]
if (!command) fail(`Unknown command: ${name}. One of: ${Object.keys(COMMANDS).join(', ')}`)
install()
if (command.build) build()
if (command.script)
  run([...(command.flags ?? []), join(ROOT, command.script), ...(command.args ?? []), ...given])

function install() {
  const lock = digest([join(ROOT, 'package-lock.json')])
  if (existsSync(NODE) && read(join(ROOT, 'node_modules/.lock-digest')) === lock) return
  console.log('Installing what package-lock.json names…')
  // Not `npm ci`: it refuses a lock file made where other platforms' optional binaries could not be looked up.
  step('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(join(ROOT, 'node_modules/.lock-digest'), lock)
}

/** Builds the pages when a source changed since the last build. */
function build() {
  const sources = [...files(join(ROOT, 'src')), ...files(join(ROOT, 'public'))]
  const settings = ['vite.config.ts', 'vite.admin.config.ts', 'package-lock.json']
  const state = digest([...sources, ...settings.map((file) => join(ROOT, file))])
  const stamp = join(ROOT, 'dist/.sources-digest')
  if (read(stamp) === state) return
  console.log('Building the pages…')
  const vite = [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn']
  step(NODE, vite)
  step(NODE, [...vite, '--config', 'vite.admin.config.ts'])
  mkdirSync(join(ROOT, 'dist'), { recursive: true })
  writeFileSync(stamp, state)
}

function run(args) {
  const child = spawn(NODE, args, { cwd: ROOT, env, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

function step(program, args) {
  const { status, error } = spawnSync(program, args, { cwd: ROOT, env, stdio: 'inherit' })
  if (error) fail(`${program} could not be started: ${error.message}`)
  if (status !== 0) process.exit(status ?? 1)
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
