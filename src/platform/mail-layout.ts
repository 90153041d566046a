import { APP_NAME } from '#src/shared/app-name.ts'

/** A mail's content as plain sentences; the layout makes the text and the HTML parts from it. */
export interface MailContent {
  /** Shown by mail programs beside the subject. */
  preview: string
  title: string
  paragraphs: string[]
  /** Name and value lines, as « Offre : Comptable H/F ». */
  facts?: [string, string][]
  action?: { label: string; url: string }
  /** Other things to do, under the button. */
  links?: { label: string; url: string }[]
  /** Why this person gets this mail. */
  reason: string
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text made safe inside HTML and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
}

/** The two parts of a mail in the product's layout, readable in a light and a dark mail program. */
export function renderMail(content: MailContent): { text: string; html: string } {
  return { text: asText(content), html: asHtml(content) }
}

function asText({ title, paragraphs, facts = [], action, links = [], reason }: MailContent): string {
  const lines = facts.map(([name, value]) => `${name}\u00a0: ${value}`).join('\n')
  const ways = [...(action ? [action] : []), ...links].map(({ label, url }) => `${label}\u00a0: ${url}`)
  return [title, ...paragraphs, lines, ...ways, `-- \n${APP_NAME}\n${reason}`].filter(Boolean).join('\n\n')
}

function asHtml(content: MailContent): string {
  const { title, paragraphs, facts = [], action, links = [] } = content
  const rows = facts.map(
    ([name, value]) =>
      `<tr><td class="muted" style="padding:6px 16px 6px 0;color:#4b5563;font-size:14px;vertical-align:top">${escapeHtml(name)}</td><td class="ink" style="padding:6px 0;color:#0f172a;font-size:14px;font-weight:600">${escapeHtml(value)}</td></tr>`,
  )
  const table = rows.length
    ? `<table role="presentation" style="margin:0 0 20px;border-collapse:collapse">${rows.join('')}</table>`
    : ''
  const button = action
    ? `<p style="margin:8px 0 24px"><a href="${escapeHtml(action.url)}" style="display:inline-block;background:#1d4ed8;color:#ffffff;text-decoration:none;font-weight:600;padding:13px 22px;border-radius:8px">${escapeHtml(action.label)}</a></p>`
    : ''
  const others = links
    .map(
      ({ label, url }) =>
        `<p style="margin:0 0 12px"><a class="link" href="${escapeHtml(url)}" style="color:#1d4ed8;font-weight:600">${escapeHtml(label)}</a></p>`,
    )
    .join('')
  const body = paragraphs
    .map((text) => `<p class="ink" style="margin:0 0 16px;color:#1f2937">${escapeHtml(text)}</p>`)
    .join('')
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title><style>@media (prefers-color-scheme:dark){.page{background:#0b1120!important}.card{background:#111a2e!important;border-color:#25304a!important}.ink{color:#f1f5f9!important}.muted{color:#aeb8ca!important}.link{color:#93b4ff!important}}</style></head><body class="page" style="margin:0;background:#f6f7fb;font-family:Figtree,Segoe UI,Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.55"><div style="display:none;max-height:0;overflow:hidden">${escapeHtml(content.preview)}</div><div style="max-width:560px;margin:0 auto;padding:24px 16px"><p class="ink" style="margin:0 0 16px;font-size:20px;font-weight:800;color:#0f172a">${APP_NAME}</p><div class="card" style="background:#ffffff;border:1px solid #e6e8ee;border-radius:12px;padding:28px 24px"><h1 class="ink" style="margin:0 0 16px;font-size:22px;line-height:1.25;color:#0f172a">${escapeHtml(title)}</h1>${body}${table}${button}${others}</div><p class="muted" style="margin:16px 4px 0;font-size:12px;color:#5c6470">${escapeHtml(content.reason)}</p></div></body></html>`
}
