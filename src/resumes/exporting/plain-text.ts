import type { ResumeDocument } from '../shared/document.ts'
import { plainText } from '../shared/rich-text.ts'
import { type WordedEntry, wordsOf } from './words.ts'

/** A CV as a text for forms that take nothing else: a heading a line, no looks, lines as long as they are. */
export function writePlainText(document: ResumeDocument): string {
  const { name, headline, contact, sections } = wordsOf(document)
  const head = [name, headline, ...contact.map(({ text }) => text)].filter(Boolean).join('\n')
  const parts = sections.map(({ heading, entries }) => {
    const isList = entries.every(({ place, dates, text }) => !place && !dates && !text)
    const body = entries.map(isList ? ({ title }) => `- ${title}` : writeEntry).join(isList ? '\n' : '\n\n')
    return `${heading.toLocaleUpperCase('fr')}\n\n${body}`
  })
  return `${[head, ...parts].filter(Boolean).join('\n\n\n')}\n`
}

function writeEntry({ title, place, dates, href, text }: WordedEntry): string {
  const link = href && !title.includes(href) ? href : ''
  const words = plainText(text).replaceAll(/^• /gm, '- ')
  return [title, [place, dates].filter(Boolean).join(' | '), link, words].filter(Boolean).join('\n')
}
