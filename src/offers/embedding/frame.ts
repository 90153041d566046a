import { APP_NAME } from '#src/shared/app-name.ts'
import { formatDate } from '#src/shared/dates.ts'
import { escapeText } from '#src/shared/markup.ts'
import { formatPay } from '#src/shared/money.ts'
import { counted } from '#src/shared/phrases.ts'
import type { FeedOffer } from '../syndication/offers.ts'

export const FRAME_STYLE = `:root{color-scheme:light}*{box-sizing:border-box}body{margin:0;font:16px/1.45 system-ui,sans-serif;color:#1a1f2b;background:#fff}
h1{margin:0 0 8px;font-size:1.125rem}p{margin:0;color:#4b5563}ul{margin:0;padding:0;list-style:none}li{border-top:1px solid #d9dde5}
li a{display:block;padding:12px 4px;color:inherit;text-decoration:none}li a:hover b,li a:focus-visible b{text-decoration:underline}
li b{display:block;color:#1b4fb3;overflow-wrap:anywhere}li span{display:block;color:#4b5563;font-size:.875rem}
footer{padding:12px 4px;border-top:1px solid #d9dde5;font-size:.875rem}footer a{color:#1b4fb3}`

/** Tells the page around the frame how high its content is, as often as that changes. */
export const FRAME_SCRIPT = `(function(){function tell(){parent.postMessage({asafidy:document.documentElement.offsetHeight},'*')}
if(parent!==window){tell();addEventListener('load',tell);if(window.ResizeObserver)new ResizeObserver(tell).observe(document.body)}})()`

/**
 * The script of the site of a company: it puts the frame where it stands, and gives it the height that the frame tells.
 * Nothing else that comes from the frame is believed.
 */
export function writeEmbedScript(origin: string): string {
  return `(function(){var o=${JSON.stringify(origin)},s=document.currentScript,c=s&&s.getAttribute('data-societe');
if(!c||!/^[a-z0-9-]+$/.test(c))return;
var f=document.createElement('iframe');f.src=o+'/integrer/entreprise/'+c;f.title='Offres d\\u2019emploi';f.loading='lazy';
f.style.cssText='display:block;width:100%;height:420px;border:0';f.setAttribute('sandbox','allow-scripts allow-popups allow-popups-to-escape-sandbox');
addEventListener('message',function(e){var h=e.source===f.contentWindow&&e.data&&e.data.asafidy;
if(typeof h==='number'&&h>0)f.style.height=Math.min(Math.ceil(h),6000)+'px'});
s.parentNode.insertBefore(f,s)})();
`
}

interface Frame {
  company: string
  /** The page of the company on this site. */
  page: string
  offers: readonly FeedOffer[]
  total: number
}

const attribute = (text: string) => escapeText(text).replaceAll('"', '&quot;')
const link = (href: string, html: string) =>
  `<a href="${attribute(href)}" target="_blank" rel="noopener">${html}</a>`

/** Writes the frame with the open offers of a company. */
export function writeFrame({ company, page, offers, total }: Frame): string {
  const more = total - offers.length
  const foot =
    more > 0 ? `Voir ${counted(more, 'autre offre', 'autres offres')} sur ${APP_NAME}` : `Sur ${APP_NAME}`
  const list =
    offers.length > 0
      ? `<ul>${offers.map((offer) => `<li>${link(offer.url, `<b>${escapeText(offer.title)}</b><span>${escapeText(factsOf(offer))}</span>`)}</li>`).join('')}</ul>`
      : `<p>${escapeText(company)} n’a pas d’offre ouverte en ce moment.</p>`
  return writePage(
    `Offres d’emploi de ${company}`,
    `<h1>Nos offres d’emploi</h1>${list}<footer>${link(page, escapeText(foot))}</footer>`,
  )
}

/** Writes the frame of a company that is not there, or not any more. */
export function writeMissingFrame(): string {
  return writePage('Offres d’emploi', '<p>Les offres de cette société ne sont pas disponibles.</p>')
}

function writePage(title: string, body: string): string {
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeText(title)}</title><style>${FRAME_STYLE}</style></head><body>${body}<script>${FRAME_SCRIPT}</script></body></html>`
}

/** « Toamasina, CDI, 900 000 – 1 200 000 Ar par mois, jusqu’au 12 décembre 2026 » */
function factsOf({ place, contract, min_salary, max_salary, last_day }: FeedOffer): string {
  const pay = formatPay(min_salary, max_salary)
  return [place, contract, pay && `${pay} par mois`, last_day && `jusqu’au ${formatDate(last_day)}`]
    .filter(Boolean)
    .join(', ')
}
