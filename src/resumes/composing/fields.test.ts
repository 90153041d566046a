import { expect, test } from 'vitest'
import { readPdf } from '#test/pdf-text.ts'
import { PRINTED_RESUMES } from '#test/printed-resumes.ts'
import { type ResumeDocument, SECTION_HEADINGS, type Section, TEMPLATE_NAMES } from '../shared/document.ts'
import { formatPeriod, moment, shownUrl } from '../shared/words.ts'
import { composePdf } from './compose.ts'

// What software reads must be all that a person wrote: each field of each CV, in each template.

const cases = TEMPLATE_NAMES.flatMap((template) =>
  Object.entries(PRINTED_RESUMES).map(([name, document]) => ({ template, name, document })),
)

test.each(cases)('$template gives back each field of the CV $name', async ({ template, document }) => {
  const pdf = await composePdf({ ...document, style: { ...document.style, template } })
  const { layout, drawn, tagged, title, author, headings } = await readPdf(pdf)
  const name = `${document.identity.first_name} ${document.identity.last_name}`
  expect({ title, author }).toEqual({ title: `CV ${name}`, author: name })
  expect(squeezed(headings.join(''))).toContain(squeezed(name))
  const fields = fieldsOf(document)
  expect(fields.length).toBeGreaterThan(20)
  expect(fields.filter((field) => !isInOrder(drawn, field))).toEqual([])
  expect(fields.filter((field) => !isIn(squeezed(tagged), field))).toEqual([])
  expect(fields.filter((field) => !isInOrder(layout, field))).toEqual([])
})

const isIn = (text: string, field: string) => text.includes(squeezed(field))

/** Of two columns a line of the layout has words of both: those of a field follow one another, others between them. */
function isInOrder(layout: string, field: string): boolean {
  const words = field
    .split(/\s+|(?<=[@/._?&=-])/)
    .filter(Boolean)
    .map((word) => word.toLowerCase())
  const text = layout.replace(/\s+/g, ' ').toLowerCase()
  for (
    let start = text.indexOf(words[0] ?? '');
    start >= 0;
    start = text.indexOf(words[0] ?? '', start + 1)
  ) {
    let at = start
    const follows = words.every((word) => {
      const found = text.indexOf(word, at)
      if (found < 0 || found > at + 500) return false
      at = found + word.length
      return true
    })
    if (follows) return true
  }
  return false
}

/** Without spaces, which a line's end may or may not be; titles are printed in capitals by some templates. */
function squeezed(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase()
}

function fieldsOf({ identity, sections }: ResumeDocument): string[] {
  const { first_name, last_name, headline, email, city, address, driving_licence, links } = identity
  const own = [first_name, last_name, headline, email, city, address, driving_licence]
  const all = [...own, ...links.map(({ url }) => shownUrl(url)), ...sections.flatMap(fieldsOfSection)]
  return all.filter(Boolean)
}

function fieldsOfSection(section: Section): string[] {
  const heading = section.heading || SECTION_HEADINGS[section.kind]
  if (section.kind === 'summary') return [...linesOf(section.text)]
  const entries: object[] = section.entries
  return [heading, ...entries.flatMap((entry) => fieldsOfEntry(entry as Record<string, string>))]
}

const TEXTS = [
  ...['title', 'degree', 'name', 'role', 'company', 'school', 'organisation', 'city', 'subtitle', 'position'],
  ...['issuer', 'label', 'email', 'group'],
]

function fieldsOfEntry(entry: Record<string, string>): string[] {
  const { start = '', end = '', date = '', url = '', description = '' } = entry
  const dates = formatPeriod({ start, end, is_current: Boolean(entry.is_current) })
  const said = TEXTS.map((name) => entry[name] ?? '')
  // An address that is led to from a name is not spelt out everywhere.
  return [
    ...said,
    dates,
    date && moment(date),
    'issuer' in entry ? '' : shownUrl(url),
    ...linesOf(description),
  ]
}

function linesOf(html: string): string[] {
  return html
    .split(/<\/?(?:p|li|ul|ol|br)[^>]*>/)
    .map((line) => line.replace(/<[^>]+>/g, '').trim())
    .filter(Boolean)
}
