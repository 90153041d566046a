import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { HttpError } from '../errors.ts'

export interface ChildLimits {
  /** What its JavaScript may hold, in megabytes. */
  heapMb: number
  /** What the process may hold in all, in megabytes; watched where there is a /proc. */
  residentMb: number
  /** How much of the processor's time one piece of work may take; of any time where there is no /proc. */
  seconds: number
  /** The folders and files that it may read; it writes none, starts no process and loads no native code unless told. */
  reads: string[]
  native?: true
  /** How many wait for the next work. */
  idle: number
}

/** Why a piece of work has no answer. */
export type Killed = 'memory' | 'time' | 'crash'

const STARTED_WITHIN_MS = 30_000
/** How many times `seconds` a process may take in all: on a busy machine it is given little of the processor. */
const PATIENCE = 6
/** Of Linux, for what a process has used. */
const TICKS_PER_SECOND = 100
const WATCHED_EVERY_MS = 20
const IDLE_MS = 30_000
/** A process that grew is replaced before its next work: what it gave back rarely leaves it. */
const KEPT_SHARE = 0.6

/** Of all pools one process works at a time: two at once would take more memory than the server itself. */
let turn: Promise<void> = Promise.resolve()
const pools = new Set<{ endIdle(): void }>()

/**
 * Processes that each do one piece of work at a time, and that may be killed at it: the script says `ready`, then answers
 * each message with one. They start when needed, wait half a minute for the next work, and end with this process.
 */
export class ChildPool<Input, Answer> {
  readonly #script: string
  readonly #limits: ChildLimits
  readonly #idle: { child: ChildProcess; timer: NodeJS.Timeout }[] = []

  /** @param script path of the module that the processes run */
  constructor(script: string, limits: ChildLimits) {
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
  run(input: Input): Promise<{ answer: Answer } | { killed: Killed }> {
    const work = turn.then(() => this.#runAlone(input))
    const done = () => undefined
    turn = work.then(done, done)
    return work
  }

  async #runAlone(input: Input): Promise<{ answer: Answer } | { killed: Killed }> {
    for (const pool of pools) if (pool !== this) pool.endIdle()
    const child = this.#takeIdle() ?? (await this.#start())
    const result = await this.#ask(child, input).catch((error: unknown) => {
      child.kill('SIGKILL')
      throw error
    })
    const hasRoom = this.#idle.length < this.#limits.idle
    const isSmall = residentMb(child) < this.#limits.residentMb * KEPT_SHARE
    if ('answer' in result && hasRoom && isSmall) this.#rest(child)
    else child.kill('SIGKILL')
    return result
  }

  #takeIdle(): ChildProcess | undefined {
    for (let next = this.#idle.pop(); next; next = this.#idle.pop()) {
      clearTimeout(next.timer)
      if (!next.child.connected) continue
      next.child.ref()
      next.child.channel?.ref()
      return next.child
    }
  }

  async #start(): Promise<ChildProcess> {
    const child = fork(this.#script, [], {
      execArgv: [
        `--max-old-space-size=${this.#limits.heapMb}`,
        '--max-semi-space-size=4',
        '--permission',
        ...(this.#limits.native ? ['--allow-addons'] : []),
        ...this.#limits.reads.map((path) => `--allow-fs-read=${path}`),
      ],
      // No secret of this process, no option of its Node.
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const ended = new AbortController()
    child.once('exit', () => ended.abort())
    try {
      await once(child, 'message', {
        signal: AbortSignal.any([ended.signal, AbortSignal.timeout(STARTED_WITHIN_MS)]),
      })
    } catch (cause) {
      child.kill('SIGKILL')
      throw unavailable(cause)
    }
    // Whoever only reads pages goes first.
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    return child
  }

  #ask(child: ChildProcess, input: Input): Promise<{ answer: Answer } | { killed: Killed }> {
    const { residentMb: most, seconds } = this.#limits
    const before = usedSeconds(child)
    return new Promise((resolve, reject) => {
      const end = (result: { answer: Answer } | { killed: Killed } | 'late') => {
        clearTimeout(timer)
        clearInterval(watch)
        child.removeAllListeners('message').removeAllListeners('exit').removeAllListeners('error')
        child.on('error', () => undefined)
        if (result === 'late') reject(unavailable(new Error('the work was not done in time')))
        else resolve(result)
      }
      const late = () => end(before === null ? { killed: 'time' } : 'late')
      const timer = setTimeout(late, seconds * 1000 * (before === null ? 1 : PATIENCE))
      const watch = setInterval(() => {
        if (residentMb(child) > most) end({ killed: 'memory' })
        else if ((usedSeconds(child) ?? 0) - (before ?? 0) > seconds) end({ killed: 'time' })
      }, WATCHED_EVERY_MS)
      child.once('message', (answer) => end({ answer: answer as Answer }))
      child.once('exit', () => end({ killed: 'crash' }))
      child.once('error', () => end({ killed: 'crash' }))
      child.send(input as object, (error) => error && end({ killed: 'crash' }))
    })
  }

  #rest(child: ChildProcess) {
    const timer = setTimeout(() => child.kill('SIGKILL'), IDLE_MS)
    timer.unref()
    child.unref()
    child.channel?.unref()
    this.#idle.push({ child, timer })
  }
}

/** What a process holds, in megabytes; 0 once it ended, and where there is no /proc. */
function residentMb({ pid }: ChildProcess): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

/** The processor's time that a process has taken so far; null where there is no /proc. */
function usedSeconds({ pid }: ChildProcess): number | null {
  try {
    // After the name, which may hold anything: the 12th and 13th (proc_pid_stat(5)).
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
  } catch {
    return null
  }
}

function unavailable(cause: unknown): HttpError {
  return new HttpError(
    503,
    'La vérification des fichiers est momentanément indisponible. Réessayez dans quelques minutes.',
    { headers: { 'retry-after': '60' }, cause },
  )
}
