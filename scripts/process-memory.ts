import { readdirSync, readFileSync } from 'node:fs'

const EVERY_MS = 50

/** Watches what a process and those that it started hold, in megabytes, what they share counted once, where there is a /proc. */
export function watchMemory(pid: number) {
  const most = { server: 0, all: 0, last: 0 }
  const look = () => {
    const own = heldMb(pid)
    const all = childrenOf(pid).reduce((sum, child) => sum + heldMb(child), own)
    most.server = Math.max(most.server, own)
    most.all = Math.max(most.all, all)
    most.last = all
  }
  const timer = setInterval(look, EVERY_MS)
  return {
    /** The most that was seen of the process, of all together, and what they held last. */
    stop() {
      clearInterval(timer)
      look()
      return most
    },
  }
}

function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    )
  } catch {
    return []
  }
}

function heldMb(pid: number): number {
  try {
    const [, kb = 0] = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? []
    return Math.round(Number(kb) / 1024)
  } catch {
    return 0
  }
}
