import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Browsers open connections ahead of what they may ask. Node counts one on which nothing was asked yet as being in use, and a
 * server that stops would wait a minute for it: such connections end with the server.
 */
export function endUnusedConnections(app: FastifyInstance): void {
  const open = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  app.addHook('preClose', async () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
  })
}
