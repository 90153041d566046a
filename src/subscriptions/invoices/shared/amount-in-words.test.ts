import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountInWords, numberInWords } from './amount-in-words.ts'

test.each([
  [0, 'zéro'],
  [17, 'dix-sept'],
  [21, 'vingt et un'],
  [70, 'soixante-dix'],
  [71, 'soixante et onze'],
  [80, 'quatre-vingts'],
  [81, 'quatre-vingt-un'],
  [91, 'quatre-vingt-onze'],
  [99, 'quatre-vingt-dix-neuf'],
  [101, 'cent un'],
  [200, 'deux cents'],
  [280, 'deux cent quatre-vingts'],
  [1_000, 'mille'],
  [80_000, 'quatre-vingt mille'],
  [200_000, 'deux cent mille'],
  [291_667, 'deux cent quatre-vingt-onze mille six cent soixante-sept'],
  [200_000_000, 'deux cents millions'],
  [1_000_000_001, 'un milliard un'],
])('%i is « %s »', (number, words) => {
  expect(numberInWords(number)).toBe(words)
})

test.each([
  [350_000, 'trois cent cinquante mille ariary'],
  [1_000_000, 'un million d’ariary'],
  [2_500_000, 'deux millions cinq cent mille ariary'],
])('%i Ar are « %s »', (amount, words) => {
  expect(amountInWords(amount)).toBe(words)
})

const VALUES: Record<string, number> = Object.fromEntries(
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'
    .split(' ')
    .map((word, value) => [word, value]),
)
Object.assign(VALUES, { vingt: 20, trente: 30, quarante: 40, cinquante: 50, soixante: 60 })

/** Reads the words as a person does: by adding up, and multiplying at « vingt » after four, « cent » and the large units. */
function readWords(words: string): number {
  let whole = 0
  let group = 0
  let below = 0
  for (const word of words.split(/[ -]/)) {
    const one = word.replace(/s$/, '')
    if (one === 'million' || one === 'milliard' || one === 'mille') {
      const size = { mille: 1_000, million: 1_000_000, milliard: 1_000_000_000 }[one]
      whole += (group + below || 1) * size
      group = 0
      below = 0
    } else if (one === 'cent') {
      group = (below || 1) * 100
      below = 0
    } else if (one === 'vingt' && below === 4) below = 80
    else if (word !== 'et') below += VALUES[word] ?? VALUES[one] ?? Number.NaN
  }
  return whole + group + below
}

test('whoever reads the words finds the number', () => {
  for (let number = 0; number < 10_000; number++) expect(readWords(numberInWords(number))).toBe(number)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (number) => {
      expect(readWords(numberInWords(number))).toBe(number)
    }),
  )
})

test.each([-1, 1.5, 1_000_000_000_000, Number.NaN])('%d is not written in words', (number) => {
  expect(() => numberInWords(number)).toThrow(RangeError)
})
