import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { SERVER_FLAGS } from '../scripts/server-flags.mjs'

const ROOT = join(import.meta.dirname, '..')

/** The product as its own process, on a data folder of its own. */
export interface ServerProcess {
  url: string
  child: ChildProcess
  /** What it printed so far. */
  output(): string
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** Starts the server and waits until it is ready. @throws Error with what it printed when it ends before that. */
export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const port = env.PORT ?? '24199'
  const url = `http://127.0.0.1:${port}`
  if (await answers(url)) throw new Error(`another server answers at ${url}`)
  const { child, output } = run('src/server.ts', { ...env, PORT: port })
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`the server ended: ${output()}`)
    if (await answers(url)) return { url, child, output, stop: (signal = 'SIGTERM') => stop(child, signal) }
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error(`the server did not become ready: ${output()}`)
}

async function answers(url: string): Promise<boolean> {
  const ready = await fetch(`${url}/health/ready`).catch(() => null)
  return ready?.ok === true
}

/** Runs a command of the product to its end. */
export async function runCommand(script: string, env: Record<string, string>, args: string[] = []) {
  const { child, output } = run(script, env, args)
  const code = await new Promise<number | null>((done) => child.once('exit', done))
  return { code, output: output() }
}

function run(script: string, env: Record<string, string>, args: string[] = []) {
  const child = spawn(process.execPath, [...SERVER_FLAGS, join(ROOT, script), ...args], {
    cwd: ROOT,
    env: { ...process.env, DEMO: '0', ...env },
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
