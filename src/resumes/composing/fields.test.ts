import { expect, test } from 'vitest'
import { isIn, isInOrder, squeezed } from '#test/resumes/contains-text.ts'
import { readPdf } from '#test/resumes/pdf-text.ts'
import { PRINTED_RESUMES } from '#test/resumes/printed-resumes.ts'
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
  expect(fields.filter((field) => !isIn(tagged, field))).toEqual([])
  expect(fields.filter((field) => !isInOrder(layout, field))).toEqual([])
})

function fieldsOf({ identity, sections }: ResumeDocument): string[] {
  const { first_name, last_name, headline, email, city, address, driving_licence, links } = identity
  const own = [first_name, last_name, headline, email, city, address, driving_licence]
  const reached = links.flatMap(({ label, url }) => [label, shownUrl(url)])
  const all = [...own, ...reached, ...sections.flatMap(fieldsOfSection)]
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
  return [...said, dates, date && moment(date), shownUrl(url), ...linesOf(description)]
}

function linesOf(html: string): string[] {
  return html
    .split(/<\/?(?:p|li|ul|ol|br)[^>]*>/)
    .map((line) => line.replace(/<[^>]+>/g, '').trim())
    .filter(Boolean)
}
