import { expect, test } from 'vitest'
import { waitWords } from './durations.ts'

test.each([
  [0, '1 seconde'],
  [45.2, '46 secondes'],
  [900, '15 minutes'],
  [86_399, '24 heures'],
])('%d seconds are %s', (wait, words) => expect(waitWords(wait)).toBe(words))
