import type { FastifyReply, FastifyRequest } from 'fastify'
import { findSession } from '#src/accounts/sessions/sessions.ts'
import { type EventStream, openEventStream } from '#src/platform/http/event-stream.ts'
import type { Services } from '#src/platform/services.ts'

/** So many browsers of one person can listen in this process; another one ends the oldest stream. */
const MOST = 8

/** Opens streams of news, each for the person and the session that asked for it. */
export class LiveStreams {
  readonly #open = new Map<number, Set<EventStream>>()
  readonly #services: Services

  constructor(services: Services) {
    this.#services = services
  }

  open(request: FastifyRequest, reply: FastifyReply, userId: number) {
    const mine = this.#open.get(userId) ?? new Set<EventStream>()
    this.#open.set(userId, mine)
    if (mine.size >= MOST) [...mine][0]?.end()
    const sessionId = request.session?.id ?? ''
    const forget = this.#services.live.subscribe(userId, async (what) => {
      stream.send(what)
      if (what === 'user' && !(await this.#isOpen(sessionId))) stream.end()
    })
    const stream = openEventStream(request, reply, () => {
      forget()
      mine.delete(stream)
      if (mine.size === 0) this.#open.delete(userId)
    })
    mine.add(stream)
  }

  /** The stream of a session that was ended or replaced is closed; its browser opens another one with its present cookies. */
  async #isOpen(sessionId: string): Promise<boolean> {
    const found = await findSession(this.#services.db, sessionId, this.#services.clock.now()).catch(
      () => undefined,
    )
    return found !== null
  }
}
