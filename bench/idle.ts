import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startServer } from '../test/processes/server-process.ts'
import type { Report } from './report.ts'

/** A server that nobody asks anything of may spend so much. */
const PERCENT_OF_A_CORE = 1
const [SETTLE_SECONDS, SECONDS] = [20, 60]
/** The kernel's clock, in which /proc counts, has so many ticks a second. */
const TICKS_PER_SECOND = 100

/** Measures the share of a core and the memory that a server takes while nobody asks anything of it. */
export async function measureIdle(env: Record<string, string>, report: Report) {
  const { DATABASE_URL: _, ...others } = env
  const embedded = { ...others, DATA_DIR: join(env.DATA_DIR ?? '', 'idle'), DEMO: '1' }
  for (const [name, settings] of Object.entries({ PostgreSQL: env, 'the embedded database': embedded })) {
    const server = await startServer(settings)
    try {
      await wait(SETTLE_SECONDS * 1000)
      const before = secondsOf(server.child.pid)
      await wait(SECONDS * 1000)
      const share = ((secondsOf(server.child.pid) - before) / SECONDS) * 100
      report.within(`idle server on ${name}`, share, PERCENT_OF_A_CORE, '% of a core')
      console.log(`     its memory: ${Math.round(residentOf(server.child.pid))} MB`)
    } finally {
      await server.stop()
    }
  }
}

/** Seconds of processor that the process has taken, its threads' too. */
function secondsOf(pid = 0): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

function residentOf(pid = 0): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
}
