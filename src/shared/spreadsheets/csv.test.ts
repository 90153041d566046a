import { expect, test } from 'vitest'
import { HOSTILE_STRINGS } from '#test/hostile-strings.ts'
import { csvLine, escapeFormula } from './csv.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['+SUM(A1)', "'+SUM(A1)"],
  ['-cmd', "'-cmd"],
  ['@A1', "'@A1"],
  [' =1', "' =1"],
  ['＝1', "'＝1"],
  ['﹦1', "'﹦1"],
  ['\t=1', "\t'=1"],
  ['\r=1', "\r'=1"],
  ['\u200b=1', "'\u200b=1"],
  ['\u202e\u2066@SUM(A1)', "'\u202e\u2066@SUM(A1)"],
  ['\ufeff\u00a0\u3000=1', "'\ufeff\u00a0\u3000=1"],
  ['\u3164=1', "'\u3164=1"],
  ['Rakoto,=HYPERLINK("http://x.test")', 'Rakoto,\'=HYPERLINK("http://x.test")'],
  ['Rakoto\t=1', "Rakoto\t'=1"],
  ['Rakoto, \u200e@A1', "Rakoto,' \u200e@A1"],
  ['Rakoto\n=1', "Rakoto\n'=1"],
  ["-2+3+cmd|' /C calc'!A0", "'-2+3+cmd|' /C calc'!A0"],
  ['+1-HYPERLINK (A1)', "'+1-HYPERLINK (A1)"],
])('%j is written as the text %j', (text, written) => {
  expect(escapeFormula(text)).toBe(written)
})

test.each([
  '+261 34 12 345 67',
  '+261 (0) 34 12 345 67 / +33 6 12 34 56 78',
  '+261\u00a034\u00a012\u00a0345\u00a067',
  '-5',
  '-3,5 %',
  '-2 ans d’expérience',
  'Rakoto - Ana',
  'Mahajanga, Toliara',
  'J’apporte\u00a0:\n- dix ans de caisse,\n- trois langues',
  'a=b',
  'miora@exemple.test',
])('%j stays as it was written', (text) => {
  expect(escapeFormula(text)).toBe(text)
})

test('no text begins a formula in any program, whatever separates its cells', () => {
  for (const text of HOSTILE_STRINGS)
    for (const part of escapeFormula(text).split(/[,;\t\r\n]/))
      expect(part).not.toMatch(/^[\s\p{Cf}]*[=@＝＠]/u)
})

test('every text is quoted, and numbers and empty cells are not', () => {
  expect(csvLine(['Rakoto', 12, null, '', 'dit "Rado"; a,b', '2026-11-20'])).toBe(
    '"Rakoto";12;;"";"dit ""Rado""; a,b";"2026-11-20"\r\n',
  )
})
