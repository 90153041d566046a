import { DrizzleQueryError } from 'drizzle-orm'
import type { Env } from './env.ts'

/** An error as it may stand in a log, without any value that a person gave. */
type LoggedError = {
  type: string
  /** PostgreSQL's SQLSTATE, or the system's, such as `ECONNREFUSED`. */
  code?: string
  /** The message is empty for errors of the database, which repeat values. */
  message: string
  /** The SQL with `$1` in the place of values. */
  statement?: string
  /** What the database names of its own: table, column, constraint. */
  table?: string
  column?: string
  constraint?: string
  /** The stack without its first line, which repeats the message. */
  stack: string
  cause?: LoggedError
}

/** Tests give one of these, to read the lines instead of the standard output. */
export interface LogStream {
  write(line: string): void
}

const LEVELS = { fatal: 60, error: 50, warn: 40, info: 30 } as const
const SQLSTATE = /^[0-9A-Z]{5}$/
const DEEPEST = 4

/** Returns Fastify's settings for the log of the requests. */
export function logSettings(env: Env, stream?: LogStream) {
  return { level: env.LOG_LEVEL, serializers: { err: describeError }, ...(stream && { stream }) }
}

/** Writes a line beside the requests, in their form. */
export function writeLog(level: keyof typeof LEVELS, msg: string, fields: Record<string, unknown> = {}) {
  const err = 'err' in fields ? { err: describeError(fields.err) } : {}
  console.log(JSON.stringify({ level: LEVELS[level], time: Date.now(), ...fields, ...err, msg }))
}

/** Ends the process after an error that nobody caught; Node itself would print its values. */
export function logCrashes() {
  process.on('uncaughtException', (error) => {
    writeLog('fatal', 'the process ends', { err: error })
    process.exit(1)
  })
}

/**
 * What may be logged of an error. The database repeats values in its messages and details, and Drizzle lists the
 * parameters, so of theirs only codes and names are kept; addresses are left out of all others.
 */
export function describeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const message = isOfDatabase(error) || error instanceof SyntaxError ? '' : masked(error.message)
  const described: LoggedError = {
    type: error.constructor.name,
    ...namesOf(error),
    message,
    stack: callsOf(error),
  }
  if (error instanceof DrizzleQueryError) described.statement = error.query
  if (error.cause && depth < DEEPEST) described.cause = describeError(error.cause, depth + 1)
  return described
}

function isOfDatabase(error: Error): boolean {
  if (error instanceof DrizzleQueryError || 'severity' in error) return true
  return 'code' in error && SQLSTATE.test(String(error.code))
}

function namesOf(error: Error): Partial<LoggedError> {
  const names = ['code', 'table', 'column', 'constraint'] as const
  const given = error as Partial<Record<(typeof names)[number], unknown>>
  return Object.fromEntries(
    names.flatMap((name) => (typeof given[name] === 'string' ? [[name, given[name]]] : [])),
  )
}

/** Returns the calls of a stack, which begins with the message. */
function callsOf({ stack = '', message }: Error): string {
  const from = stack.indexOf(message)
  const calls = from < 0 ? null : stack.slice(from + message.length).match(/^ +at .*$/gm)
  return calls?.join('\n') ?? ''
}

function masked(message: string): string {
  return message.replaceAll(/[^\s<>"',;:()]+@[^\s<>"',;:()]+/g, '…@…')
}
