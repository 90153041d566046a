import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FIRST_PAGES, GUEST_PAGES, LATE_PART_OF_ALL } from './vite-shared-chunks.ts'

const PAGES = join(import.meta.dirname, '../src/pages')

test.each([...GUEST_PAGES, ...FIRST_PAGES])(
  'the pages of visitors that the build names are there: %s',
  (name) => {
    expect(existsSync(join(PAGES, name))).toBe(true)
  },
)

test('the part that every page loads later is there, and asked for by every page', () => {
  const name = LATE_PART_OF_ALL.split('/').at(-1)
  expect(existsSync(join(PAGES, '../..', LATE_PART_OF_ALL))).toBe(true)
  expect(readFileSync(join(PAGES, '../shell/root.tsx'), 'utf8')).toContain(name)
})

test('every other folder of pages is of people who are signed in', () => {
  const folders = readdirSync(PAGES, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const others = folders.map(({ name }) => `${name}/`).filter((name) => !GUEST_PAGES.includes(name))
  expect(others.sort()).toEqual(['applicant/', 'dashboard/', 'layouts/', 'recruiter/'])
})
