import { waitWords } from '#src/shared/durations.ts'
import { plural } from '#src/shared/phrases.ts'

/** Messages per field of the request, dots between nested names: `answers.0.text`. */
export type FieldErrors = Record<string, string[]>

/** A failure that has an answer of its own on the wire; anything else is a 500. */
export class HttpError extends Error {
  readonly status: number
  readonly errors: FieldErrors | undefined
  readonly headers: Record<string, string>

  constructor(
    status: number,
    message: string,
    options: { errors?: FieldErrors; headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause })
    this.status = status
    this.errors = options.errors
    this.headers = options.headers ?? {}
  }
}

/** Returns a 404, which also stands for a row whose existence the actor may not know of. */
export function notFound(message = 'Cette page ou cet élément n’existe pas.'): HttpError {
  return new HttpError(404, message)
}

/** Returns a 401 in the words that a Laravel client expects. */
export function unauthenticated(): HttpError {
  return new HttpError(401, 'Unauthenticated.')
}

/** Returns a 403 with its reason, which the person is shown. */
export function forbidden(message = 'Vous n’avez pas le droit de faire cette action.'): HttpError {
  return new HttpError(403, message)
}

/** Returns a 409, for a row that changed meanwhile or an action that no longer applies. */
export function conflict(message: string): HttpError {
  return new HttpError(409, message)
}

/** Returns a 422 with messages per field; its own message is the first of them and the count of the others. */
export function invalid(errors: FieldErrors): HttpError {
  const all = Object.values(errors).flat()
  const others = all.length - 1
  const suffix = others > 0 ? ` (et ${others} ${plural(others, 'autre erreur', 'autres erreurs')})` : ''
  return new HttpError(422, `${all[0] ?? 'Les données envoyées ne sont pas valides.'}${suffix}`, { errors })
}

/**
 * Reads the fields of a form one after the other and refuses all that are wrong at once, so that each has its message.
 * @throws HttpError 422 with the messages of every reading that threw one; any other error of a reading as it is
 */
export function readTogether<const Readings extends readonly (() => unknown)[]>(
  ...readings: Readings
): { -readonly [At in keyof Readings]: ReturnType<Readings[At]> } {
  const errors: FieldErrors = {}
  const values = readings.map((read) => {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof HttpError && error.status === 422 && error.errors)) throw error
      return Object.assign(errors, error.errors)
    }
  })
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return values as { -readonly [At in keyof Readings]: ReturnType<Readings[At]> }
}

/** Returns a 503, for an answer that needs something which is away for now; nothing was changed. */
export function unavailable(): HttpError {
  return new HttpError(503, 'Service momentanément indisponible. Réessayez dans un instant.', {
    headers: { 'retry-after': '5' },
  })
}

/** Returns a 429 with the seconds to wait and the limit that was reached. */
export function tooMany(seconds: number, limit: number, errors?: FieldErrors): HttpError {
  const wait = Math.max(1, Math.ceil(seconds))
  const message = `Trop de tentatives. Veuillez réessayer dans ${waitWords(wait)}.`
  return new HttpError(429, message, {
    headers: {
      'retry-after': String(wait),
      'x-ratelimit-limit': String(limit),
      'x-ratelimit-remaining': '0',
    },
    ...(errors ? { errors } : {}),
  })
}

/** Returns a 503, for when too much is asked at once: asking again in a second or so may do. */
export function overloaded(): HttpError {
  return new HttpError(
    503,
    'Le site est très demandé en ce moment. Veuillez réessayer dans quelques secondes.',
    {
      headers: { 'retry-after': '1' },
    },
  )
}
