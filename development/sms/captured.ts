import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '#src/platform/mail/layout.ts'
import { listCaptured } from '#src/platform/messages/captured.ts'
import type { Services } from '#src/platform/services.ts'

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"

type Captured = Awaited<ReturnType<typeof listCaptured>>[number]

/** The captured text messages at /dev/sms, each of which can be answered as from its phone: only without a gateway. */
export function mountDevSms(app: FastifyInstance, { env }: Services) {
  if (env.sms !== 'file') return
  app.get('/dev/sms', async (_request, reply) =>
    reply
      .header('content-security-policy', POLICY)
      .type('text/html; charset=utf-8')
      .send(listPage(await listCaptured(env))),
  )
  app.post<{ Body: Record<string, unknown> }>('/dev/sms', async ({ body }, reply) => {
    await app.inject({
      method: 'POST',
      url: `/api/sms/incoming/${env.SMS_INCOMING_SECRET}`,
      payload: {
        [env.SMS_INCOMING_FROM_FIELD]: body.from,
        [env.SMS_INCOMING_TEXT_FIELD]: body.text,
        [env.SMS_INCOMING_ID_FIELD]: crypto.randomUUID(),
      },
    })
    return reply.redirect('/dev/sms', 303)
  })
}

function listPage(messages: Captured[]): string {
  const items = messages.map(
    ({
      to,
      text,
      at,
    }) => `<li><p><b>${escapeHtml(to)}</b> <small>${at.toISOString().slice(0, 16).replace('T', ' ')} (UTC)</small></p><p class="text">${escapeHtml(text)}</p>
<form method="post" action="/dev/sms"><input type="hidden" name="from" value="${escapeHtml(to)}"><input name="text" aria-label="Réponse au ${escapeHtml(to)}" placeholder="OUI 1" required maxlength="160"><button>Répondre</button></form></li>`,
  )
  const list = items.length ? `<ul>${items.join('')}</ul>` : '<p>Aucun SMS pour le moment.</p>'
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>SMS capturés</title><style>body{font:16px/1.5 Figtree,system-ui,sans-serif;margin:0 auto;max-width:640px;padding:24px 16px;color:#1f2937}h1{font-size:24px}ul{list-style:none;padding:0}li{border-top:1px solid #e6e8ee;padding:12px 0}p{margin:0 0 8px}.text{background:#f2f4f8;border-radius:12px;padding:12px;overflow-wrap:anywhere}small{color:#4b5563}form{display:flex;gap:8px}input{flex:1;min-width:0;font:inherit;padding:8px}button{font:inherit;padding:8px 12px}</style></head><body><h1>SMS capturés</h1><p>Aucune passerelle n’est configurée\u00a0: les SMS sont gardés dans le dossier de données. Une réponse est lue comme si elle venait de ce téléphone.</p>${list}</body></html>`
}
