import type { FastifyInstance } from 'fastify'
import inject, { type InjectOptions, type Response } from 'light-my-request'

/**
 * Asks the server something from inside, as its own `inject` does, and also while it stops: a page that was begun is
 * rendered to its end.
 */
export function askItself(server: FastifyInstance, call: InjectOptions): Promise<Response> {
  return inject(server.routing, call)
}
