import type { FastifyReply } from 'fastify'

export function sendPdf(reply: FastifyReply, bytes: Uint8Array, name: string) {
  return sendPrivateFile(reply, bytes, { name, type: 'application/pdf' })
}

/** Sends a private file: saved by the browser rather than run, kept by no cache. */
export function sendPrivateFile(
  reply: FastifyReply,
  bytes: Uint8Array,
  { name, type }: { name: string; type: string },
) {
  const ascii = name
    .normalize('NFD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .replaceAll('"', '')
  return reply
    .headers({
      'content-type': type,
      'content-disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'content-encoding': 'identity',
    })
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}
