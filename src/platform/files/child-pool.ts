import type { ChildProcess } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import {
  askChild,
  type ChildLimits,
  isSmall,
  keepAlive,
  letGo,
  type Outcome,
  startChild,
} from './child-process.ts'

const IDLE_MS = 30_000

/** Of all pools one process works at a time: two at once would take more memory than the server itself. */
let turn: Promise<void> = Promise.resolve()
const pools = new Set<{ endIdle(): void }>()

/**
 * Processes that each do one piece of work at a time, and that may be killed at it: the script says `ready`, then answers
 * each message with one. They start when needed, wait half a minute for the next work, and end with this process.
 */
export class ChildPool<Input, Answer> {
  readonly #script: string
  readonly #limits: ChildLimits & { idle: number }
  readonly #idle: { child: ChildProcess; timer: NodeJS.Timeout }[] = []

  /**
   * @param script path of the module that the processes run
   * @param limits.idle how many wait for the next work
   */
  constructor(script: string, limits: ChildLimits & { idle: number }) {
    this.#script = script
    this.#limits = limits
    pools.add(this)
  }

  /** Ends those that wait for work. */
  endIdle(): void {
    for (const { child, timer } of this.#idle.splice(0)) {
      clearTimeout(timer)
      child.kill('SIGKILL')
    }
  }

  /**
   * The script's answer, or why it was killed; one after the other. Whose turn comes first is the caller's business.
   * @throws HttpError 503 when no process can be started, or when this machine is too busy to do the work
   */
  run(input: Input): Promise<Outcome<Answer>> {
    const work = turn.then(() => this.#runAlone(input))
    const done = () => undefined
    turn = work.then(done, done)
    return work
  }

  async #runAlone(input: Input): Promise<Outcome<Answer>> {
    for (const pool of pools) if (pool !== this) pool.endIdle()
    const child = this.#takeIdle() ?? (await this.#start())
    const result = await askChild<Answer>(child, input, this.#limits).catch((error: unknown) => {
      child.kill('SIGKILL')
      throw error
    })
    const hasRoom = this.#idle.length < this.#limits.idle
    if ('answer' in result && hasRoom && isSmall(child, this.#limits)) this.#rest(child)
    else child.kill('SIGKILL')
    return result
  }

  #takeIdle(): ChildProcess | undefined {
    for (let next = this.#idle.pop(); next; next = this.#idle.pop()) {
      clearTimeout(next.timer)
      if (!next.child.connected) continue
      keepAlive(next.child)
      return next.child
    }
  }

  async #start(): Promise<ChildProcess> {
    const child = await startChild(this.#script, this.#limits)
    // Whoever only reads pages goes first.
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    return child
  }

  #rest(child: ChildProcess) {
    const timer = setTimeout(() => child.kill('SIGKILL'), IDLE_MS)
    timer.unref()
    letGo(child)
    this.#idle.push({ child, timer })
  }
}
