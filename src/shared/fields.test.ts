import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HOSTILE_STRINGS } from '#test/hostile-strings.ts'
import { cleanLine, requiredLine, searchWords } from './fields.ts'

const title = requiredLine('Il manque un titre.', 80, 'Trop long.')

test.each([
  ['  Cheffe de\tproduit\r\n confirmée ', 'Cheffe de produit confirmée'],
  ['Han\u200Bta', 'Hanta'],
  ['CV\u202Efdp.exe', 'CVfdp.exe'],
  ['a\u2028b\u2029c\u0085d', 'a b cd'],
  ['a\u0007b\u001b[31m\u0000', 'ab[31m'],
  ['a\u{E0041}b\uFEFF\u3164', 'ab'],
  ['Ingénieur C++ / .NET 🇲🇬', 'Ingénieur C++ / .NET 🇲🇬'],
])('%j is kept as one line that reads as it is written', (typed, kept) => {
  expect(title.parse(typed)).toBe(kept)
})

test('nothing that is drawn as nothing is a title', () => {
  for (const nothing of ['\u200B\u202E', ' \n\t', '\u0007'])
    expect(title.safeParse(nothing).error?.issues[0]?.message).toBe('Il manque un titre.')
})

test('whatever is typed, a line breaks nowhere, hides nothing, and cleaned twice is the same', () => {
  const isLine = (typed: string) => {
    const line = cleanLine(typed)
    return !/[\p{Cc}\p{DI}\u2028\u2029]/u.test(line) && line.isWellFormed() && cleanLine(line) === line
  }
  expect(HOSTILE_STRINGS.filter((typed) => !isLine(typed))).toEqual([])
  fc.assert(fc.property(fc.string({ unit: 'binary' }), isLine))
})

test('too long a search is refused in words; what is no text is no search', () => {
  const words = searchWords(200)
  expect(words.safeParse('x'.repeat(201)).error?.issues.map(({ message }) => message)).toEqual([
    'Votre recherche est trop longue\u00a0: 200 caractères au plus. Gardez les mots qui comptent.',
  ])
  expect([undefined, null, ['a', 'b'], {}].map((given) => words.parse(given))).toEqual([
    null,
    null,
    null,
    null,
  ])
  expect(words.parse(`  ${'x'.repeat(200)}  `)).toBe('x'.repeat(200))
})
