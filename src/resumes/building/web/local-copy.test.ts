import { afterEach, expect, test, vi } from 'vitest'
import { makeDocument } from '#test/resumes/resume-document.ts'
import { forgetLocal, type LocalCopy, readLocal, saveLocal } from './local-copy.ts'

const copy = (page: string, headline: string, at: number): LocalCopy => {
  const base = makeDocument()
  return { page, document: makeDocument(headline), revision: 1, base, sent: [], at }
}

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

test('two pages on one CV do not throw away what the other could not send', () => {
  storage()
  saveLocal(5, 1, copy('a', 'Écrit dans l’une', 1))
  saveLocal(5, 1, copy('b', 'Écrit dans l’autre', 2))
  expect(readLocal(5, 1)?.document.identity.headline).toBe('Écrit dans l’autre')
  forgetLocal(5, 1, 'b')
  expect(readLocal(5, 1)?.document.identity.headline).toBe('Écrit dans l’une')
  forgetLocal(5, 1, 'a')
  expect(readLocal(5, 1)).toBeNull()
})

test('the copy of another CV, or of another person, is not this one’s', () => {
  storage()
  saveLocal(5, 12, copy('a', 'Un autre CV', 1))
  saveLocal(51, 1, copy('a', 'Une autre personne', 1))
  expect(readLocal(5, 1)).toBeNull()
})

test('a browser that keeps nothing, or broken words, has no copy', () => {
  storage({ 'asafidy.resume.5.1.a': '{' })
  expect(readLocal(5, 1)).toBeNull()
  vi.stubGlobal('localStorage', undefined)
  saveLocal(5, 1, copy('a', 'Perdu', 1))
  forgetLocal(5, 1, 'a')
  expect(readLocal(5, 1)).toBeNull()
})
