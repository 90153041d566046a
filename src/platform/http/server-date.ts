import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'

/** Each answer says the moment of this site's clock (RFC 9110, 6.6.1), by which pages tell what has passed and what is left. */
export function tellServerDate(app: FastifyInstance, clock: Clock): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('date', clock.now().toUTCString())
  })
}
