import { isNow, isOnlyDates, readMoment, readPeriod } from '../importing/text/dates.ts'
import { DOCUMENT_LIMITS as MOST, type Period } from '../shared/document.ts'
import { linesOf, linkHtml, listHtml, paragraphsHtml } from '../shared/rich-text.ts'
import { shownUrl } from '../shared/words.ts'
import { isRecord, OWN_KEY } from './complement.ts'

/** Some programs write the texts of a CV as HTML. */
const HTML = /<(?:p|ul|ol|li|br|div|strong|b|em|i|span)\b[^>]*>/i
/** No CV has a list of more texts than this. */
const MOST_TEXTS = 100

/** Reads fields of a file that another program wrote; what it can't take is kept in `unread`, in words. */
export class StandardReader {
  readonly unread: string[] = []
  /** Every value that was asked for is noted, so that the rest of the file can be named as not read. */
  readonly #asked = new Set<string>()

  /** Reads a text of one line; empty for what is no text. */
  text(value: unknown, most: number = MOST.text): string {
    if (typeof value !== 'string' && typeof value !== 'number') return ''
    const text = oneLine(value)
    this.#asked.add(text)
    if (text.length <= most) return text
    this.leave(text)
    return ''
  }

  /** Reads a text of several lines. */
  long(value: unknown): string[] {
    if (typeof value !== 'string') return []
    this.#asked.add(oneLine(value))
    const said = HTML.test(value)
      ? linesOf(value).map((line) => line.replace(/^• /, ''))
      : value.split(/\r?\n/)
    const lines = said.map(oneLine)
    const total = lines.join('').length
    if (total <= MOST.rich_text * 0.8) return lines.filter(Boolean)
    this.leave(value)
    return []
  }

  /** Reads a list of texts. */
  texts(value: unknown, isLong = false): string[] {
    if (!Array.isArray(value)) return []
    return value
      .slice(0, MOST_TEXTS)
      .map((each) => this.text(each, isLong ? MOST.rich_text / 4 : MOST.text))
      .filter(Boolean)
  }

  /** Reads several texts as one line. */
  joined(values: unknown[], by = ', '): string {
    return this.text(
      values
        .map((each) => this.text(each))
        .filter(Boolean)
        .join(by),
    )
  }

  /** Paragraphs, then a list, then an address, as far as one text of a CV takes them. */
  rich(paragraphs: string[], items: string[] = [], url = ''): string {
    const taken: { lines: string[]; items: string[] } = { lines: [], items: [] }
    const link = url ? linkHtml(url, shownUrl(url)) : ''
    const html = () => paragraphsHtml(taken.lines) + listHtml(taken.items) + link
    const take = (to: string[]) => (text: string) => {
      to.push(text)
      if (html().length <= MOST.rich_text) return
      to.pop()
      this.leave(text)
    }
    paragraphs.forEach(take(taken.lines))
    items.forEach(take(taken.items))
    return html()
  }

  /** Reads a date as people and programs write it; what of it is no date is told as well. */
  moment(value: unknown): string {
    const text = isRecord(value) ? this.joined([value.year, value.month], '-') : this.text(value)
    const moment = readMoment(text)
    if (text && (!moment || !isDate(text))) this.leave(text)
    return moment
  }

  /** In JSON Resume what has begun and has no end goes on; « Present » says so, and so does one text of both dates. */
  period(item: Record<string, unknown>): Period {
    const ends = item.endDate ?? item.end
    const whole = this.text(item.date ?? item.period ?? item.dates)
    const dated = whole && !this.text(item.startDate ?? item.start) ? readPeriod(whole) : null
    if (dated) {
      if (dated.rest) this.leave(whole)
      return dated.period
    }
    if (whole) this.leave(whole)
    const start = this.moment(item.startDate ?? item.start)
    const end = this.text(ends)
    if (isNow(end)) return { start, end: '', is_current: true }
    return { start, end: this.moment(ends), is_current: start !== '' && isNothing(ends) }
  }

  /** The first of these values that is a text, as other versions of the standard call a field otherwise. */
  first(...values: unknown[]): string {
    return this.text(values.find((value) => this.text(value) !== ''))
  }

  url(value: unknown): string {
    const text = this.text(value, MOST.url)
    if (/^(https?:\/\/|mailto:)\S+$/i.test(text)) return text
    if (/^(www\.)?[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(text)) return `https://${text}`
    if (text) this.leave(text)
    return ''
  }

  /** Reads the items of a list; a missing list has none. */
  items(value: unknown): Record<string, unknown>[] {
    if (!Array.isArray(value)) return []
    return value.slice(0, MOST.entries).filter(isRecord)
  }

  /** The same for a list whose items some programs write as texts: `["Excel", "Word"]`. */
  named(value: unknown, key: string): Record<string, unknown>[] {
    if (!Array.isArray(value)) return []
    return this.items(value.map((each: unknown) => (typeof each === 'string' ? { [key]: each } : each)))
  }

  /** Says what of the file nobody asked for: fields that we do not know, and what stands too far down a list. */
  leaveOthers({ $schema: _schema, meta: _meta, ...file }: Record<string, unknown>) {
    const open: unknown[] = [file]
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (Array.isArray(next)) open.push(...next.toReversed())
      else if (isRecord(next)) open.push(...saidIn(next).toReversed())
      else if (typeof next === 'string' || typeof next === 'number') {
        const text = oneLine(next)
        if (text && !this.#asked.has(text)) this.leave(text)
      }
    }
  }

  /** Notes a value that the CV has no place for. */
  leave(text: string) {
    if (this.unread.length < MOST_TEXTS) this.unread.push(text.slice(0, MOST.url))
  }
}

/** What is no text, such as `{ "year": 2021 }`, is an end all the same. */
function isNothing(value: unknown): boolean {
  return value === undefined || value === null || String(value).trim() === ''
}

function isDate(text: string): boolean {
  return isOnlyDates(text.replace(/[T ]\d{2}:.*$/, ''))
}

function oneLine(value: string | number): string {
  return String(value)
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}

/** A null says nothing, and our own part (`x-asafidy`) is read by itself. */
function saidIn(record: Record<string, unknown>): unknown[] {
  return Object.entries(record).flatMap(([key, value]) =>
    key === OWN_KEY || value === null || value === undefined ? [] : [value],
  )
}
