import { expect, test } from 'vitest'
import { countSeptets, fitMessage, MOST_SEPTETS, toGsm } from './gsm.ts'

test.each([
  ['é è à ù ì ò É Ç ä ö ü ñ', 'é è à ù ì ò É Ç ä ö ü ñ'],
  ['reçu, peut-être, Noël, île, sûr, ô', 'recu, peut-etre, Noel, ile, sur, o'],
  ['ÊTRE À ÎLE', 'ETRE A ILE'],
  ['L’offre «\u00a0Chef d’équipe\u00a0»', 'L\'offre "Chef d\'équipe"'],
  ['cœur – Œuvre — suite…', 'coeur - OEuvre - suite...'],
  ['14\u00a0h\u202f30\t12', '14 h 30 12'],
  ['e\u0301 decomposed', 'é decomposed'],
  ['½ journée, n° 3, 10 m²', '1/2 journée, no 3, 10 m2'],
  ['Bravo 🎉 漢字', 'Bravo  '],
])('%s is written %s in the GSM alphabet', (text, written) => {
  expect(toGsm(text)).toBe(written)
})

test('a character of the extension table takes two places, and one outside the alphabet makes the text unsendable', () => {
  expect(countSeptets('abcé')).toBe(4)
  expect(countSeptets('10 €')).toBe(5)
  expect(countSeptets('^{}\\[~]|€\f')).toBe(20)
  expect(countSeptets('ç')).toBe(Number.POSITIVE_INFINITY)
  expect(countSeptets('’')).toBe(Number.POSITIVE_INFINITY)
})

test('whatever is written comes out in the alphabet', () => {
  const all = Array.from({ length: 0x2_0000 }, (_, code) => code).filter(
    (code) => code < 0xd8_00 || code > 0xdf_ff,
  )
  const text = all.map((code) => String.fromCodePoint(code)).join('')
  expect(countSeptets(toGsm(text))).toBeLessThan(Number.POSITIVE_INFINITY)
  expect(toGsm('\ud800 half a pair')).toBe(' half a pair')
})

test('a name is shortened until the text fits, and the rest of the text stays whole', () => {
  const write = (name: string) => `Asafidy : ${name} vous propose un entretien.`
  expect(fitMessage(write, 'Banque Mahery')).toBe('Asafidy : Banque Mahery vous propose un entretien.')
  const long = fitMessage(write, 'Société générale d’études [€€€] '.repeat(12))
  expect(countSeptets(long)).toBeLessThanOrEqual(MOST_SEPTETS)
  expect(long).toMatch(/^Asafidy : Société générale d'études .+\. vous propose un entretien\.$/)
  expect(fitMessage(() => 'x'.repeat(161))).toBe('x'.repeat(160))
})
