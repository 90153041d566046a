import { DOCUMENT_LIMITS as MOST, type Period } from '../shared/document.ts'
import { linkHtml, listHtml, paragraphsHtml } from '../shared/rich-text.ts'
import { shownUrl } from '../shared/words.ts'
import { isRecord, OWN_KEY } from './complement.ts'

/** A `ResumeDocument` takes these texts as dates. */
const MOMENT = /^(19|20)\d\d(-(0[1-9]|1[0-2]))?$/
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
    const lines = value.split(/\r?\n/).map(oneLine)
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

  /** Reads `2020-02-01` as `2020-02`; empty for no date. */
  moment(value: unknown): string {
    const text = this.text(value)
    const [, moment = ''] = /^(\d{4}(?:-\d{2})?)(?:-\d{2})?(?:T.*)?$/.exec(text) ?? []
    if (MOMENT.test(moment)) return moment
    if (text) this.leave(text)
    return ''
  }

  /** In JSON Resume what has begun and has no end goes on. */
  period(item: Record<string, unknown>): Period {
    const [start, end] = [this.moment(item.startDate), this.moment(item.endDate)]
    return { start, end, is_current: start !== '' && !this.text(item.endDate) }
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
