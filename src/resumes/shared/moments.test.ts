import { expect, test } from 'vitest'
import { readMoment, writeMoment } from './moments.ts'

test.each([
  ['mars 2021', '2021-03'],
  ['Mars 2021', '2021-03'],
  ['sept. 2020', '2020-09'],
  ['03/2021', '2021-03'],
  ['3-2021', '2021-03'],
  ['2021-03', '2021-03'],
  ['2021', '2021'],
  ['  ', ''],
])('« %s » is read as %s', (text, moment) => {
  expect(readMoment(text)).toEqual({ moment })
})

test.each(['aujourd’hui', "aujourd'hui", 'Présent', 'en cours'])('« %s » is now', (text) => {
  expect(readMoment(text)).toBe('now')
})

test.each(['13/2021', '00/2021', 'ju 2021', '21', 'hier', '1850', '2021-13', '12/03/2021'])(
  '« %s » is refused rather than guessed',
  (text) => {
    expect(readMoment(text)).toBeNull()
  },
)

test('a moment is shown as it would be typed', () => {
  for (const moment of ['2021-03', '2021', '']) expect(readMoment(writeMoment(moment))).toEqual({ moment })
})
