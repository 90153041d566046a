import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const HEARTBEAT_MS = 25_000
const LIFETIME_MS = 15 * 60_000

/** An open answer that carries events as they come (server-sent events, WHATWG HTML § 9.2). */
export interface EventStream {
  /** Sends an event by its name, without content; one that comes after the end is dropped. */
  send(event: string): void
  end(): void
}

declare module 'fastify' {
  interface FastifyInstance {
    streams: Set<EventStream>
    isStopping: boolean
  }
}

/** Ends all streams, because an open one would keep the server from stopping. */
export function followStreams(app: FastifyInstance) {
  app.decorate('streams', new Set<EventStream>())
  app.decorate('isStopping', false)
  app.addHook('preClose', async () => {
    app.isStopping = true
    for (const stream of app.streams) stream.end()
  })
}

/**
 * Turns the answer into a stream. A line every 25 s keeps the proxies between from closing it; after 15 minutes it
 * ends, and the browser that opens it again is asked anew who it is.
 * @param closed called once, however it ends
 */
export function openEventStream(
  request: FastifyRequest,
  reply: FastifyReply,
  closed: () => void,
): EventStream {
  reply.hijack()
  const { raw } = reply
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value)
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  // A browser on a slow line closes long after the end was written, and what is written in between would end the process.
  const write = (text: string) => {
    if (!raw.writableEnded) raw.write(text)
  }
  if (request.method === 'HEAD') raw.end()
  write('retry: 5000\n\n')
  const heartbeat = setInterval(() => write(':\n\n'), HEARTBEAT_MS)
  const lifetime = setTimeout(() => raw.end(), LIFETIME_MS)
  const stream: EventStream = {
    send: (event) => write(`event: ${event}\ndata:\n\n`),
    end: () => raw.end(),
  }
  request.server.streams.add(stream)
  // It was asked for before the server began to stop, which has ended the others already.
  if (request.server.isStopping) stream.end()
  raw.once('close', () => {
    clearInterval(heartbeat)
    clearTimeout(lifetime)
    request.server.streams.delete(stream)
    closed()
  })
  return stream
}
