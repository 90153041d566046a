import type { MailContent, OfferCard, Step } from './content.ts'

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

const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'

/** One line of the card's outer table; `padding` as in CSS. */
const row = (padding: string, content: string) =>
  `<tr><td class="px" style="padding:${padding}">${content}</td></tr>`

/** Returns the mail's title, under what is the case now, and its paragraphs. */
export function textBlock({ status, title, paragraphs }: MailContent): string {
  const chip = status
    ? `<table ${TABLE}><tr><td class="good" style="padding:5px 12px;border-radius:14px;background:#ecfdf5;color:#047857;font-size:14px;line-height:18px;font-weight:700">✓ ${escapeHtml(status)}</td></tr></table>`
    : ''
  const heading = `<h1 class="h ink" style="margin:${chip ? 14 : 0}px 0 0;font-size:26px;line-height:33px;font-weight:700;letter-spacing:-.4px;color:#0f172a">${escapeHtml(title)}</h1>`
  const sentences = paragraphs.map(
    (text, index) =>
      `<p class="text" style="margin:${index === 0 ? 14 : 8}px 0 0;font-size:16px;line-height:25px;color:#1f2937">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`,
  )
  return row('36px 40px 0', chip + heading + sentences.join(''))
}

/** Returns the facts as lines of a name and a value, and nothing without facts. */
export function factsBlock(facts: [string, string][]): string {
  if (facts.length === 0) return ''
  const lines = facts.map(
    ([name, value]) =>
      `<tr><td class="muted" valign="top" style="padding:5px 16px 5px 0;white-space:nowrap;font-size:14px;line-height:21px;color:#4b5563">${escapeHtml(name)}</td><td class="ink" valign="top" style="padding:5px 0;font-size:14px;line-height:21px;font-weight:600;color:#0f172a">${escapeHtml(value)}</td></tr>`,
  )
  return row('20px 40px 0', `<table ${TABLE}>${lines.join('')}</table>`)
}

/** The offers that the mail is about, each as a card; with an address the whole title leads there. */
export function offersBlock(offers: OfferCard[]): string {
  return offers.map((offer, index) => row(`${index === 0 ? 24 : 10}px 40px 0`, offerCard(offer))).join('')
}

/** Returns the offers that stand apart, under a line and a heading of their own. */
export function othersBlock(others: MailContent['others']): string {
  if (!others) return ''
  const heading = `<h2 class="ink" style="margin:0;font-size:18px;line-height:25px;font-weight:700;color:#0f172a">${escapeHtml(others.title)}</h2>`
  const cards = others.offers.map((offer) => `<div style="padding-top:10px">${offerCard(offer)}</div>`)
  return `<tr><td class="px line" style="padding:24px 40px 32px;border-top:1px solid #e6e8ee">${heading}${cards.join('')}</td></tr>`
}

/** Returns the list of links that lead further, under a line and a heading of their own. */
export function placesBlock(places: MailContent['places']): string {
  if (!places) return ''
  const heading = `<h2 class="ink" style="margin:0;font-size:18px;line-height:25px;font-weight:700;color:#0f172a">${escapeHtml(places.title)}</h2>`
  const links = places.links.map(
    ({ label, url }) =>
      `<div style="padding-top:8px;font-size:16px;line-height:23px"><a class="brand" href="${escapeHtml(url)}" style="color:#1d4ed8;text-decoration:underline">${escapeHtml(label)}</a></div>`,
  )
  return `<tr><td class="px line" style="padding:24px 40px 32px;border-top:1px solid #e6e8ee">${heading}${links.join('')}</td></tr>`
}

function offerCard({ company, title, line, note, url, link }: OfferCard): string {
  const name = url
    ? `<a class="ink" href="${escapeHtml(url)}" style="color:#0f172a;text-decoration:underline">${escapeHtml(title)}</a>`
    : escapeHtml(title)
  const tile = `<table ${TABLE}><tr><td class="tile" width="48" height="48" align="center" style="width:48px;height:48px;border-radius:8px;background:#dbe6fe;color:#1e40af;font-size:16px;line-height:48px;font-weight:800">${escapeHtml(initialsOf(company))}</td></tr></table>`
  const more = note
    ? `<div class="muted" style="font-size:14px;line-height:21px;color:#4b5563">${escapeHtml(note)}</div>`
    : ''
  const act = link
    ? `<div style="padding-top:8px;font-size:14px;line-height:21px;font-weight:600"><a class="brand" href="${escapeHtml(link.url)}" style="color:#1d4ed8;text-decoration:underline">${escapeHtml(link.label)}</a></div>`
    : ''
  return `<table ${TABLE} class="sunken" width="100%" style="background:#f6f7fb;border-radius:10px"><tr><td width="48" valign="top" style="padding:18px 0 18px 18px">${tile}</td><td valign="middle" style="padding:18px 18px 18px 14px"><div class="ink" style="font-size:16px;line-height:23px;font-weight:700;color:#0f172a">${name}</div><div class="muted" style="font-size:14px;line-height:21px;color:#4b5563">${escapeHtml(line)}</div>${more}${act}</td></tr></table>`
}

function initialsOf(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/)
  return ([...first].slice(0, 1).join('') + [...(others.at(-1) ?? '')].slice(0, 1).join('')).toUpperCase()
}

