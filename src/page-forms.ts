import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import qs from 'qs'
import { answerPersonal } from './page-answers.ts'
import type { Services } from './platform/services.ts'
import type { RefusedForm } from './shared/page-context.ts'

/** Calls that a page's form can make by itself, before scripts come or without any, and the page of that form. */
const FORMS: Record<string, string> = { '/login': '/login', '/two-factor-challenge': '/login' }
/** What is given back of a refused form; a password and a code are written anew. */
const KEPT = ['email']
const BODY_LIMIT = 16 * 1024

type Fields = Record<string, unknown>

/** `POST /formulaires/login` makes the call `/login` of what a form holds, and answers with a page. */
export function mountPageForms(app: FastifyInstance, services: Services): void {
  for (const [call, page] of Object.entries(FORMS))
    app.post(
      `/formulaires${call}`,
      { schema: { hide: true } as object, config: { page: true }, bodyLimit: BODY_LIMIT },
      (request, reply) => answerForm(services, { call, page }, request, reply),
    )
}

async function answerForm(
  services: Services,
  { call, page }: { call: string; page: string },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  reply.header('cache-control', 'no-store')
  const search = request.url.slice(`/formulaires${call}`.length)
  const back = new URL(page + search, services.env.APP_URL)
  const fields = (request.body ?? {}) as Fields
  // A form of another site signs nobody in: it is answered with ours, empty.
  if (!isOurs(request, back.origin)) return reply.redirect(back.pathname + back.search, 303)
  const visitor = new Visitor(request)
  await visitor.ask('GET', '/sanctum/csrf-cookie')
  const { status, body } = await visitor.ask('POST', call, fields)
  reply.header('set-cookie', visitor.given)
  // Signed in, the page leads on to where the person was going; else it asks for the code.
  if (status < 400) return reply.redirect(back.pathname + back.search, 303)
  const refused = { values: keptOf(fields), message: messageOf(body) }
  const { cookie } = visitor
  return answerPersonal(services, request, reply, { asked: new Request(back), status, cookie, refused })
}

/** A browser says where a form comes from, and no page can make it say otherwise. */
function isOurs({ headers }: FastifyRequest, ours: string): boolean {
  const from = headers.origin ?? headers.referer
  return URL.canParse(from ?? '') && new URL(from ?? '').origin === ours
}

/** Who sent the form, with the cookies that they are given on the way. */
class Visitor {
  readonly #request: FastifyRequest
  readonly #jar: Map<string, string>
  readonly #given = new Map<string, string>()

  constructor(request: FastifyRequest) {
    this.#request = request
    this.#jar = new Map(Object.entries(request.cookies).map(([name, value]) => [name, value ?? '']))
  }

  /** As `Set-Cookie` headers. */
  get given(): string[] {
    return [...this.#given.values()]
  }

  get cookie(): string {
    return [...this.#jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
  }

  async ask(method: 'GET' | 'POST', url: string, fields?: Fields) {
    const { server, headers, ip, host } = this.#request
    const answer = await server.inject({
      ...{ method, url, remoteAddress: ip },
      headers: {
        ...{ host, accept: 'application/json', cookie: this.cookie },
        'user-agent': headers['user-agent'] ?? '',
        ...(fields && { 'content-type': 'application/x-www-form-urlencoded' }),
        'x-xsrf-token': this.#jar.get('XSRF-TOKEN') ?? '',
      },
      ...(fields && { payload: qs.stringify(fields) }),
    })
    for (const { name, value } of answer.cookies) this.#jar.set(name, value)
    for (const line of [answer.headers['set-cookie'] ?? []].flat())
      this.#given.set(line.slice(0, line.indexOf('=')), line)
    return { status: answer.statusCode, body: answer.body ? (answer.json() as Fields) : {} }
  }
}

function keptOf(fields: Fields): RefusedForm['values'] {
  return Object.fromEntries(
    KEPT.flatMap((name) => (typeof fields[name] === 'string' ? [[name, fields[name]]] : [])),
  )
}

/** Of its fields where there are some, else of the refusal itself. */
function messageOf({ message, errors }: Fields): string {
  const told = Object.values((errors ?? {}) as Record<string, string[]>).flat()
  return told.length > 0 ? told.join(' ') : String(message)
}
