import { createHash } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Holds the data folder for this process until released. */
export interface DataLock {
  release(): Promise<void>
}

/**
 * Takes the data folder for this process alone: PGlite lets a second process open the same folder and then
 * silently loses what the first one writes. A listening Unix socket tells a live owner from a stale lock.
 * @throws Error when another process holds it.
 */
export async function lockDataFolder(folder: string): Promise<DataLock> {
  mkdirSync(folder, { recursive: true })
  const path = socketPath(folder)
  const server = (await listen(path)) ?? (await takeOverStale(path))
  if (!server) {
    throw new Error(
      `The data folder ${folder} is used by a running Asafidy process. Stop it first, or set DATA_DIR to another folder (or DATABASE_URL to a PostgreSQL server).`,
    )
  }
  server.unref()
  return { release: () => new Promise((done) => server.close(() => done())) }
}

/** A Unix socket's path is limited to 107 bytes; a long folder gets a short name derived from it. */
function socketPath(folder: string): string {
  const path = join(folder, 'lock.sock')
  if (Buffer.byteLength(path) <= 100) return path
  return join(tmpdir(), `asafidy-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}.sock`)
}

function listen(path: string): Promise<Server | null> {
  return new Promise((done, fail) => {
    // Who only asks whether somebody listens hangs up at once: that reset must not end the owner.
    const server = createServer((socket) => socket.on('error', () => undefined).end())
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') done(null)
      else fail(error)
    })
    server.listen(path, () => done(server))
  })
}

async function takeOverStale(path: string): Promise<Server | null> {
  if (await isAlive(path)) return null
  rmSync(path, { force: true })
  return listen(path)
}

function isAlive(path: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      done(true)
    })
    socket.once('error', () => done(false))
  })
}
