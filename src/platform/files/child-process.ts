import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { HttpError } from '../errors.ts'

export interface ChildLimits {
  /** What its JavaScript may hold, in megabytes. */
  heapMb: number
  /** What the process may hold in all, in megabytes; watched where there is a /proc. */
  residentMb: number
  /** How much of the processor's time one piece of work may take; of any time where there is no /proc. */
  seconds: number
  /** How many times `seconds` it may take in all: on a busy machine it is given little of the processor. */
  patience?: number
  /** The folders and files that it may read; it writes none, starts no process and loads no native code unless told. */
  reads: string[]
  native?: true
}

/** Why a piece of work has no answer. */
type Killed = 'memory' | 'time' | 'crash'

export type Outcome<Answer> = { answer: Answer } | { killed: Killed }

const STARTED_WITHIN_MS = 30_000
const PATIENCE = 6
/** Linux counts the processor's time of a process in ticks of this length (proc_pid_stat(5)). */
const TICKS_PER_SECOND = 100
const WATCHED_EVERY_MS = 20
/** A process that grew is replaced before its next work: what it gave back rarely leaves it. */
const KEPT_SHARE = 0.6

/**
 * Starts a process that runs a module which says `ready`, then answers each message with one.
 * @throws HttpError 503 when it does not start
 */
export async function startChild(script: string, limits: ChildLimits): Promise<ChildProcess> {
  const child = fork(script, [], {
    execArgv: [
      `--max-old-space-size=${limits.heapMb}`,
      '--max-semi-space-size=4',
      '--permission',
      ...(limits.native ? ['--allow-addons'] : []),
      ...limits.reads.map((path) => `--allow-fs-read=${path}`),
    ],
    // The child gets no environment, so that it knows no secret of this process and takes no option of its Node.
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
  return child
}

/**
 * Gives a process one piece of work. @returns its answer, or why it must be killed; it is left running in either case
 * @throws HttpError 503 when this machine is too busy to do the work
 */
export function askChild<Answer>(
  child: ChildProcess,
  input: unknown,
  { residentMb: most, seconds, patience = PATIENCE }: ChildLimits,
): Promise<Outcome<Answer>> {
  const before = usedSeconds(child)
  return new Promise((resolve, reject) => {
    const end = (result: Outcome<Answer> | 'late') => {
      clearTimeout(timer)
      clearInterval(watch)
      child.removeAllListeners('message').removeAllListeners('exit').removeAllListeners('error')
      child.on('error', () => undefined)
      if (result === 'late') reject(unavailable(new Error('the work was not done in time')))
      else resolve(result)
    }
    const late = () => end(before === null ? { killed: 'time' } : 'late')
    const timer = setTimeout(late, seconds * 1000 * (before === null ? 1 : patience))
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

/** Whether it is still small enough to be given other work. */
export function isSmall(child: ChildProcess, limits: ChildLimits): boolean {
  return residentMb(child) < limits.residentMb * KEPT_SHARE
}

/** Lets this process end although the child waits for work. */
export function detach(child: ChildProcess): void {
  child.unref()
  child.channel?.unref()
}

/** Keeps this process running as long as the child works. */
export function attach(child: ChildProcess): void {
  child.ref()
  child.channel?.ref()
}

/** Returns the megabytes that a process holds; 0 once it ended, and where there is no /proc. */
function residentMb(child: ChildProcess): number {
  return heldMb(child, 'VmRSS')
}

/** Returns the megabytes that would be free without this process: the program itself is shared with this one. */
export function ownMb(child: ChildProcess): number {
  return heldMb(child, 'RssAnon')
}

/** Reads a count of proc_pid_status(5). */
function heldMb({ pid }: ChildProcess, name: 'VmRSS' | 'RssAnon'): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

/** Returns the seconds of the processor's time that a process has taken so far; null where there is no /proc. */
function usedSeconds({ pid }: ChildProcess): number | null {
  try {
    // The name comes first and may hold anything, so the fields are counted after it: the 12th and the 13th are wanted.
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
    'Le traitement des fichiers est momentanément indisponible. Réessayez dans quelques minutes.',
    { headers: { 'retry-after': '60' }, cause },
  )
}
