import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { isDatabaseAway } from '../database/is-database-away.ts'
import type { Env } from '../env.ts'
import { type FieldErrors, HttpError, notFound, unavailable } from '../errors.ts'
import { type LogStream, logSettings } from '../log.ts'
import { acceptBodies, parseForm } from './bodies.ts'
import { BROTLI_PARAMS } from './brotli.ts'
import { followStreams } from './event-stream.ts'
import { answerUnreadable, sendFailurePage } from './failure-page.ts'
import { isKeyed } from './keyed-calls.ts'
import { ownPath } from './own-path.ts'
import { slimPartHeaders } from './part-headers.ts'
import { endStalledBodies } from './stalled-bodies.ts'
import { endConnectionsOnStop } from './stopping.ts'

const BODY_LIMIT = 512 * 1024
/** No page of the product uses these features of a browser, so every answer switches them off. */
const PERMISSIONS = [
  ...['accelerometer', 'autoplay', 'browsing-topics', 'camera', 'display-capture', 'encrypted-media'],
  ...[
    'geolocation',
    'gyroscope',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'usb',
    'xr-spatial-tracking',
  ],
]
  .map((feature) => `${feature}=()`)
  .join(', ')
const BODY_PATIENCE_MS = 30_000

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route that answers with pages tells its failures as pages too. */
    page?: true
    /** A route that answers everybody alike needs no session, so none is looked up. */
    anonymous?: true
  }
}

/** Tests replace these. */
export interface HttpOptions {
  /** Receives the log's lines rather than the standard output. */
  logs?: LogStream
  /** For how many milliseconds a body may stop coming. */
  bodyPatience?: number
  /** For how many milliseconds it answers what was asked before it stops. */
  stopPatience?: number
}

/** An HTTP server with the wire's manners (errors, bodies, headers, logs) and no route yet. */
export async function createHttpServer(env: Env, options: HttpOptions = {}): Promise<FastifyInstance> {
  const settings = logSettings(env, options.logs)
  const app = Fastify({
    logger: { ...settings, serializers: { ...settings.serializers, req: describeRequest } },
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    rewriteUrl: ({ url }) => ownPath(url ?? '/'),
    routerOptions: {
      querystringParser: (text) => parseForm(text) as Record<string, string>,
      maxParamLength: 300,
    },
    trustProxy: env.TRUSTED_PROXIES ? env.TRUSTED_PROXIES.split(',').map((each) => each.trim()) : false,
    forceCloseConnections: 'idle',
    // What comes through a connection that is still open is answered; the proxy sends everything else to other processes.
    return503OnClosing: false,
    clientErrorHandler: answerUnreadable,
  })
  followStreams(app)
  endConnectionsOnStop(app, options.stopPatience)
  endStalledBodies(app, options.bodyPatience ?? BODY_PATIENCE_MS)
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: notFound().message }))
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'x-request-id': request.id, 'permissions-policy': PERMISSIONS })
  })
  await app.register(helmet, helmetOptions(env))
  const own = corsOptions(env)
  await app.register(cors, {
    delegator: (request, choose) => choose(null, isKeyed(request.url ?? '') ? KEYED_CORS : own),
  })
  slimPartHeaders(app)
  await app.register(cookie)
  await app.register(compress, {
    global: true,
    threshold: 1_024,
    encodings: ['br', 'gzip', 'identity'],
    // What is whole is packed at once: handed to another thread it would be held, with an encoder's memory, until its turn.
    syncThreshold: 64 * 1_024,
    brotliOptions: { params: BROTLI_PARAMS },
  })
  await acceptBodies(app)
  return app
}

const LIMIT_HEADERS = ['Retry-After', 'X-RateLimit-Limit', 'X-RateLimit-Remaining']
const KEYED_CORS = {
  origin: '*',
  methods: ['GET', 'HEAD'],
  allowedHeaders: ['Authorization'],
  exposedHeaders: [...LIMIT_HEADERS, 'X-RateLimit-Reset'],
}

function corsOptions(env: Env) {
  return {
    origin: [new URL(env.APP_URL).origin, ...env.CORS_ORIGINS.split(',').filter(Boolean)],
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: LIMIT_HEADERS,
  }
}

/** Answers run nothing in a browser, but for pages, whose policy is set where they are rendered. */
function helmetOptions(env: Env) {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    frameguard: { action: 'deny' as const },
    hsts: env.https ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
    crossOriginEmbedderPolicy: false,
  }
}

/** The path without its query, tokens and addresses: what was searched and who may do what stay out of the log. */
function describeRequest(request: FastifyRequest) {
  const [path = ''] = request.url.split('?', 1)
  return { method: request.method, path: path.replaceAll(/\/(?:[\w.~%-]{40,}|[^/]*(?:@|%40)[^/]*)/gi, '/…') }
}

function answerError(error: FastifyError | HttpError, request: FastifyRequest, reply: FastifyReply) {
  const { status, headers, ...body } = failureOf(error, request)
  reply.code(status).headers(headers)
  if (status >= 500) reply.header('cache-control', 'no-store')
  // A page that could not be made is told as a page; refusals of pages are rendered by the pages themselves.
  return status >= 500 && request.routeOptions.config.page ? sendFailurePage(reply, status) : reply.send(body)
}

interface Failure {
  status: number
  headers: Record<string, string>
  message: string
  errors?: FieldErrors
  id?: string
}

function failureOf(error: FastifyError | HttpError, request: FastifyRequest): Failure {
  if (error instanceof HttpError) {
    // A full disk is logged, because whoever runs the server has to act.
    if (error.cause) request.log.error({ err: error.cause }, 'request failed')
    const { status, headers, message, errors } = error
    return { status, headers, message, ...(errors && { errors }) }
  }
  const status = error.statusCode ?? 500
  if (status >= 400 && status < 500) return { status, headers: {}, message: plainMessage(status) }
  request.log.error({ err: error }, 'request failed')
  if (isDatabaseAway(error)) return failureOf(unavailable(), request)
  return { status: 500, headers: {}, message: 'Server Error', id: request.id }
}

function plainMessage(status: number): string {
  if (status === 413) return 'La requête est trop volumineuse.'
  if (status === 415) return 'Ce type de contenu n’est pas accepté.'
  if (status === 404) return notFound().message
  return 'La requête n’est pas valide.'
}
