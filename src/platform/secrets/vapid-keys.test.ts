import { expect, test } from 'vitest'
import { deriveVapidKeys, isVapidPair } from './vapid-keys.ts'

test('a secret whose key begins with zeros gives a pair like any other', () => {
  for (const secret of ['secret 71', 'another secret']) {
    const pair = deriveVapidKeys(secret)
    expect(pair.privateKey).toHaveLength(43)
    expect(isVapidPair(pair)).toBe(true)
  }
  // The first byte of this one is zero.
  expect(deriveVapidKeys('secret 71').privateKey).toMatch(/^A/)
})
