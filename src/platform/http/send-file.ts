import type { FastifyReply } from 'fastify'

/** Sends a private PDF: saved by the browser rather than run, kept by no cache. */
export function sendPdf(reply: FastifyReply, bytes: Uint8Array, name: string) {
  const ascii = name
    .normalize('NFD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .replaceAll('"', '')
  return reply
    .headers({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'content-encoding': 'identity',
    })
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}
