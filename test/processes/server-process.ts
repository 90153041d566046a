import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from '../../scripts/free-port.ts'
import { serverProcess } from '../../scripts/server-flags.mjs'

const ROOT = join(import.meta.dirname, '../..')

/** The product as its own process, on a data folder of its own. */
export interface ServerProcess {
  url: string
  /** The address of the administration's site. */
  adminUrl: string
  child: ChildProcess
  /** Returns what it has printed so far. */
  output(): string
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** Starts the server on a free port and waits until it says where it is. @throws Error with what it printed when it ends before that. */
export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const PORT = String(await freePort())
  const url = `http://127.0.0.1:${PORT}`
  const ADMIN_PORT = String(await freePort())
  const { child, output } = run('src/server.ts', { ...env, PORT, ADMIN_PORT })
  await new Promise<void>((ready, failed) => {
    child.stdout.on('data', () => output().includes(`Asafidy: ${url}`) && ready())
    child.once('exit', () => failed(new Error(`the server ended: ${output()}`)))
  })
  return {
    url,
    adminUrl: `http://127.0.0.1:${ADMIN_PORT}`,
    child,
    output,
    stop: (signal = 'SIGTERM') => stop(child, signal),
  }
}

/** Runs a command of the product to its end. */
export async function runCommand(script: string, env: Record<string, string>, args: string[] = []) {
  const { child, output } = run(script, env, args)
  const code = await new Promise<number | null>((done) => child.once('exit', done))
  return { code, output: output() }
}

function run(script: string, env: Record<string, string>, args: string[] = []) {
  const server = serverProcess({ ...process.env, DEMO: '0', ...env })
  const child = spawn(process.execPath, [...server.flags, join(ROOT, script), ...args], {
    cwd: ROOT,
    env: server.env,
  })
  let text = ''
  child.stdout.on('data', (chunk) => {
    text += chunk
  })
  child.stderr.on('data', (chunk) => {
    text += chunk
  })
  return { child, output: () => text }
}

function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done()
    child.once('exit', () => done())
    child.kill(signal)
  })
}
