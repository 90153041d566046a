import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { InjectOptions } from 'fastify'
import type { TestServices } from './services.ts'

type Body = Record<string, unknown> | FormData | undefined

/** An answer, with its JSON parsed. */
export interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests read replies freely; the contract checks their shape.
  body: any
  headers: Record<string, string | string[] | number | undefined>
  bytes: Buffer
  /** The parts of an answer that has no end, as they come. */
  stream: Readable
}

/** A client that keeps cookies and sends the anti-forgery header, as a browser with axios does. */
export class Browser {
  readonly cookies = new Map<string, string>()
  readonly #services: TestServices
  readonly #ip: string

  constructor(services: TestServices, ip = '127.0.0.1') {
    this.#services = services
    this.#ip = ip
  }

  get #token() {
    return this.cookies.get('XSRF-TOKEN') ?? this.cookies.get('ADMIN-XSRF-TOKEN')
  }

  get(url: string, headers: Record<string, string> = {}) {
    return this.send('GET', url, undefined, headers)
  }

  async post(url: string, body?: Body, headers: Record<string, string> = {}) {
    return this.#unsafe('POST', url, body, headers)
  }

  put(url: string, body?: Body) {
    return this.#unsafe('PUT', url, body)
  }

  delete(url: string, body?: Body) {
    return this.#unsafe('DELETE', url, body)
  }

  async #unsafe(
    method: 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: Body,
    headers: Record<string, string> = {},
  ) {
    if (!this.#token) await this.get('/sanctum/csrf-cookie')
    const token = this.#token ?? ''
    return this.send(method, url, body, { 'x-xsrf-token': token, ...headers })
  }

  async send(
    method: InjectOptions['method'],
    url: string,
    body?: Body,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const encoded = await encode(body)
    const response = await this.#services.app.inject({
      method: method ?? 'GET',
      url,
      remoteAddress: this.#ip,
      cookies: Object.fromEntries(this.cookies),
      headers: { accept: 'application/json', ...encoded.headers, ...headers },
      ...(encoded.payload === undefined ? {} : { payload: encoded.payload }),
      payloadAsStream: true,
    })
    for (const cookie of response.cookies) {
      if (cookie.value === '' || cookie.maxAge === 0) this.cookies.delete(cookie.name)
      else this.cookies.set(cookie.name, cookie.value)
    }
    const type = String(response.headers['content-type'] ?? '')
    const stream = response.stream()
    // A stream of events has no end to wait for.
    const bytes = type.startsWith('text/event-stream') ? Buffer.alloc(0) : await buffer(stream)
    const text = bytes.toString()
    return {
      status: response.statusCode,
      body: text && type.includes('json') ? JSON.parse(text) : text,
      headers: response.headers,
      bytes,
      stream,
    }
  }
}

async function encode(body: Body): Promise<{ payload?: Buffer | string; headers: Record<string, string> }> {
  if (body === undefined) return { headers: {} }
  if (!(body instanceof FormData))
    return { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  const request = new Request('http://localhost/', { method: 'POST', body })
  return {
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  }
}
