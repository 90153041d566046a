import type { FastifyInstance } from 'fastify'
import type { Env } from '#src/platform/env.ts'
import { notFound } from '#src/platform/errors.ts'
import { withImages } from '#src/platform/mail/images.ts'
import { escapeHtml } from '#src/platform/mail/layout.ts'
import type { Mail } from '#src/platform/mail/mail.ts'

/** A mail with made-up data, as it would be sent. */
export interface MailSample {
  /** The kind of mail in a few words. */
  name: string
  /** Of the catalogue of notifications; absent for a mail that can't be switched off. */
  kind?: string
  /** Where the bell leads that rings for the same event; a path, of the administration's site for its kinds. */
  link?: string
  mail: Pick<Mail, 'subject' | 'text' | 'html' | 'headers'>
}

const MODES = { clair: 'light', sombre: 'dark' } as const
type Mode = keyof typeof MODES

const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'none'; frame-ancestors 'none'"
const FRAME_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'self'; sandbox"

/** Every mail of the product for review at /dev/mails/catalogue, at two widths, light and dark. */
export function mountMailCatalogue(app: FastifyInstance, env: Env, list: (env: Env) => MailSample[]) {
  app.get('/dev/mails/catalogue', async (_request, reply) =>
    reply
      .header('content-security-policy', PAGE_POLICY)
      .type('text/html; charset=utf-8')
      .send(cataloguePage(list(env))),
  )
  app.get<{ Params: { index: string; mode: string } }>(
    '/dev/mails/catalogue/:index/:mode',
    async ({ params: { index, mode } }, reply) => {
      const sample = list(env)[Number(index)]
      if (!sample || !Object.hasOwn(MODES, mode)) throw notFound()
      return reply
        .header('content-security-policy', FRAME_POLICY)
        .header('x-frame-options', 'SAMEORIGIN')
        .removeHeader('origin-agent-cluster')
        .type('text/html; charset=utf-8')
        .send(inMode(withImages(sample.mail.html), mode as Mode))
    },
  )
}

/** The same whatever the reviewer's screen prefers: the dark is Outlook's, whose rules are the same. */
function inMode(html: string, mode: Mode): string {
  const deaf = html.replaceAll('prefers-color-scheme:dark', 'prefers-color-scheme:none')
  return mode === 'sombre' ? deaf.replace('<html ', '<html data-ogsc ') : deaf
}

const STYLE = `body{font:16px/1.5 Figtree,system-ui,sans-serif;margin:0;padding:24px 16px;color:#1f2937;background:#eceff5}main{max-width:1060px;margin:0 auto}h1{font-size:26px}h2{font-size:20px;margin:0}section{background:#fff;border-radius:12px;padding:24px;margin:24px 0;scroll-margin-top:12px}nav{columns:3 240px;font-size:14px}nav a{display:block;padding:3px 0}a{color:#1d4ed8}p{margin:4px 0}small{color:#4b5563}.frames{display:flex;gap:16px;overflow-x:auto;margin:16px 0}iframe{flex:none;height:760px;border:1px solid #d5d9e2;border-radius:8px;background:#fff}.wide{width:632px}.narrow{width:360px}pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#f6f7fb;border-radius:8px;padding:16px;font-size:14px;max-width:72ch}summary{cursor:pointer;padding:6px 0}`

function cataloguePage(samples: MailSample[]): string {
  const index = samples
    .map(
      ({ name, mail }, at) =>
        `<a href="#m${at}">${escapeHtml(name)} <small>${escapeHtml(mail.subject)}</small></a>`,
    )
    .join('')
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Catalogue des mails</title><style>${STYLE}</style></head><body><main><h1>Catalogue des mails</h1><p>${samples.length} mails écrits avec des données d’exemple. <a href="/dev/mails">Voir les mails capturés</a></p><nav aria-label="Mails">${index}</nav>${samples.map(sampleSection).join('')}</main></body></html>`
}

function sampleSection({ name, kind, mail }: MailSample, at: number): string {
  const frames = (Object.keys(MODES) as Mode[])
    .map((mode) => {
      const frame = (width: 'wide' | 'narrow', pixels: number) =>
        `<iframe class="${width}" sandbox loading="lazy" src="/dev/mails/catalogue/${at}/${mode}" title="${escapeHtml(name)}, ${mode}, ${pixels} px"></iframe>`
      return `<div class="frames">${frame('wide', 600)}${frame('narrow', 360)}</div>`
    })
    .join('')
  const stop = mail.headers?.['List-Unsubscribe']
    ? 'désabonnement en un clic'
    : 'toujours envoyé, sans désabonnement'
  return `<section id="m${at}"><h2>${escapeHtml(name)}</h2><p><b>Objet</b>\u00a0: ${escapeHtml(mail.subject)}</p><p><small>${kind ? `${escapeHtml(kind)}, ` : ''}${stop}</small></p>${frames}<details open><summary>Texte seul</summary><pre>${escapeHtml(mail.text)}</pre></details></section>`
}
