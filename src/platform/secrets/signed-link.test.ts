import { expect, test } from 'vitest'
import { readToken, signToken } from './signed-link.ts'

const SECRET = 'un secret de trente-deux caractères au moins'
const now = new Date('2026-11-21T08:00:00Z')
const later = new Date(now.getTime() + 3_600_000)

test('a token gives its subject back, for its purpose and its server only', () => {
  const token = signToken(SECRET, { purpose: 'stop', subject: 'notification:12:é.ü' })
  expect(token).toMatch(/^[\w.-]+$/)
  expect(readToken([SECRET], 'stop', token, now)).toBe('notification:12:é.ü')
  expect(readToken([SECRET], 'start', token, now)).toBeNull()
  expect(readToken([`${SECRET}.`], 'stop', token, now)).toBeNull()
})

test('a token that was changed in any place is nothing', () => {
  const token = signToken(SECRET, { purpose: 'stop', subject: 'a:1', expires: later })
  for (let at = 0; at < token.length; at++) {
    const changed = `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`
    expect(readToken([SECRET], 'stop', changed, now)).toBeNull()
  }
  for (const odd of ['', '.', '..', '...', 'a', `${token}.a`, token.slice(0, -2)])
    expect(readToken([SECRET], 'stop', odd, now)).toBeNull()
})

test('a token ends when it was told to', () => {
  const token = signToken(SECRET, { purpose: 'stop', subject: 'a:1', expires: later })
  expect(readToken([SECRET], 'stop', token, later)).toBe('a:1')
  expect(readToken([SECRET], 'stop', token, new Date(later.getTime() + 1000))).toBeNull()
})
