import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { readEnv } from '../env.ts'
import { createHttpServer } from './server.ts'

test('a server that stops does not wait for a connection on which nothing was asked', async () => {
  const app = await createHttpServer(readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const accepted = once(app.server, 'connection')
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  await accepted
  const ended = once(socket, 'close')
  await app.close()
  await ended
  expect(socket.destroyed).toBe(true)
})
