import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { cleanInput } from '#src/shared/clean-input.ts'
import { dayAt } from '#src/shared/dates.ts'
import {
  type AnswerOf,
  type AnyEndpoint,
  type BodyOf,
  type Method,
  type ParamsOf,
  type QueryOf,
  type Status,
  statusesOf,
} from '#src/shared/endpoint.ts'
import type { Clock } from '../clock.ts'
import { HttpError } from '../errors.ts'
import { bodyLimit, readMultipart } from './bodies.ts'
import { bodySchemas, parse, parseParams } from './validation.ts'

/** Lets a request through, or throws an `HttpError`; it runs before the body is read. */
export type Gate = (request: FastifyRequest) => void | Promise<void>

/** The gate of a public endpoint. */
export const anyone: Gate = () => undefined

/** What a handler is given. */
export interface Call<E extends AnyEndpoint> {
  params: ParamsOf<E>
  query: QueryOf<E>
  /**
   * The body is validated when a handler reads it, so that a refusal before that, as 409, comes before the 422 of its
   * fields.
   */
  readonly body: BodyOf<E>
  request: FastifyRequest
  reply: FastifyReply
}

type Handler<E extends AnyEndpoint> = (call: Call<E>) => Promise<AnswerOf<E>>

/** What a handler says where a success can have several statuses: which it is, and its reply (204 has none). */
export function answer(status: 204): { status: 204 }
export function answer<S extends Status, Reply>(status: S, reply: Reply): { status: S; reply: Reply }
export function answer(status: Status, reply?: unknown): { status: Status; reply?: unknown } {
  return { status, reply }
}

interface Entry {
  endpoint: AnyEndpoint
  gate: Gate
  handle: (call: Call<AnyEndpoint>) => Promise<unknown>
  bodyOn: (today: string) => z.ZodType | undefined
}

const OVERRIDABLE = new Set(['PUT', 'PATCH', 'DELETE'])
const ALL: Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Checks the anti-forgery token of an unsafe request; `body` is given once it has been read. */
export type ForgeryCheck = (
  request: FastifyRequest,
  reply: FastifyReply,
  body: unknown | undefined,
) => Promise<'ok' | 'need-body'>

/** Collects the endpoints of every domain, then mounts them: one path, its methods, 405 for the others. */
export class Endpoints {
  readonly #paths = new Map<string, Map<Method, Entry>>()

  /** Adds one endpoint with its gate and the call of its verb. */
  on<E extends AnyEndpoint>(endpoint: E, gate: Gate, handle: Handler<E>): void {
    const methods = this.#paths.get(endpoint.path) ?? new Map<Method, Entry>()
    if (methods.has(endpoint.method)) throw new Error(`${endpoint.method} ${endpoint.path} is declared twice`)
    methods.set(endpoint.method, {
      endpoint,
      gate,
      handle: handle as unknown as Entry['handle'],
      bodyOn: bodySchemas(endpoint),
    })
    this.#paths.set(endpoint.path, methods)
  }

  /** Every endpoint, for the API documentation and the table of roles and routes. */
  all(): AnyEndpoint[] {
    return [...this.#paths.values()].flatMap((methods) =>
      [...methods.values()].map((entry) => entry.endpoint),
    )
  }

