import { createHash } from 'node:crypto'
import type { Socket } from 'node:net'
import type { FastifyReply } from 'fastify'
import { APP_NAME } from '#src/shared/app-name.ts'

const STYLE = `*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;background:#f8f9fa;color:#1f2937;font:16px/1.5 Figtree,system-ui,sans-serif}
main{max-width:480px;padding:32px 24px;border:1px solid #e6e8ee;border-radius:16px;background:#fff;text-align:center}h1{margin:0 0 12px;font-size:24px;line-height:1.25}p{margin:0 0 24px;color:#4b5563}
a{display:inline-block;min-height:44px;padding:10px 20px;border-radius:8px;background:#1d4ed8;color:#fff;font-weight:600;text-decoration:none}a:focus-visible{outline:3px solid #1d4ed8;outline-offset:2px}`
const HASH = createHash('sha256').update(STYLE).digest('base64')
const POLICY = `default-src 'none'; style-src 'sha256-${HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const KEPT = 'Rien de ce que vous avez enregistré n’est perdu.'

/** A page that stands alone, for when none can be rendered: the link asks for the same address again. */
export function sendFailurePage(reply: FastifyReply, status: number) {
  const [title, text] =
    status === 503
      ? ['Le site est momentanément indisponible', `${KEPT} Réessayez dans un instant.`]
      : ['Une erreur est survenue', `La page n’a pas pu être affichée. ${KEPT}`]
  return reply
    .header('content-security-policy', POLICY)
    .type('text/html; charset=utf-8')
    .send(pageOf(title, text, '<a href="">Réessayer</a>'))
}

/** The status and words by the code of Node's error; any other code is of what is no HTTP at all. */
const UNREADABLE: Record<string, [status: string, title: string, text: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [
    '408 Request Timeout',
    'La demande a pris trop de temps',
    'Elle n’est pas arrivée en entier. Vérifiez votre connexion, puis recommencez.',
  ],
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'L’adresse est trop longue',
    'L’adresse demandée, ou ce que votre navigateur y joint, est trop long.',
  ],
}

/**
 * Answers what Node could not read as a request (`clientError` of node:http), in the place of its own words in English,
 * and ends the connection: what follows on it can't be told apart.
 */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const [status, title, text] = UNREADABLE[error.code ?? ''] ?? [
    '400 Bad Request',
    'La demande n’a pas pu être lue',
    'Revenez à la page précédente, puis recommencez.',
  ]
  const page = pageOf(title, text, '<a href="/">Aller à l’accueil</a>')
  const headers = [
    `HTTP/1.1 ${status}`,
    'Content-Type: text/html; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(page)}`,
    `Content-Security-Policy: ${POLICY}`,
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    'Connection: close',
  ]
  if (socket.writable) socket.write(`${headers.join('\r\n')}\r\n\r\n${page}`)
  socket.destroySoon()
}

function pageOf(title: string, text: string, link: string): string {
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} | ${APP_NAME}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${text}</p>${link}</main></body></html>`
}
