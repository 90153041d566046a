import type { AnyEndpoint, InputOf, ReplyOf, RouteOf } from '#src/shared/endpoint.ts'
import type { Answer, SendOptions } from './sending.ts'
import { send } from './transport.ts'

/** The API refused a call, or the network failed (status 0). */
export class ApiError extends Error {
  readonly status: number
  /** The messages of each field, which only a 422 has. */
  readonly errors: Record<string, string[]> | undefined

  constructor(status: number, message: string, errors?: Record<string, string[]>) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.errors = errors
  }
}

/**
 * Calls an endpoint of the API: `call<typeof listOffers>('GET /api/offers', { query })`. The contract is named as a
 * type only, so that its schemas stay out of the browser. Rejects with an ApiError.
 */
export function call<E extends AnyEndpoint>(
  route: RouteOf<E>,
  input: Partial<InputOf<E>> & SendOptions = {},
): Promise<ReplyOf<E>> {
  const { params, query, body, ...options } = input as {
    params?: Record<string, unknown>
    query?: Record<string, unknown>
    body?: unknown
  } & SendOptions
  const [method = 'GET', path = '/'] = route.split(' ')
  return request(method, addressOf(path, params) + queryOf(query), { body, ...options })
}

/** Calls an address that no contract declares to the pages. Rejects with an ApiError. */
async function request<Reply = unknown>(
  method: string,
  url: string,
  { body, ...options }: SendOptions & { body?: unknown } = {},
): Promise<Reply> {
  const answer = await send({ method, url, body, ...options })
  if (answer.status >= 200 && answer.status < 300) return answer.body as Reply
  throw errorOf(answer)
}

function addressOf(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))
}

function queryOf(query: Record<string, unknown> = {}): string {
  const written = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    for (const one of [value].flat()) {
      if (one === undefined || one === null || one === '') continue
      written.append(key, typeof one === 'boolean' ? (one ? '1' : '0') : String(one))
    }
  }
  const text = written.toString()
  return text && `?${text}`
}

/** Messages come as a text, as a list or by field, so the first text is looked for at any depth. */
function firstTextOf(errors: unknown): string | undefined {
  if (typeof errors === 'string') return errors
  if (typeof errors !== 'object' || errors === null) return undefined
  return Object.values(errors).map(firstTextOf).find(Boolean)
}

/** A fault of the server is told in these words, because its own would not help a visitor. */
export const WENT_WRONG = 'Une erreur est survenue. Veuillez réessayer plus tard.'

/** The wire keeps the English messages of Laravel for these statuses, so the pages say them in French. */
const ENGLISH: Record<number, string> = {
  401: 'Votre session est terminée. Reconnectez-vous pour continuer.',
  419: 'Cette page est restée ouverte trop longtemps. Rechargez-la, puis réessayez.',
  500: WENT_WRONG,
}

function errorOf({ status, statusText, body }: Answer): ApiError {
  const said = body && typeof body === 'object' ? (body as { message?: unknown; errors?: unknown }) : {}
  const fields = said.errors && typeof said.errors === 'object' ? said.errors : undefined
  const message =
    (status === 400 && firstTextOf(said.errors)) ||
    ENGLISH[status] ||
    (typeof said.message === 'string' && said.message) ||
    // A proxy's own words are English: only what the browser could not reach is told in ours.
    (status === 0 && statusText) ||
    WENT_WRONG
  return new ApiError(status, message, status === 422 ? (fields as Record<string, string[]>) : undefined)
}
