import { DOCUMENT_LIMITS as MOST } from '../../shared/document.ts'
import { newId } from '../../shared/new-parts.ts'
import { linkHtml, paragraphsHtml } from '../../shared/rich-text.ts'
import { shownUrl } from '../../shared/words.ts'
import { readMoment } from '../text/dates.ts'

/** These columns say something of LinkedIn rather than of a career. */
const ABOUT_LINKEDIN = /^(?:Confirmed|Primary|Updated On|Type|Extension|Status|Creation Date)$/
/** So much is told of a text that a CV has no room for. */
const MOST_TOLD = 2_000
const SITE = /^(?:https?:\/\/)?(?:[\w-]+\.)+[\p{L}\d-]{2,}(?:[:/?#]\S*)?$/iu

/** A row of a file of LinkedIn: what is asked of it is noted, so that the other cells can be named as not read. */
export class LinkedinRow {
  readonly #cells: Map<string, string>
  readonly #unread: string[]
  readonly #asked = new Set<string>()

  constructor(cells: Map<string, string>, unread: string[]) {
    this.#cells = cells
    this.#unread = unread
  }

  /** The text of the first of these columns that has one. */
  text(...names: string[]): string {
    const [name, text] = this.#first(names)
    this.#tell(name, text.slice(MOST.text))
    return text.slice(0, MOST.text).toWellFormed()
  }

  /** A telephone number; « 2,61341E+11 », as a spreadsheet shows one, has lost its digits. */
  phone(column: string): string {
    const [name, text] = this.#first([column])
    if (!/\de\+?\d/i.test(text)) return this.text(column)
    this.#tell(name, text)
    return ''
  }

  moment(...names: string[]): string {
    const [name, text] = this.#first(names)
    const moment = readMoment(text)
    if (!moment) this.#tell(name, text)
    return moment
  }

  /** In LinkedIn’s files what has begun and has no end goes on. */
  period(from = 'Started On', to = 'Finished On') {
    const [start, end] = [this.moment(from), this.moment(to)]
    return { start, end, is_current: start !== '' && end === '' && this.#first([to])[1] === '' }
  }

  /** The texts of these columns one after another, and the address that they are about. */
  rich(names: string[], urlName = ''): string {
    const url = this.url(urlName)
    const link = url ? linkHtml(url, shownUrl(url)) : ''
    let html = ''
    const add = (part: string) => {
      const fits = html.length + part.length <= MOST.rich_text
      if (fits) html += part
      return fits
    }
    for (const name of names) {
      const [, text] = this.#first([name])
      // LinkedIn takes 2 600 characters; a text of marks and quotes alone is seven times as long once written as HTML.
      const share = [0.8, 1 / 7].find((each) => add(htmlOf(text.slice(0, MOST.rich_text * each)))) ?? 0
      this.#tell(name, text.slice(MOST.rich_text * share))
    }
    if (!add(link)) this.#tell(urlName, url)
    return html
  }

  url(...names: string[]): string {
    const [name, text] = this.#first(names)
    const url = siteOf(text)
    if (!url) this.#tell(name, text)
    return url
  }

  /** `[PORTFOLIO:https://exemple.test,COMPANY:www.exemple.test]` */
  sites(column: string): { id: string; label: string; url: string }[] {
    const [, text] = this.#first([column])
    const parts = text.replace(/^\[|\]$/g, '').split(/,(?=[A-Z_]+:|https?:|www\.)/)
    return parts.flatMap((part) => {
      const [, label = '', site = part] = /^([A-Z_]+):(.*)$/s.exec(part) ?? []
      const url = siteOf(site.trim())
      if (!url) this.#tell(column, part)
      return url ? [{ id: newId(), label: label.toLowerCase().replaceAll('_', ' '), url }] : []
    })
  }

  /** Names the cells that nobody asked for, or that there was no field for. */
  leaveOthers() {
    for (const [name, text] of this.#cells)
      if (!this.#asked.has(name) && !ABOUT_LINKEDIN.test(name)) this.#tell(name, text)
  }

  is(name: string, value: string): boolean {
    return this.#cells.get(name) === value
  }

  #first(names: string[]): [string, string] {
    const name = names.find((each) => this.#cells.get(each)) ?? ''
    this.#asked.add(name)
    return [name, this.#cells.get(name) ?? '']
  }

  #tell(name: string, text: string) {
    if (text) this.#unread.push(`${name}: ${text.slice(0, MOST_TOLD)}`.toWellFormed())
  }
}

function siteOf(text: string): string {
  if (!SITE.test(text)) return ''
  const url = /^https?:/i.test(text) ? text : `https://${text}`
  return url.length <= MOST.url ? url : ''
}

/** LinkedIn joins lines by two spaces. */
function htmlOf(text: string): string {
  const lines = text.toWellFormed().split(/\n| {2,}/)
  return paragraphsHtml(lines.map((line) => line.trim()).filter(Boolean))
}
