import { afterEach, expect, test, vi } from 'vitest'
import { stubLocalStorage } from '#test/in-browser/local-storage.ts'
import { forgetCopy, hasCopy, type PageCopy, readCopy, saveCopy } from './page-copies.ts'

interface Written extends PageCopy {
  text: string
}

const copy = (page: string, text: string, at: number): Written => ({ page, text, at })
const textOf = (of: string) => readCopy<Written>(of)?.text ?? null
const ONE = 'asafidy.resume.5.1'

afterEach(() => vi.unstubAllGlobals())

test('two pages on one thing do not throw away what the other could not send', () => {
  stubLocalStorage()
  saveCopy(ONE, copy('a', 'Écrit dans l’une', 1))
  saveCopy(ONE, copy('b', 'Écrit dans l’autre', 2))
  expect(textOf(ONE)).toBe('Écrit dans l’autre')
  forgetCopy(ONE, 'b')
  expect(textOf(ONE)).toBe('Écrit dans l’une')
  forgetCopy(ONE, 'a')
  expect(textOf(ONE)).toBeNull()
})

test('a page knows that its copy was taken away', () => {
  stubLocalStorage()
  saveCopy(ONE, copy('a', 'Écrit', 1))
  expect(hasCopy(ONE, 'a')).toBe(true)
  expect(hasCopy(ONE, 'b')).toBe(false)
  forgetCopy(ONE, 'a')
  expect(hasCopy(ONE, 'a')).toBe(false)
})

test('the copy of another one, or of another person, is not this one’s', () => {
  stubLocalStorage()
  saveCopy('asafidy.resume.5.12', copy('a', 'Un autre', 1))
  saveCopy('asafidy.resume.51.1', copy('a', 'Une autre personne', 1))
  expect(textOf(ONE)).toBeNull()
})

test('a browser that keeps nothing, or broken words, has no copy', () => {
  stubLocalStorage({ 'asafidy.resume.5.1.a': '{' })
  expect(textOf(ONE)).toBeNull()
  vi.stubGlobal('localStorage', undefined)
  saveCopy(ONE, copy('a', 'Perdu', 1))
  expect(hasCopy(ONE, 'a')).toBe(false)
  forgetCopy(ONE, 'a')
  expect(textOf(ONE)).toBeNull()
})
