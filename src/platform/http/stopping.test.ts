import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { readEnv } from '../env.ts'
import { openEventStream } from './event-stream.ts'
import { askItself } from './inner-calls.ts'
import { createHttpServer } from './server.ts'

const ENV = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })

test('a server that stops does not wait for a connection on which nothing was asked', async () => {
  const app = await createHttpServer(ENV)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const accepted = once(app.server, 'connection')
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  await accepted
  const ended = once(socket, 'close')
  await app.close()
  await ended
  expect(socket.destroyed).toBe(true)
})

test('a page that was begun is rendered to its end while the server stops, with what it asks of the server', async () => {
  const app = await createHttpServer(ENV)
  const [begun, stopping] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  app.addHook('preClose', async () => stopping.resolve())
  app.get('/figures', () => 'twelve offers')
  app.get('/page', async () => {
    begun.resolve()
    await stopping.promise
    const { statusCode, body } = await askItself(app, { url: '/figures' })
    return `${statusCode}: ${body}`
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const answer = fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/page`)
  await begun.promise
  await Promise.all([
    app.close(),
    expect(answer.then((page) => page.text())).resolves.toBe('200: twelve offers'),
  ])
})

test('a stream that was asked for before the server stops and opens after that does not keep it', async () => {
  const app = await createHttpServer(ENV)
  const [begun, stopping] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  app.addHook('preClose', async () => stopping.resolve())
  app.get('/news', async (request, reply) => {
    begun.resolve()
    await stopping.promise
    openEventStream(request, reply, () => undefined)
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const news = fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/news`)
  await begun.promise
  await app.close()
  expect(await (await news).text()).toBe('retry: 5000\n\n')
})

test('a request that never comes whole keeps a server that stops no longer than the rest has', async () => {
  const app = await createHttpServer(ENV, { stopPatience: 100 })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const accepted = once(app.server, 'connection')
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => undefined)
  const [received] = await accepted
  socket.write('GET / HT')
  await expect.poll(() => received.bytesRead).toBeGreaterThan(0)
  await app.close()
  expect(received.destroyed).toBe(true)
})
