import type { FastifyRequest } from 'fastify'
import qs from 'qs'
import { askItself } from './platform/http/inner-calls.ts'

export type Fields = Record<string, unknown>

/** The sender of a form, with the cookies that the calls made for it have set. */
export class Visitor {
  readonly #request: FastifyRequest
  readonly #jar: Map<string, string>
  readonly #given = new Map<string, string>()

  constructor(request: FastifyRequest) {
    this.#request = request
    this.#jar = new Map(Object.entries(request.cookies).map(([name, value]) => [name, value ?? '']))
  }

  /** The new cookies as `Set-Cookie` headers. */
  get given(): string[] {
    return [...this.#given.values()]
  }

  get cookie(): string {
    return [...this.#jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
  }

  get cookieNames(): string[] {
    return [...this.#jar.keys()]
  }

  cookieOf(name: string): string | undefined {
    return this.#jar.get(name)
  }

  /** Makes a call that changes something, with the anti-forgery token that it needs. */
  async post(url: string, fields: Fields) {
    await this.#ask('GET', '/sanctum/csrf-cookie')
    return this.#ask('POST', url, fields)
  }

  async #ask(method: 'GET' | 'POST', url: string, fields?: Fields) {
    const { server, headers, ip, host } = this.#request
    const answer = await askItself(server, {
      method,
      url,
      remoteAddress: ip,
      headers: {
        host,
        accept: 'application/json',
        cookie: this.cookie,
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
