import type { ChildProcess } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { Bounded } from '../bounded.ts'
import {
  askChild,
  attach,
  type ChildLimits,
  detach,
  isSmall,
  type Outcome,
  ownMb,
  startChild,
} from './child-process.ts'

interface PoolLimits extends ChildLimits {
  /** Makes it a pool for work that a person waits for, with places of its own. */
  own?: {
    /** How many processes work at once, and are kept ready for the next work. */
    processes: number
    /** How many pieces of work wait for one; whoever comes beyond that is sent away. */
    waiting: number
  }
  /** How long a process waits for its next work. */
  idleSeconds?: number
}

/** Of all pools without places of their own one process works at a time: two would take more memory than the server itself. */
const background = new Bounded({ atOnce: 1, waiting: Number.POSITIVE_INFINITY })
const backgroundPools = new Set<{ endIdle(): void }>()
const IDLE_SECONDS = 30

/** A process that waits for its next work. */
interface Idle {
  child: ChildProcess
  timer: NodeJS.Timeout
  end(): void
}

/** Those of all pools, whoever has waited longest first. */
const allIdle = new Set<Idle>()
/** What waits may hold as much memory as a server, however many pools there are. */
const MOST_IDLE_MB = 200

function endBeyondRoom(): void {
  const held = [...allIdle].map((idle) => ({ idle, mb: ownMb(idle.child) }))
  let total = held.reduce((sum, { mb }) => sum + mb, 0)
  for (const { idle, mb } of held) {
    if (total <= MOST_IDLE_MB) return
    total -= mb
    idle.end()
  }
}

/**
 * Processes that each do one piece of work at a time, and are killed at one that exceeds its limits. They start when
 * needed, wait some time for the next work, and end with this process. The script says `ready`, then answers each message
 * with one.
 *
 * Without places of its own a pool works in the background: behind the work of the other pools, at a low priority, and
 * with the memory of their waiting processes. Whose turn comes first is then the caller's business (see `FairQueue`).
 */
export class ChildPool<Input, Answer> {
  readonly #script: string
  readonly #limits: PoolLimits
  readonly #places: Bounded
  readonly #idle: Idle[] = []

  /** @param script path of the module that the processes run */
  constructor(script: string, limits: PoolLimits) {
    this.#script = script
    this.#limits = limits
    const { own } = limits
    this.#places = own ? new Bounded({ atOnce: own.processes, waiting: own.waiting }) : background
    if (!own) backgroundPools.add(this)
  }

  /**
   * The script's answer, or why its process was killed.
   * @throws HttpError 503 when too much waits, no process can be started or this machine is too busy
   */
  run(input: Input): Promise<Outcome<Answer>> {
    return this.#places.run(async () => {
      if (!this.#limits.own) for (const pool of backgroundPools) if (pool !== this) pool.endIdle()
      const first = await this.#ask(this.#takeIdle() ?? (await this.#start()), input)
      const hasCrashed = 'killed' in first && first.killed === 'crash'
      // The machine may have ended it, for want of memory or while it waited: a new one tells whether the work did.
      return hasCrashed && this.#limits.own ? this.#ask(await this.#start(), input) : first
    })
  }

  /** Ends the processes that wait for work. */
  endIdle(): void {
    for (const idle of [...this.#idle]) idle.end()
  }

  async #start(): Promise<ChildProcess> {
    const child = await startChild(this.#script, this.#limits)
    // Whoever only reads pages goes first.
    if (child.pid && !this.#limits.own) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    return child
  }

  async #ask(child: ChildProcess, input: Input): Promise<Outcome<Answer>> {
    const result = await askChild<Answer>(child, input, this.#limits).catch((error: unknown) => {
      child.kill('SIGKILL')
      throw error
    })
    if ('answer' in result && isSmall(child, this.#limits)) this.#rest(child)
    else child.kill('SIGKILL')
    return result
  }

  /** The last one that worked: the others may end when less is asked. */
  #takeIdle(): ChildProcess | undefined {
    for (let next = this.#idle.at(-1); next; next = this.#idle.at(-1)) {
      this.#forget(next)
      if (!next.child.connected) continue
      attach(next.child)
      return next.child
    }
  }

  #rest(child: ChildProcess) {
    const { idleSeconds = IDLE_SECONDS } = this.#limits
    const end = () => {
      this.#forget(idle)
      child.kill('SIGKILL')
    }
    const idle: Idle = { child, timer: setTimeout(end, idleSeconds * 1000), end }
    idle.timer.unref()
    detach(child)
    this.#idle.push(idle)
    allIdle.add(idle)
    endBeyondRoom()
  }

  #forget(idle: Idle) {
    clearTimeout(idle.timer)
    allIdle.delete(idle)
    const at = this.#idle.indexOf(idle)
    if (at >= 0) this.#idle.splice(at, 1)
  }
}
