import { expect, test } from 'vitest'
import { rewriteInChild } from '#src/platform/files/pdf-rewriting.ts'
import type { ResumeContent } from '../shared/parts.ts'
import { composeResume } from './pdf.ts'

const HOSTILE = [
  '#panic("x")',
  '#read("/etc/passwd")',
  '#import "@preview/x:1.0.0"',
  '$x^2$ *gras* _it_ @ref <lab> `code` // fin',
  '"); #eval("1"',
  '\\u{41} \\" \\',
  '漢字 😀 \u202e inversé',
  '] #[ {{ }} %s \u0007',
]

function content(text: string): ResumeContent {
  return {
    title: text,
    name: text,
    description: text,
    person: { first_name: text, last_name: text, email: text, phone_number: text, city: text },
    headline: text,
    skills: [text],
    experiences: [{ title: text, company: text, city: null, start: text, end: null, description: text }],
    education: [{ degree: text, school: text, year: 2020 }],
    languages: [{ name: text, level: text }],
  }
}

test.each(HOSTILE)('the words %s are printed, not run', async (text) => {
  expect(await rewriteInChild(composeResume(content(text)))).toMatchObject({ ok: true, removed: [] })
})

test('a long CV goes on to other pages', async () => {
  const long = { ...content('Comptable'), experiences: Array(30).fill(content('Comptable').experiences[0]) }
  expect(await rewriteInChild(composeResume(long))).toMatchObject({ ok: true, pages: 3 })
})
