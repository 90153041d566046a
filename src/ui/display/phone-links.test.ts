import { expect, test } from 'vitest'
import { whatsappNumber } from '#src/shared/phone.ts'

test.each([
  ['+261341234567', '261341234567'],
  ['+33612345678', '33612345678'],
  ['0341234567', null],
  ['', null],
])('WhatsApp knows the number %s as %s', (stored, known) => {
  expect(whatsappNumber(stored)).toBe(known)
})
