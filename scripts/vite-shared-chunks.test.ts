import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { GUEST_PAGES } from './vite-shared-chunks.ts'

const PAGES = join(import.meta.dirname, '../src/pages')

test.each(GUEST_PAGES)('the pages of visitors that the build names are there: %s', (name) => {
  expect(existsSync(join(PAGES, name))).toBe(true)
})

test('every other folder of pages is of people who are signed in', () => {
  const folders = readdirSync(PAGES, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const others = folders.map(({ name }) => `${name}/`).filter((name) => !GUEST_PAGES.includes(name))
  expect(others.sort()).toEqual(['applicant/', 'dashboard/', 'layouts/', 'recruiter/'])
})
