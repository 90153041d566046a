import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** What is being answered while the server stops has so many milliseconds; whoever runs it ends the process at 60 s. */
const LAST_ANSWERS_MS = 20_000

/**
 * Browsers open connections ahead of what they may ask. Node counts one on which nothing was asked yet as being in use, and a
 * server that stops would wait a minute for it: such connections end with the server. Those on which something is answered
 * end with their answer, or after `patience`: Node no longer counts how long a request or its reader takes then.
 * @param patience milliseconds
 */
export function endConnectionsOnStop(app: FastifyInstance, patience = LAST_ANSWERS_MS): void {
  const open = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  let stopping = false
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close')
  })
  app.addHook('preClose', async () => {
    stopping = true
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
    const over = setTimeout(() => app.server.closeAllConnections(), patience)
    app.server.once('close', () => clearTimeout(over))
  })
}
