/** An item of a list as Word for desktop puts it on the clipboard: a paragraph whose style says in which list it is. */
const ITEM = /<p\b(?=[^>]*\bmso-list:\s*l\d+\s+level(\d+))[^>]*>([\s\S]*?)<\/p>/gi
/** The bullet or the number is written before the words, for programs that know no lists of Word. */
const MARK = /<!(?:--)?\[if !supportLists\](?:--)?>([\s\S]*?)<!(?:--)?\[endif\](?:--)?>/i
const MARK_SPAN = /<span\b[^>]*mso-list:\s*Ignore[^>]*>(?:[^<]|<span\b[^>]*>[^<]*<\/span>)*<\/span>/i
/** What may stand between two items of one list. */
const BETWEEN = /^(?:\s|&nbsp;|<!--[\s\S]*?-->|<o:p>[\s\S]*?<\/o:p>)*$/i
const NUMBER = /^\(?(?:\d{1,3}|[a-z]|[ivxlc]{1,6})[.)]/i

interface Item {
  level: number
  html: string
  isNumbered: boolean
  start: number
  end: number
}

/** What was copied in Word for desktop, with its bullets and numbers as lists; any other HTML as it is. */
export function listsOfWord(html: string): string {
  const items = [...html.matchAll(ITEM)].map((match) => itemOf(match))
  let made = ''
  let from = 0
  for (let at = 0; at < items.length; ) {
    const list: Item[] = []
    for (let item = items[at]; item; item = items[at]) {
      const before = list.at(-1)
      if (before && !BETWEEN.test(html.slice(before.end, item.start))) break
      list.push(item)
      at += 1
    }
    made += html.slice(from, list[0]?.start) + listHtml(list)
    from = list.at(-1)?.end ?? from
  }
  return made + html.slice(from)
}

function itemOf({ 0: whole, 1: level, 2: content = '', index }: RegExpExecArray): Item {
  const mark = MARK.exec(content)?.[0] ?? MARK_SPAN.exec(content)?.[0] ?? ''
  const said = mark.replaceAll(/<[^>]*>|&nbsp;|\s/g, '')
  return {
    level: Number(level),
    html: content.replace(mark, '').trim(),
    isNumbered: NUMBER.test(said),
    start: index,
    end: index + whole.length,
  }
}

/** A deeper level stands in a list of its own within the item before it. */
function listHtml(items: Item[]): string {
  const [first] = items
  if (!first) return ''
  const [tag, level] = [first.isNumbered ? 'ol' : 'ul', Math.min(...items.map((item) => item.level))]
  const groups: { item: Item; inner: Item[] }[] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last && item.level > level) last.inner.push(item)
    else groups.push({ item, inner: [] })
  }
  const lines = groups.map(({ item, inner }) => `<li><p>${item.html}</p>${listHtml(inner)}</li>`)
  return `<${tag}>${lines.join('')}</${tag}>`
}
