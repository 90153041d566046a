import type { ChildProcess } from 'node:child_process'
import { Bounded } from '../bounded.ts'
import {
  askChild,
  type ChildLimits,
  isSmall,
  keepAlive,
  letGo,
  type Outcome,
  startChild,
} from './child-process.ts'

interface WarmLimits extends ChildLimits {
  /** How many processes work at once. */
  processes: number
  /** How many pieces of work wait for one; whoever comes beyond that is sent away. */
  waiting: number
  /** How long a process waits for its next work. */
  idleSeconds: number
}

/**
 * Processes for work that a person waits for, in milliseconds: some at once, kept ready for the next one, each killed and
 * replaced when a piece of work exceeds its limits. Work whose process ended is done once more by another. The script says `ready`, then answers each message with one.
 */
export class WarmPool<Input, Answer> {
  readonly #script: string
  readonly #limits: WarmLimits
  readonly #bounded: Bounded
  readonly #idle: { child: ChildProcess; timer: NodeJS.Timeout }[] = []

  /** @param script path of the module that the processes run */
  constructor(script: string, limits: WarmLimits) {
    this.#script = script
    this.#limits = limits
    this.#bounded = new Bounded({ atOnce: limits.processes, waiting: limits.waiting })
  }

  /**
   * The script's answer, or why it was killed.
   * @throws HttpError 503 when too much waits, no process can be started or this machine is too busy
   */
  run(input: Input): Promise<Outcome<Answer>> {
    return this.#bounded.run(async () => {
      const start = () => startChild(this.#script, this.#limits)
      const first = await this.#ask(this.#takeIdle() ?? (await start()), input)
      // The machine may have ended it, for want of memory or while it waited: a new one tells whether the work did.
      return 'killed' in first && first.killed === 'crash' ? this.#ask(await start(), input) : first
    })
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
    for (let next = this.#idle.pop(); next; next = this.#idle.pop()) {
      clearTimeout(next.timer)
      if (!next.child.connected) continue
      keepAlive(next.child)
      return next.child
    }
  }

  #rest(child: ChildProcess) {
    const waiting = { child, timer: setTimeout(() => this.#end(child), this.#limits.idleSeconds * 1000) }
    waiting.timer.unref()
    letGo(child)
    this.#idle.push(waiting)
  }

  #end(child: ChildProcess) {
    const at = this.#idle.findIndex((each) => each.child === child)
    if (at >= 0) this.#idle.splice(at, 1)
    child.kill('SIGKILL')
  }
}
