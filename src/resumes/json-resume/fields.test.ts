import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isIn, isInOrder } from '#test/resumes/contains-text.ts'
import { JSON_RESUMES } from '#test/resumes/json-resumes.ts'
import { readPdf } from '#test/resumes/pdf-text.ts'
import { composePdf } from '../composing/compose.ts'
import { LANGUAGE_LEVEL_WORDS, SKILL_LEVELS, TEMPLATE_NAMES } from '../shared/document.ts'
import { isExactLevel, readLanguageLevel, readSkillLevel } from '../shared/levels.ts'
import { formatPeriod, shownUrl } from '../shared/words.ts'
import { isRecord } from './complement.ts'
import { readJsonResume } from './read.ts'

// What another program wrote is all on the page that we print of it: each field of each file, in each template.

/** A folder of files that are not ours to keep here, such as the standard's own examples. */
const OTHERS = process.env.JSON_RESUMES

const files = { ...JSON_RESUMES, ...(OTHERS ? readOthers(OTHERS) : {}) }
const cases = TEMPLATE_NAMES.flatMap((template) =>
  Object.entries(files).map(([name, file]) => ({ template, name, file })),
)

test.each(cases)('$template gives back each field of the file $name', async ({ template, file }) => {
  const read = readJsonResume(file)
  if (!read) throw new Error('not read')
  expect(read.unread).toEqual([])
  const { document } = read
  const pdf = await composePdf({ ...document, style: { ...document.style, template } })
  const { layout, drawn, tagged } = await readPdf(pdf)
  const fields = fieldsOf(file)
  expect(fields.length).toBeGreaterThan(15)
  expect(fields.filter((field) => !isInOrder(layout, field))).toEqual([])
  expect(fields.filter((field) => !isInOrder(drawn, field))).toEqual([])
  expect(fields.filter((field) => !isIn(tagged, field))).toEqual([])
})

function readOthers(folder: string): Record<string, Record<string, unknown>> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.resume.json'))
  return Object.fromEntries(names.map((name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf8'))]))
}

/** Every text of a file, as a CV in French says it. */
function fieldsOf({ $schema: _schema, meta: _meta, ...file }: Record<string, unknown>): string[] {
  return textsOf(file).filter(Boolean)
}

function textsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return value.split('\n').map((line) => wordsOf(key, line))
  if (Array.isArray(value)) return value.flatMap((each) => textsOf(each, key))
  if (!isRecord(value)) return []
  const { startDate, endDate, ...said } = value
  const [start, end] = [startDate, endDate].map((date) => (typeof date === 'string' ? date.slice(0, 7) : ''))
  const period = formatPeriod({ start: start ?? '', end: end ?? '', is_current: Boolean(start) && !end })
  return [start || end ? period : '', ...Object.entries(said).flatMap(([name, each]) => textsOf(each, name))]
}

function wordsOf(key: string, text: string): string {
  if (key === 'url') return shownUrl(text)
  if (key === 'date' || key === 'releaseDate')
    return formatPeriod({ start: text.slice(0, 7), end: '', is_current: false })
  if (key === 'countryCode') return new Intl.DisplayNames('fr', { type: 'region' }).of(text) ?? text
  if (key === 'level') return SKILL_LEVELS[readSkillLevel(text)] || text
  const level = key === 'fluency' && isExactLevel(text) ? readLanguageLevel(text) : ''
  return level ? LANGUAGE_LEVEL_WORDS[level] : text
}
