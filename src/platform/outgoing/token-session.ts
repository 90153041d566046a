import { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Reply } from './requests.ts'

/** The lifetime in seconds is a number or its text. One that cannot be read is taken for short. */
const tokenAnswer = z.object({
  access_token: z.string().min(1),
  expires_in: z.coerce.number().positive().catch(60),
})

interface Token {
  text: string
  /** From this moment, in milliseconds, another is asked for. */
  until: number
}

type TokenReply = { kind: 'token'; token: Token } | Extract<Reply, { kind: 'unsent' }>

/** A token ends so long before the other server's own end of it, that no request begins with one and arrives without. */
const MARGIN_SECONDS = 60

/** Sends requests that a token of the other server proves. */
export type Session = (build: (token: string) => Promise<Reply>) => Promise<Reply>

/**
 * Opens a session that keeps its token until shortly before its end. A 401 says that nothing was done, so the request is
 * then sent once more with a new token; refused again, or without any token, it counts as never sent.
 */
export function openSession(clock: Clock, requestToken: () => Promise<Reply>): Session {
  let kept: Token | null = null
  let asking: Promise<TokenReply> | null = null
  // It is kept before others may ask for one again: between the two, a request would ask for a second one.
  const keepToken = async (): Promise<TokenReply> => {
    const answer = await askToken(clock, requestToken)
    if (answer.kind === 'token') kept = answer.token
    return answer
  }
  const readToken = async (): Promise<TokenReply> => {
    if (kept && clock.now().getTime() < kept.until) return { kind: 'token', token: kept }
    // Requests that come together wait for one token.
    asking ??= keepToken().finally(() => {
      asking = null
    })
    return asking
  }
  return async (build) => {
    for (const attempt of ['first', 'last']) {
      const answer = await readToken()
      if (answer.kind === 'unsent') return answer
      const reply = await build(answer.token.text)
      if (reply.kind !== 'answered' || reply.status !== 401) return reply
      if (kept === answer.token) kept = null
      if (attempt === 'last') break
    }
    return { kind: 'unsent', code: 'HTTP_401', retry_after: null }
  }
}

async function askToken(clock: Clock, requestToken: () => Promise<Reply>): Promise<TokenReply> {
  const asked = clock.now().getTime()
  const reply = await requestToken()
  if (reply.kind !== 'answered') return { kind: 'unsent', code: `TOKEN_${reply.code}`, retry_after: null }
  const { data } = tokenAnswer.safeParse(reply.body)
  if (reply.status !== 200 || !data)
    return { kind: 'unsent', code: `TOKEN_HTTP_${reply.status}`, retry_after: reply.retry_after }
  const margin = Math.min(MARGIN_SECONDS, data.expires_in / 4)
  return {
    kind: 'token',
    token: { text: data.access_token, until: asked + (data.expires_in - margin) * 1000 },
  }
}
