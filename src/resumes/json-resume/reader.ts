import { DOCUMENT_LIMITS as MOST, type Period } from '../shared/document.ts'
import { isRecord } from './complement.ts'

/** What a `ResumeDocument` takes as a date. */
const MOMENT = /^(19|20)\d\d(-(0[1-9]|1[0-2]))?$/
/** Most texts of one list: more are no CV's. */
const MOST_TEXTS = 100

/** Reads fields of a file that another program wrote; what it can't take is kept in `unread`, in words. */
export class StandardReader {
  readonly unread: string[] = []

  /** One line; '' for what is no text. */
  text(value: unknown, most: number = MOST.text): string {
    if (typeof value !== 'string' && typeof value !== 'number') return ''
    const text = String(value)
      .replaceAll(/[\p{Cc}\s]+/gu, ' ')
      .trim()
    if (text.length <= most) return text
    this.leave(text)
    return ''
  }

  /** A text of several lines. */
  long(value: unknown): string[] {
    if (typeof value !== 'string') return []
    const lines = value.split(/\r?\n/).map((line) => line.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim())
    const total = lines.join('').length
    if (total <= MOST.rich_text * 0.8) return lines.filter(Boolean)
    this.leave(value)
    return []
  }

  /** A list of texts. */
  texts(value: unknown, isLong = false): string[] {
    if (!Array.isArray(value)) return []
    return value
      .slice(0, MOST_TEXTS)
      .map((each) => this.text(each, isLong ? MOST.rich_text / 4 : MOST.text))
      .filter(Boolean)
  }

  /** `2020-02-01` as `2020-02`; '' for none. */
  moment(value: unknown): string {
    const text = this.text(value)
    const [, moment = ''] = /^(\d{4}(?:-\d{2})?)(?:-\d{2})?(?:T.*)?$/.exec(text) ?? []
    if (MOMENT.test(moment)) return moment
    if (text) this.leave(text)
    return ''
  }

  /** Of JSON Resume: what has begun and has no end goes on. */
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

  /** Items of a list that is there. */
  items(value: unknown): Record<string, unknown>[] {
    if (!Array.isArray(value)) return []
    const read = value.slice(0, MOST.entries).filter(isRecord)
    for (const each of value.slice(MOST.entries)) this.leave(JSON.stringify(each))
    return read
  }

  /** Says that this was not taken. */
  leave(text: string) {
    if (this.unread.length < MOST_TEXTS) this.unread.push(text.slice(0, MOST.url))
  }
}
