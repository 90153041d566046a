import { expect, test } from 'vitest'
import { slotWords } from './slot-words.ts'

test('an offer in validation takes a place and is not active', () => {
  expect(slotWords({ active: 9, taken: 13, total: 100 })).toEqual({
    active: 'offres actives',
    places: '13 places prises sur 100',
    why: 'offres en ligne, en pause ou en validation',
  })
  expect(slotWords({ active: 1, taken: 1, total: 1 })).toEqual({
    active: 'offre active',
    places: '1 place prise sur 1',
    why: null,
  })
})
