import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpError } from '../errors.ts'

const LOOKS = 6

/**
 * Ends a request whose body stops coming: 408 after `patience` without a byte, however long the whole takes, for a
 * large file on a slow line is welcome.
 * @param patience milliseconds
 */
export function endStalledBodies(app: FastifyInstance, patience: number) {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request
    if (raw.method === 'GET' || raw.method === 'HEAD' || hasCome(request)) return
    let [received, since] = [raw.socket.bytesRead, Date.now()]
    const timer = setInterval(() => {
      if (hasCome(request) || raw.socket.destroyed) return clearInterval(timer)
      // Bytes that have come and wait for this process to read them are not the client's delay.
      if (raw.socket.bytesRead !== received || raw.readableLength > 0)
        [received, since] = [raw.socket.bytesRead, Date.now()]
      else if (Date.now() - since >= patience) giveUp(request, reply)
    }, patience / LOOKS)
    timer.unref()
    // After an answer that came before the body, the client could hold the connection for as long as it likes.
    reply.raw.once('close', () => hasCome(request) && clearInterval(timer))
  })
}

/** Whether all of the body has come; a request injected in process has no socket and counts once it was read. */
function hasCome({ raw }: FastifyRequest): boolean {
  return raw.complete || raw.readableEnded
}

function giveUp({ raw }: FastifyRequest, reply: FastifyReply) {
  const late = new HttpError(408, 'La requête est restée trop longtemps incomplète.')
  if (reply.sent) return raw.destroy()
  reply.raw.once('finish', () => raw.destroy())
  reply.header('connection', 'close').send(late)
}
