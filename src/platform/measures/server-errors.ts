import type { FastifyInstance } from 'fastify'
import { SECOND } from '#src/shared/durations.ts'
import { writeLog } from '../log.ts'
import type { Services } from '../services.ts'
import { addToCount } from './measures.ts'

/** Failures of one moment are written together. */
const WRITTEN_AFTER = 2 * SECOND

/**
 * Counts the answers that tell of a failure of the server itself. A 503 is left out: it says that something else is away
 * or too busy, and what is away may be the database that counts.
 */
export function countServerErrors(app: FastifyInstance, { db, clock }: Pick<Services, 'db' | 'clock'>) {
  let counted = 0
  let timer: NodeJS.Timeout | undefined
  const write = async () => {
    clearTimeout(timer)
    timer = undefined
    const value = counted
    counted = 0
    if (value === 0) return
    try {
      await addToCount(db, 'server_errors', value, clock.now())
    } catch (err) {
      // They are counted with the next failure, once the database is back.
      counted += value
      writeLog('warn', 'failures could not be counted', { err })
    }
  }
  app.addHook('onResponse', async (_request, reply) => {
    if (reply.statusCode < 500 || reply.statusCode === 503) return
    counted += 1
    timer ??= setTimeout(() => void write(), WRITTEN_AFTER).unref()
  })
  app.addHook('onClose', write)
}
