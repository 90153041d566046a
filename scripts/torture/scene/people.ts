import { openSession } from '#src/accounts/sessions/sessions.ts'
import { readEnv } from '#src/platform/env.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { openServices } from '#src/services.ts'
import type { TestServices } from '#test/services.ts'

/** The settings of the servers, and of the process that prepares and checks beside them. */
export const ENV = {
  DATABASE_URL: process.env.DATABASE_URL ?? '',
  DATA_DIR: process.env.DATA_DIR ?? '',
  APP_SECRET: 'c41fe85a97d02b63e8147fb0a5d29c36',
  LOG_LEVEL: 'silent',
  DEMO: '0',
}

const PAGE = /^\/(?!api|health|sanctum)/

/** A person with a browser of its own. */
export interface Person {
  id: number
  email: string
  cookie: string
  token: string
}

export interface Reply {
  /** The status of the answer; 0 when none came. */
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: a part reads replies freely; the contract checks their shape.
  body: any
  ms: number
}

/** Opens what the servers share, to prepare and check it; the clock is the real one. */
export async function openScene(): Promise<{ services: TestServices; close(): Promise<void> }> {
  const { services, close } = await openServices(readEnv(ENV), console.error)
  return { services: services as TestServices, close }
}

export async function signIn(
  services: TestServices,
  user: { id: number; email: string },
  user_agent = 'torture',
): Promise<Person> {
  const opening = { user_id: user.id, visitor: { ip: '127.0.0.1', user_agent }, replaced: null }
  const session = await inTransaction(services, user, (unit) => openSession(unit, opening))
  const { id, email } = user
  return { id, email, cookie: `asafidy_session=${session.id}`, token: session.csrf_token }
}

/** Opens a browser for somebody who has no account yet. */
export async function visit(server: { url: string }): Promise<Person> {
  const answer = await fetch(`${server.url}/sanctum/csrf-cookie`)
  const cookies = answer.headers.getSetCookie().map((each) => each.split(';')[0] ?? '')
  const token = cookies.find((each) => each.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? ''
  return { id: 0, email: '', cookie: cookies.join('; '), token: decodeURIComponent(token) }
}

/** Makes one call, and gives up after a minute. */
export async function ask(
  server: { url: string },
  person: Person | null,
  [method, path]: [string, string],
  body?: FormData | object,
): Promise<Reply> {
  const isForm = body instanceof FormData
  const begun = performance.now()
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers: {
      accept: PAGE.test(path) && method === 'GET' ? 'text/html' : 'application/json',
      ...(person && { cookie: person.cookie, 'x-xsrf-token': person.token }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(60_000),
  }).catch(() => null)
  const text = await answer?.text().catch(() => null)
  const ms = performance.now() - begun
  if (!answer || text === null || text === undefined) return { status: 0, body: null, ms }
  const isJson = answer.headers.get('content-type')?.includes('json')
  return { status: answer.status, body: isJson ? JSON.parse(text) : text, ms }
}

/** Does `work` with each item, `atOnce` at the same time. */
export async function eachOf<T>(items: Iterable<T>, atOnce: number, work: (item: T) => Promise<void>) {
  const iterator = items[Symbol.iterator]()
  const one = async () => {
    for (let next = iterator.next(); !next.done; next = iterator.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: atOnce }, one))
}