  /**
   * @param clock gives the day to the schemas that depend on it
   * @param refuseChanges throws while people may only read, and is asked before each change
   */
  mount(
    app: FastifyInstance,
    clock: Clock,
    forgery: ForgeryCheck,
    refuseChanges?: () => Promise<void>,
  ): void {
    for (const [path, methods] of this.#paths)
      mountPath(app, path, methods, { clock, forgery: forgeryOf(methods, forgery), refuseChanges })
  }
}

/**
 * The token is left out only where every method of the address proves itself, because a POST can name another method.
 */
function forgeryOf(methods: Map<Method, Entry>, forgery: ForgeryCheck): ForgeryCheck {
  const unsafe = [...methods].filter(([method]) => method !== 'GET').map(([, entry]) => entry.endpoint)
  return unsafe.length > 0 && unsafe.every((each) => each.provenByAddress) ? async () => 'ok' : forgery
}

interface Mounting {
  clock: Clock
  forgery: ForgeryCheck
  refuseChanges: (() => Promise<void>) | undefined
}

function mountPath(
  app: FastifyInstance,
  path: string,
  methods: Map<Method, Entry>,
  { clock, forgery, refuseChanges }: Mounting,
) {
  const accepted = ALL.filter(
    (method) =>
      methods.has(method) || (method === 'POST' && [...methods.keys()].some((each) => OVERRIDABLE.has(each))),
  )
  app.route({
    method: accepted,
    url: path,
    bodyLimit: bodyLimit(filesOf([...methods.values()])),
    preParsing: async (request, reply) => {
      // An answer is for this person at this moment; a handler whose answer may be kept sets the header itself.
      reply.header('cache-control', 'no-store')
      const entries = candidates(request, methods)
      if (!isSafe(request) && entries.some(({ endpoint }) => !endpoint.duringMaintenance))
        await refuseChanges?.()
      return beforeBody(request, reply, entries, forgery)
    },
    handler: async (request, reply) => {
      const input = await readInput(request, candidates(request, methods))
      if (!isSafe(request) && (await forgery(request, reply, input)) !== 'ok') throw forged()
      const entry = chosen(request, input, methods)
      await entry.gate(request)
      return run(entry, request, reply, input, dayAt(clock.now()))
    },
  })
  // `/login` is a call and a page, so a method that the call does not take is left to the pages.
  const isPagePath = !/^\/(api|sanctum)\//.test(path)
  const refused = ALL.filter((method) => !accepted.includes(method) && !(isPagePath && method === 'GET'))
  if (refused.length === 0) return
  const allow = accepted.includes('GET') ? [...accepted, 'HEAD'] : accepted
  const refuse = async () => {
    throw new HttpError(405, 'Cette méthode n’est pas acceptée ici.', {
      headers: { allow: allow.join(', ') },
    })
  }
  app.route({ method: refused, url: path, preParsing: refuse, handler: refuse })
}

/** HEAD is GET without the body, which the server leaves out by itself. */
function isSafe({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** Laravel answers a wrong anti-forgery token with 419, and its clients expect that. */
export function forged(): HttpError {
  return new HttpError(419, 'CSRF token mismatch.')
}

function overrideOf(request: FastifyRequest): string | undefined {
  if (request.method !== 'POST') return undefined
  const header = request.headers['x-http-method-override']
  const query = (request.query as Record<string, unknown> | undefined)?._method
  const value = typeof header === 'string' ? header : typeof query === 'string' ? query : undefined
  return value?.toUpperCase()
}

/** Returns the methods that the request may turn out to be: a POST can name another one in its body. */
function candidates(request: FastifyRequest, methods: Map<Method, Entry>): Entry[] {
  const method = request.method === 'HEAD' ? 'GET' : request.method
  if (method !== 'POST') return [...methods].filter(([name]) => name === method).map(([, entry]) => entry)
  const override = overrideOf(request)
  if (override && OVERRIDABLE.has(override)) {
    return [...methods].filter(([name]) => name === override).map(([, entry]) => entry)
  }
  return [...methods].filter(([name]) => name === 'POST' || OVERRIDABLE.has(name)).map(([, entry]) => entry)
}

/** Forgery first, then who is asking, and only then the first byte of the body. */
async function beforeBody(
  request: FastifyRequest,
  reply: FastifyReply,
  entries: Entry[],
  forgery: ForgeryCheck,
) {
  const verdict = isSafe(request) ? 'ok' : await forgery(request, reply, undefined)
  let refusal: unknown
  for (const entry of entries) {
    try {
      await entry.gate(request)
      return
    } catch (error) {
      refusal ??= error
    }
  }
  // The body may hold the token, but it is not read for somebody who is refused anyway: the request counts as forged.
  if (refusal) throw verdict === 'need-body' ? forged() : refusal
}

function filesOf(entries: Entry[]): Record<string, { maxBytes: number }> {
  return Object.assign({}, ...entries.map((entry) => entry.endpoint.files ?? {}))
}

async function readInput(request: FastifyRequest, entries: Entry[]): Promise<Record<string, unknown>> {
  const raw = request.isMultipart() ? await readMultipart(request, filesOf(entries)) : (request.body ?? {})
  const input = cleanInput(raw)
  return input !== null && typeof input === 'object' && !Array.isArray(input)
    ? (input as Record<string, unknown>)
    : {}
}

function chosen(request: FastifyRequest, input: Record<string, unknown>, methods: Map<Method, Entry>): Entry {
  const method = request.method === 'HEAD' ? 'GET' : (request.method as Method)
  const named = method === 'POST' ? (overrideOf(request) ?? String(input._method ?? '').toUpperCase()) : ''
  const entry = methods.get(OVERRIDABLE.has(named) ? (named as Method) : method)
  if (!entry) {
    throw new HttpError(405, 'Cette méthode n’est pas acceptée ici.', {
      headers: { allow: [...methods.keys()].join(', ') },
    })
  }
  return entry
}

async function run(
  entry: Entry,
  request: FastifyRequest,
  reply: FastifyReply,
  input: Record<string, unknown>,
  today: string,
) {
  const { endpoint } = entry
  const result = await entry.handle({
    params: parseParams(endpoint, request.params),
    query: parse(endpoint.query, cleanInput(request.query)),
    get body() {
      return parse(entry.bodyOn(today), input)
    },
    request,
    reply,
  } as unknown as Call<AnyEndpoint>)
  if (reply.sent || result === reply) return reply
  const { status, sent } = answerOf(endpoint, result)
  reply.code(status)
  return endpoint.reply && status !== 204 ? endpoint.reply.parse(sent) : reply.send()
}

function answerOf(endpoint: AnyEndpoint, result: unknown): { status: Status; sent: unknown } {
  const [status = 200, ...others] = statusesOf(endpoint)
  if (others.length === 0) return { status, sent: result }
  const decided = result as { status: Status; reply?: unknown }
  return { status: decided.status, sent: decided.reply }
}
