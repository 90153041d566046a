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
    if (raw.method === 'GET' || raw.method === 'HEAD' || raw.complete) return
    let [received, since] = [raw.socket.bytesRead, Date.now()]
    const timer = setInterval(() => {
      // What came and waits for us is no fault of theirs.
      if (raw.socket.bytesRead !== received || raw.readableLength > 0)
        [received, since] = [raw.socket.bytesRead, Date.now()]
      else if (Date.now() - since >= patience) giveUp(request, reply)
      if (raw.complete) clearInterval(timer)
    }, patience / LOOKS)
    timer.unref()
    reply.raw.once('close', () => clearInterval(timer))
  })
}

function giveUp({ raw }: FastifyRequest, reply: FastifyReply) {
  const late = new HttpError(408, 'La requête est restée trop longtemps incomplète.')
  if (reply.sent) return raw.destroy()
  reply.raw.once('finish', () => raw.destroy())
  reply.header('connection', 'close').send(late)
}
