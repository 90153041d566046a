import { expect, test } from 'vitest'
import { areaOf } from '#src/occupations/shared/areas.ts'
import { taxonomy } from '#src/occupations/taxonomy.ts'
import { TRADE_SENTENCES } from './sentences.ts'

test('every occupation has its area', () => {
  expect(taxonomy().codes.filter((code) => areaOf(code) === null)).toEqual([])
  expect(['M1203', 'D1408', 'D1102', 'N4101', 'Z'].map(areaOf)).toEqual([10, 8, 3, 19, null])
})

test('sentences are of occupations that there are, three each, with blanks and French spaces', () => {
  for (const [code, sentences] of Object.entries(TRADE_SENTENCES)) {
    expect(taxonomy().occupations.get(code), code).toBeDefined()
    expect(sentences, code).toHaveLength(3)
    expect(sentences.join(), code).not.toMatch(/(?<!\u00a0)[:;!?%»]|«(?!\u00a0)|'/)
    expect(
      sentences.some((sentence) => sentence.includes('…')),
      code,
    ).toBe(true)
  }
})