const STEP_LOOKS = {
  done: { bar: 'on', colour: '#1d4ed8', words: 'ink', ink: '#0f172a' },
  current: { bar: 'on', colour: '#1d4ed8', words: 'brand', ink: '#1d4ed8' },
  next: { bar: 'off', colour: '#dbe6fe', words: 'muted', ink: '#4b5563' },
}

/** Returns the steps of an application as segments, with their words below. */
export function progressBlock(steps: Step[]): string {
  if (steps.length === 0) return ''
  const width = Math.floor(100 / steps.length)
  const bars = steps.map(({ state }, index) => {
    const { bar, colour } = STEP_LOOKS[state]
    const last = index === steps.length - 1
    const corners = index === 0 ? '3px 0 0 3px' : last ? '0 3px 3px 0' : '0'
    return `<td width="${width}%" style="padding-right:${last ? 0 : 4}px"><div class="${bar}" style="height:6px;line-height:6px;font-size:0;border-radius:${corners};background:${colour}">&nbsp;</div></td>`
  })
  const words = steps.map(({ label, detail, state }) => {
    const look = STEP_LOOKS[state]
    const under = detail
      ? `<div class="muted" style="font-weight:400;color:#4b5563">${escapeHtml(detail)}</div>`
      : ''
    return `<td class="${look.words}" valign="top" style="padding:10px 6px 0 0;font-size:14px;line-height:20px;font-weight:700;color:${look.ink}">${escapeHtml(label)}${under}</td>`
  })
  return row(
    '26px 40px 0',
    `<table ${TABLE} width="100%"><tr>${bars.join('')}</tr><tr>${words.join('')}</tr></table>`,
  )
}

/** Returns the button. The cell carries its colour, so that Word's engine (Outlook) draws a button too. */
export function buttonBlock({
  action,
  also,
  direct,
}: Pick<MailContent, 'action' | 'also' | 'direct'>): string {
  if (!action) return row('0 40px 36px', '')
  return row(
    `28px 40px ${direct || also ? 10 : 36}px`,
    `<table ${TABLE} class="wide"><tr><td class="button" align="center" bgcolor="#1d4ed8" style="border-radius:8px;background:#1d4ed8;mso-padding-alt:15px 26px"><a href="${escapeHtml(action.url)}" style="display:block;padding:15px 26px;border-radius:8px;color:#ffffff;font-size:16px;line-height:18px;font-weight:600;text-align:center;text-decoration:none">${escapeHtml(action.label)}</a></td></tr></table>`,
  )
}

/** Returns the link to what else belongs to the mail, and the sentence about it. */
export function alsoBlock(also: MailContent['also']): string {
  if (!also) return ''
  const { link, text } = also
  return `<tr><td class="px text" style="padding:6px 40px 34px;font-size:15px;line-height:23px;color:#1f2937"><a class="brand" href="${escapeHtml(link.url)}" style="color:#1d4ed8;text-decoration:underline">${escapeHtml(link.label)}</a>. ${escapeHtml(text)}</td></tr>`
}

/** Returns the further buttons, drawn more quietly than the first one, and the sentence that belongs to them. */
export function directBlock(direct: MailContent['direct']): string {
  if (!direct) return ''
  const buttons = direct.links.map(
    ({ label, url }) =>
      `<table ${TABLE} class="wide" style="margin:0 0 10px"><tr><td class="sunken line" align="center" bgcolor="#eef3fe" style="border:1px solid #c7d7fb;border-radius:8px;background:#eef3fe;mso-padding-alt:14px 26px"><a class="brand" href="${escapeHtml(url)}" style="display:block;padding:14px 26px;border-radius:8px;color:#1d4ed8;font-size:16px;line-height:20px;font-weight:600;text-align:center;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`,
  )
  const note = `<p class="muted" style="margin:6px 0 0;font-size:14px;line-height:21px;color:#4b5563">${escapeHtml(direct.note)}</p>`
  return row('0 40px 32px', buttons.join('') + note)
}

/** Returns the sentence that is set apart under the card's line. */
export function asideBlock(aside: MailContent['aside']): string {
  if (!aside) return ''
  const link = aside.link
    ? ` <a class="brand" href="${escapeHtml(aside.link.url)}" style="color:#1d4ed8">${escapeHtml(aside.link.label).replaceAll(' ', '&nbsp;')}</a>`
    : ''
  return `<tr><td class="px muted line" style="padding:20px 40px 24px;border-top:1px solid #e6e8ee;font-size:14px;line-height:22px;color:#4b5563">${escapeHtml(aside.text)}${link}</td></tr>`
}

/** Returns the foot of the mail: why it came, how to stop such mails, and who sends it. */
export function footerBlock({ reason, links = [] }: MailContent, sender: string): string {
  const ways = links.map(
    ({ label, url }) =>
      `<a class="muted" href="${escapeHtml(url)}" style="color:#4b5563">${escapeHtml(label)}</a>`,
  )
  const line = ways.length
    ? `<p style="margin:10px 0 0">${ways.join(' &nbsp;<span aria-hidden="true">·</span>&nbsp; ')}</p>`
    : ''
  return `<tr><td class="px muted" style="padding:24px 40px 8px;font-size:13px;line-height:20px;color:#5c6470"><p style="margin:0">${escapeHtml(reason)}</p>${line}<p style="margin:10px 0 0">${escapeHtml(sender)}</p></td></tr>`
}
