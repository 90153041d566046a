const AWAY = new Set([
  ...[
    'ECONNREFUSED',
    'ECONNRESET',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ETIMEDOUT',
    'EPIPE',
  ],
  // These SQLSTATEs say that the server stops, crashed or starts, has too many connections, or that the connection was
  // lost or not made (PostgreSQL, appendix A).
  ...['57P01', '57P02', '57P03', '53300', '08000', '08001', '08003', '08006'],
])
const LOST = /timeout exceeded when trying to connect|timeout expired|Connection terminated|not queryable/
const DEEPEST = 4

/** Whether the database could not be reached; an error that the database answers with is none of these. */
export function isDatabaseAway(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > DEEPEST) return false
  if ('code' in error && AWAY.has(String(error.code))) return true
  return LOST.test(error.message) || isDatabaseAway(error.cause, depth + 1)
}
