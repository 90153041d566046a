import { expect, test } from 'vitest'
import { nearLimitWords, reachedLimitWords } from './daily-limit.ts'

const ORDERS = {
  most: 40,
  one: 'commande',
  many: 'commandes',
  reached: 'Votre société a passé 40\u00a0commandes',
}

test('a limit says how many are left, and once it is reached from when on there are more', () => {
  expect(nearLimitWords(ORDERS, 1)).toBe('Encore 1 commande\u00a0: 40 en 24\u00a0heures au plus.')
  expect(nearLimitWords(ORDERS, 3)).toBe('Encore 3 commandes\u00a0: 40 en 24\u00a0heures au plus.')
  expect(reachedLimitWords(ORDERS, '2026-11-28T06:12:00Z')).toMatch(
    /^Votre société a passé 40\u00a0commandes en 24\u00a0heures, c’est la limite\. Reprenez à partir du 28 novembre 2026 à 0?9/,
  )
})
