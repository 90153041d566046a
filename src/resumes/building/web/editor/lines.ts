import { htmlOfText } from '#src/resumes/shared/rich-words.ts'

/** The text with one line more, in its last list where lists are what it is made of. */
export function withLine(html: string, line: string, isItem: boolean): string {
  const added = htmlOfText(isItem ? `• ${line}` : line)
  if (isItem && html.endsWith('</ul>')) return html.slice(0, -'</ul>'.length) + added.slice('<ul>'.length)
  return html + added
}
