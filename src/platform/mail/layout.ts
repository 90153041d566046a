import { APP_NAME } from '#src/shared/app-name.ts'
import {
  alsoBlock,
  asideBlock,
  buttonBlock,
  directBlock,
  escapeHtml,
  factsBlock,
  footerBlock,
  offersBlock,
  othersBlock,
  placesBlock,
  progressBlock,
  textBlock,
} from './blocks.ts'
import type { Link, MailContent, OfferCard } from './content.ts'

export { escapeHtml }

const SENDER = `${APP_NAME}, Antananarivo, Madagascar`

/** The two parts of a mail in the product's layout, readable in a light and a dark mail program. */
export function renderMail(content: MailContent): { text: string; html: string } {
  return { text: asText(content), html: asHtml(content) }
}

const linkLine = ({ label, url }: Link) => `${label}\u00a0: ${url}`

const cardText = ({ title, line, note, url, link }: OfferCard) =>
  [title, line, note, url, link && linkLine(link)].filter(Boolean).join('\n')

function asText(content: MailContent): string {
  const { title, paragraphs, facts = [], offers = [], progress = [], action, direct } = content
  const { others, places, aside, also, reason, status } = content
  const steps = progress.map(
    ({ label, detail, state }) => `[${state === 'next' ? ' ' : 'x'}] ${label}${detail ? `, ${detail}` : ''}`,
  )
  const lines = facts.map(([name, value]) => `${name}\u00a0: ${value}`)
  const apart = aside ? [aside.text, ...(aside.link ? [linkLine(aside.link)] : [])] : []
  const footer = ['-- ', reason, ...(content.links ?? []).map(linkLine), SENDER]
  return [
    status,
    title,
    ...paragraphs,
    lines.join('\n'),
    ...offers.map(cardText),
    steps.join('\n'),
    action ? linkLine(action) : '',
    also ? `${linkLine(also.link)}\n${also.text}` : '',
    ...(direct ? [direct.links.map(linkLine).join('\n'), direct.note] : []),
    ...(others ? [others.title, ...others.offers.map(cardText)] : []),
    ...(places ? [[places.title, ...places.links.map(linkLine)].join('\n')] : []),
    apart.join('\n'),
    footer.join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** Each class has its colours in the dark; Outlook's own dark mode is recognised by `[data-ogsc]`. */
const DARK: [names: string, colours: string][] = [
  ['page', 'background:#0b1120'],
  ['card', 'background:#131c31;border-color:#2a3752'],
  ['line', 'border-color:#2a3752'],
  ['ink', 'color:#f1f5f9'],
  ['text', 'color:#dbe2ee'],
  ['muted', 'color:#aab5c8'],
  ['brand', 'color:#8ab4ff'],
  ['sunken', 'background:#1c2740'],
  ['good', 'background:#0f2f26;color:#6ee7b7'],
  ['tile', 'background:#1e3a8a;color:#dbe6fe'],
  ['on', 'background:#6d9bff'],
  ['off', 'background:#2f3d5c'],
  ['button', 'background:#2563eb'],
  ['logo-light', 'display:none'],
  ['logo-dark', 'display:block;max-height:none;overflow:visible'],
]

const darkRules = (prefix: string) =>
  DARK.map(
    ([name, colours]) =>
      `${prefix}.${name}{${colours
        .split(';')
        .map((each) => `${each}!important`)
        .join(';')}}`,
  ).join('')

const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}body{margin:0}td,h1,p,div{word-break:break-word}@media (max-width:620px){.px{padding-left:20px!important;padding-right:20px!important}.wide{width:100%!important}.h{font-size:22px!important;line-height:28px!important}}@media (prefers-color-scheme:dark){${darkRules('')}}${darkRules('[data-ogsc] ')}`

/** Blanks after the preview keep the mail's first words out of what mail programs show beside the subject. */
const BLANK = '&#847;&zwnj;&nbsp;'.repeat(60)

const image = (cid: string) =>
  `<img src="cid:${cid}" width="140" height="33" alt="${APP_NAME}" style="display:block;border:0;font-size:22px;line-height:33px;font-weight:800;color:#0f172a">`

const LOGO = `<div class="logo-light">${image('logo')}</div><!--[if !mso]><!--><div class="logo-dark" style="display:none;max-height:0;overflow:hidden">${image('logo-dark').replace('#0f172a', '#f1f5f9')}</div><!--<![endif]-->`

const FONT = "Figtree,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'

function asHtml(content: MailContent): string {
  const card = [
    textBlock(content),
    factsBlock(content.facts ?? []),
    offersBlock(content.offers ?? []),
    progressBlock(content.progress ?? []),
    buttonBlock(content),
    alsoBlock(content.also),
    directBlock(content.direct),
    othersBlock(content.others),
    placesBlock(content.places),
    asideBlock(content.aside),
  ].join('')
  const column = `<table ${TABLE} width="100%" style="max-width:600px"><tr><td style="padding:0 4px 20px">${LOGO}</td></tr><tr><td class="card" style="background:#ffffff;border:1px solid #e6e8ee;border-radius:12px"><table ${TABLE} width="100%">${card}</table></td></tr>${footerBlock(content, SENDER)}</table>`
  return `<!doctype html><html lang="fr" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="x-apple-disable-message-reformatting"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no"><title>${escapeHtml(content.title)}</title><style>${STYLE}</style></head><body class="page" style="margin:0;background:#f6f7fb"><div style="display:none;max-height:0;overflow:hidden">${escapeHtml(content.preview)}${BLANK}</div><table ${TABLE} class="page" width="100%" style="background:#f6f7fb;font-family:${FONT};color:#1f2937"><tr><td align="center" style="padding:32px 12px"><!--[if mso]><table ${TABLE} width="600"><tr><td><![endif]-->${column}<!--[if mso]></td></tr></table><![endif]--></td></tr></table></body></html>`
}
