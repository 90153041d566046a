import { createServer } from 'node:net'

// Below those that a system lends to connections (from 32768), which may take one between its being
// found free and listened on; above 10080, which browsers refuse.
const FIRST = 11_000
const EACH = 32
const PROCESSES = 680

// Processes that run at once begin at different ports, so that one does not find what another has found.
let next = FIRST + (process.pid % PROCESSES) * EACH

/** Returns a port of 127.0.0.1 that nobody listens on now, another one at each call. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = next
    next = port + 1 < FIRST + PROCESSES * EACH ? port + 1 : FIRST
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer()
    server.once('error', () => done(false))
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)))
  })
}
