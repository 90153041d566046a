import { expect, test } from 'vitest'
import { dayAt, formatDate, formatDay, formatRelative, formatShortDate, formatTime } from './dates.ts'
import { formatDayDate, formatLongDate, formatShortDayDate } from './weekdays.ts'

const now = '2026-03-19T12:00:00Z'

test('dates are written as they are read in French', () => {
  expect(formatDate('2026-08-01')).toBe('1er août 2026')
  expect(formatLongDate('2026-03-19')).toBe('jeudi 19 mars 2026')
  expect(formatShortDate('2026-12-15', now)).toBe('15 déc.')
  expect(formatShortDate('2025-12-15', now)).toBe('15 déc. 2025')
  expect(formatDayDate('2026-03-19')).toBe('jeu. 19 mars 2026')
  expect(formatShortDayDate('2026-12-01', now)).toBe('mar. 1er déc.')
  expect(formatShortDayDate('2027-01-04', now)).toBe('lun. 4 janv. 2027')
})

test('the clock is the one of Antananarivo', () => {
  expect(dayAt('2026-03-18T21:30:00Z')).toBe('2026-03-19')
  expect(formatTime('2026-03-18T21:30:00Z')).toBe('0\u00A0h\u00A030')
})

test('days near now have their words', () => {
  expect(formatDay('2026-03-18T21:30:00Z', now)).toBe('aujourd’hui')
  expect(formatDay('2026-03-18', now)).toBe('hier')
  expect(formatDay('2026-03-20', now)).toBe('demain')
  expect(formatDay('2026-03-15', now)).toBe('il y a 4 jours')
  expect(formatDay('2026-02-01', now)).toBe('le 1er février')
  expect(formatDay('2025-09-24', now)).toBe('le 24 septembre 2025')
})

test('moments are told from now', () => {
  expect(formatRelative('2026-03-19T11:59:40Z', now)).toBe('à l’instant')
  expect(formatRelative('2026-03-19T11:48:00Z', now)).toBe('il y a 12\u00A0min')
  expect(formatRelative('2026-03-19T09:30:00Z', now)).toBe('il y a 2\u00A0h')
  expect(formatRelative('2026-03-18T08:20:00Z', now)).toBe('hier, 11\u00A0h\u00A020')
  expect(formatRelative('2026-03-01T11:30:00Z', now)).toBe('1er mars, 14\u00A0h\u00A030')
})
