import { expect, test } from 'vitest'
import { readSmsAnswer, senderNumber } from './reading-answers.ts'

test.each([
  'STOP',
  'stop',
  ' Stop. ',
  'STÔP',
  's t o p',
  'STOP SVP',
  'stop\n',
  'Arrêt',
  '«\u00a0STOP\u00a0»',
])('%j ends the messages', (text) => expect(readSmsAnswer(text)).toEqual({ kind: 'stop' }))

test.each([
  ['OUI 2', 2],
  ['oui2', 2],
  ['Oui, 2 !', 2],
  ['OUÏ  2', 2],
  ['oui n° 2', 2],
  ['Oui créneau 2', 2],
  ['OUI 02', 2],
  ['OUI', null],
])('%j takes the slot %j', (text, number) => {
  expect(readSmsAnswer(text)).toEqual({ kind: 'yes', number })
})

test.each(['', 'NON', 'oui mais mardi', 'OUI 2 ou 3', 'OUI 123', 'Bonjour', 'stopper', '2', '🎉'])(
  '%j asks for nothing',
  (text) => expect(readSmsAnswer(text)).toEqual({ kind: 'other' }),
)

test.each(['+261341234567', '261341234567', '00261341234567', '034 12 345 67', 'tel:+261341234567'])(
  '%s is the sender as it is stored',
  (from) => expect(senderNumber(from)).toBe('+261341234567'),
)
