import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { notFound } from '#src/platform/errors.ts'
import { withImages } from '#src/platform/mail/images.ts'
import { escapeHtml } from '#src/platform/mail/layout.ts'
import type { Services } from '#src/platform/services.ts'
import { outgoingMails } from '#src/platform/tables.ts'
import { mountMailCatalogue } from './catalogue.ts'
import { listMailSamples } from './samples.ts'

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'none'"

/** The captured mails at /dev/mails: only without a mail server. */
export function mountDevMails(app: FastifyInstance, services: Services) {
  if (services.env.SMTP_URL) return
  mountMailCatalogue(app, services.env, listMailSamples)
  app.get('/dev/mails', async (_request, reply) => {
    const rows = await services.db
      .select()
      .from(outgoingMails)
      .orderBy(desc(outgoingMails.created_at))
      .limit(200)
    return reply
      .header('content-security-policy', POLICY)
      .type('text/html; charset=utf-8')
      .send(listPage(rows))
  })
  app.get<{ Params: { id: string } }>('/dev/mails/:id', async (request, reply) => {
    if (!/^[0-9a-f-]{36}$/.test(request.params.id)) throw notFound()
    const [mail] = await services.db
      .select()
      .from(outgoingMails)
      .where(eq(outgoingMails.id, request.params.id))
    if (!mail) throw notFound()
    return reply
      .header('content-security-policy', POLICY)
      .type('text/html; charset=utf-8')
      .send(withImages(mail.html))
  })
}

function listPage(rows: (typeof outgoingMails.$inferSelect)[]): string {
  const items = rows.map(
    (row) =>
      `<tr><td>${row.created_at.toISOString().slice(0, 16).replace('T', ' ')}</td><td>${escapeHtml(row.to_address)}</td><td><a href="/dev/mails/${row.id}">${escapeHtml(row.subject)}</a></td><td>${row.sent_at ? 'envoyé' : 'en attente'}</td></tr>`,
  )
  const table = items.length
    ? `<table><tr><th>Écrit le (UTC)</th><th>À</th><th>Objet</th><th>État</th></tr>${items.join('')}</table>`
    : '<p>Aucun mail pour le moment.</p>'
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mails capturés</title><style>body{font:16px/1.5 Figtree,system-ui,sans-serif;margin:0 auto;max-width:960px;padding:24px 16px;color:#1f2937}h1{font-size:24px}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:10px 12px 10px 0;border-bottom:1px solid #e6e8ee}th{font-size:14px;color:#4b5563}a{color:#1d4ed8}</style></head><body><h1>Mails capturés</h1><p>Aucun serveur de mail n’est configuré\u00a0: les messages sont gardés ici et dans le dossier de données. <a href="/dev/mails/catalogue">Voir tous les mails du produit</a></p>${table}</body></html>`
}
