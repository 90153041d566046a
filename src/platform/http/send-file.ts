import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** Sends a private PDF. */
export function sendPdf(reply: FastifyReply, bytes: Uint8Array, name: string) {
  return sendPrivateFile(reply, bytes, { name, content_type: 'application/pdf' })
}

/** A browser can do nothing worse with a file of these types than show it. */
const SHOWN = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp', 'image/avif']

interface PrivateFile {
  name: string
  content_type: string
}

/** Sends a private file: saved by the browser rather than run, kept by no cache. */
export function sendPrivateFile(reply: FastifyReply, bytes: Uint8Array, file: PrivateFile) {
  return withHeaders(reply, file).send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}

/** Sends a private file while it is written; one that fails on the way is cut off, and the browser says so. */
export function sendPrivateStream(reply: FastifyReply, chunks: AsyncIterable<Uint8Array>, file: PrivateFile) {
  return withHeaders(reply, file).send(Readable.from(chunks, { objectMode: false }))
}

function withHeaders(reply: FastifyReply, { name, content_type }: PrivateFile) {
  const ascii = name
    .normalize('NFD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .replaceAll('"', '')
  return reply.headers({
    'content-type': SHOWN.includes(content_type) ? content_type : 'application/octet-stream',
    'content-disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name.toWellFormed())}`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'content-encoding': 'identity',
  })
}
