import { afterEach, expect, test, vi } from 'vitest'
import { forgetCopy, type PageCopy, readCopy, saveCopy } from './page-copies.ts'

interface Written extends PageCopy {
  text: string
}

const copy = (page: string, text: string, at: number): Written => ({ page, text, at })
const textOf = (of: string) => readCopy<Written>(of)?.text ?? null
const ONE = 'asafidy.resume.5.1'

function storage(kept: Record<string, string> = {}) {
  const functions = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => Object.assign(kept, { [key]: value }),
    removeItem: (key: string) => delete kept[key],
  }
  // Its keys are its own, as those of the browser's.
  const made = new Proxy(kept, { get: (_, name) => Reflect.get(functions, name) ?? Reflect.get(kept, name) })
  vi.stubGlobal('localStorage', made)
}

afterEach(() => vi.unstubAllGlobals())

test('two pages on one thing do not throw away what the other could not send', () => {
  storage()
  saveCopy(ONE, copy('a', 'Écrit dans l’une', 1))
  saveCopy(ONE, copy('b', 'Écrit dans l’autre', 2))
  expect(textOf(ONE)).toBe('Écrit dans l’autre')
  forgetCopy(ONE, 'b')
  expect(textOf(ONE)).toBe('Écrit dans l’une')
  forgetCopy(ONE, 'a')
  expect(textOf(ONE)).toBeNull()
})

test('the copy of another one, or of another person, is not this one’s', () => {
  storage()
  saveCopy('asafidy.resume.5.12', copy('a', 'Un autre', 1))
  saveCopy('asafidy.resume.51.1', copy('a', 'Une autre personne', 1))
  expect(textOf(ONE)).toBeNull()
})

test('a browser that keeps nothing, or broken words, has no copy', () => {
  storage({ 'asafidy.resume.5.1.a': '{' })
  expect(textOf(ONE)).toBeNull()
  vi.stubGlobal('localStorage', undefined)
  saveCopy(ONE, copy('a', 'Perdu', 1))
  forgetCopy(ONE, 'a')
  expect(textOf(ONE)).toBeNull()
})
