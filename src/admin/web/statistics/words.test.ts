import { expect, test } from 'vitest'
import {
  formatGap,
  formatLookedWithin,
  formatPeriod,
  formatPoints,
  formatShare,
  formatWait,
} from './words.ts'

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null

test.each([
  [{ from: '2026-11-01', to: '2026-11-22' }, '1er – 22 nov. 2026'],
  [{ from: '2026-10-07', to: '2026-11-09' }, '7 oct. – 9 nov. 2026'],
  [{ from: '2025-12-01', to: '2026-01-31' }, '1er déc. 2025 – 31 janv. 2026'],
  [{ from: '2026-11-12', to: '2026-11-12' }, '12 novembre 2026'],
])('a period is told in as few words as it needs', (period, words) => {
  expect(plain(formatPeriod(period))).toBe(words)
})

test.each([
  [null, '—'],
  [0, '0 min'],
  [45, '45 min'],
  [220, '3 h 40'],
  [238, '4 h'],
  [31 * 60, '31 h'],
  [2.8 * 1440, '2,8 j'],
  [4 * 1440, '4 j'],
])('a wait of %s minutes is « %s »', (minutes, words) => {
  expect(plain(formatWait(minutes))).toBe(words)
})

test('gaps and shares are told as people say them', () => {
  expect(plain(formatGap({ value: 5_012, before: 4_475 }))).toBe('+ 12 %')
  expect(plain(formatGap({ value: 91, before: 100 }))).toBe('− 9 %')
  expect(formatGap({ value: 3, before: 0 })).toBeNull()
  expect(formatGap({ value: 3, before: 3 })).toBe('=')
  expect(plain(formatPoints(88, 91))).toBe('− 3 points')
  expect(plain(formatPoints(92, 91))).toBe('+ 1 point')
  expect(plain(formatShare(88, 1_000))).toBe('8,8 %')
  expect(plain(formatShare(62, 100))).toBe('62 %')
  expect(formatShare(0, 0)).toBe('—')
})

test('the days since a look are told from, to, or from on', () => {
  const bounds = [null, 3, 7, 14, null]
  const words = bounds
    .slice(1)
    .map((within, index) => plain(formatLookedWithin(bounds[index] ?? null, within ?? null)))
  expect(words).toEqual(['Moins de 3 jours', '3 à 6 jours', '7 à 13 jours', '14 jours ou plus'])
})
