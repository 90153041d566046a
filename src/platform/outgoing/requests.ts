/** What came of a request. Nothing of it repeats the request, which carries secrets and numbers of people. */
export type Reply =
  | { kind: 'answered'; status: number; body: unknown; retry_after: number | null }
  /** The request surely never reached who could have acted on it. */
  | { kind: 'unsent'; code: string; retry_after: number | null }
  /** The request may have been acted on, but no answer came. */
  | { kind: 'lost'; code: string }

export interface OutgoingRequest {
  method: 'GET' | 'POST'
  url: string
  headers: Record<string, string>
  body?: string
  timeout_ms: number
}

/** The answers that are read here take some hundred bytes. */
const MOST_BYTES = 64 * 1024
const LONGEST_WAIT_SECONDS = 3_600
/** A connection or its encryption failed, before which no request is sent. */
const UNSENT =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|UND_ERR_CONNECT_TIMEOUT|CERT_\w+|ERR_TLS_\w+|DEPTH_ZERO_\w+|SELF_SIGNED_\w+|UNABLE_TO_\w+)$/

/** Sends a request and reads its answer as JSON; `body` is null for an answer that is none. Never throws. */
export async function sendRequest({
  method,
  url,
  headers,
  body,
  timeout_ms,
}: OutgoingRequest): Promise<Reply> {
  try {
    const signal = AbortSignal.timeout(timeout_ms)
    // A redirection would carry the request, and what it proves itself by, to another host.
    const response = await fetch(url, { method, headers, body: body ?? null, signal, redirect: 'manual' })
    const text = await readBounded(response)
    if (text === null) return { kind: 'lost', code: 'TOO_LARGE' }
    const retry_after = readRetryAfter(response.headers.get('retry-after'))
    return { kind: 'answered', status: response.status, body: parseJson(text), retry_after }
  } catch (error) {
    const code = codeOf(error)
    return UNSENT.test(code) ? { kind: 'unsent', code, retry_after: null } : { kind: 'lost', code }
  }
}

async function readBounded({ body }: Response): Promise<string | null> {
  if (!body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > MOST_BYTES) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function readRetryAfter(header: string | null): number | null {
  if (header === null) return null
  const seconds = Number(header)
  if (!Number.isFinite(seconds) || seconds <= 0) return null
  return Math.min(Math.ceil(seconds), LONGEST_WAIT_SECONDS)
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'FAILED'
  if (error.name === 'TimeoutError') return 'TIMEOUT'
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'FAILED'
}
