import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'

const QUIET = { logLevel: 'warn', config: { anonymous: true } } as const

/**
 * `/health/live` answers as long as the process does; `/health/ready` only while it also reaches its database and is not
 * stopping, and 503 otherwise.
 */
export function mountHealth(app: FastifyInstance, services: Services) {
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
  })
  app.get('/health/live', QUIET, async () => ({ status: 'ok' }))
  app.get('/health/ready', QUIET, async (_request, reply) => {
    if (stopping) return reply.code(503).send({ status: 'stopping' })
    try {
      await services.db.execute(sql`SELECT 1`)
      return { status: 'ok' }
    } catch {
      return reply.code(503).send({ status: 'database unreachable' })
    }
  })
}
