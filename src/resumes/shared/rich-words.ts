import { escapeText } from '#src/shared/markup.ts'

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': '’', nbsp: '\u00a0' }

/** What is read of a rich text: its paragraphs and list items, each on a line. */
export function textOfHtml(html: string): string {
  return html
    .replace(/<li[^>]*>(\s*<p>)?/gi, '\n• ')
    .replace(/<\/(p|li|ul|ol)>|<br\s*\/?>/gi, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(#39|\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\n{2,}/g, '\n')
    .trim()
}

const BULLET = /^\s*(?:[•·▪‣*–-])\s+/

/** Lines as rich text: those that begin with a dash or a bullet become a list. */
export function htmlOfText(text: string): string {
  const parts: string[] = []
  let items: string[] = []
  const closeList = () => {
    if (items.length > 0) parts.push(`<ul>${items.map((item) => `<li><p>${item}</p></li>`).join('')}</ul>`)
    items = []
  }
  for (const line of text.split(/\r?\n/).filter((each) => each.trim())) {
    if (BULLET.test(line)) items.push(escapeText(line.replace(BULLET, '').trim()))
    else {
      closeList()
      parts.push(`<p>${escapeText(line.trim())}</p>`)
    }
  }
  closeList()
  return parts.join('')
}
