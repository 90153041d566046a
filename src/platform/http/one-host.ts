import type { FastifyInstance } from 'fastify'
import { notFound } from '../errors.ts'

/**
 * Answers 404 to whoever asks under a name that is not this site's, whatever address leads here.
 * @param isOurs is given the request's host, as `admin.example.mg:3001`
 */
export function answerHosts(app: FastifyInstance, isOurs: (host: string) => boolean) {
  app.addHook('onRequest', async (request) => {
    if (!request.routeOptions.config.anonymous && !isOurs(request.host)) throw notFound()
  })
}
