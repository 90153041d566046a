import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanPersonName, fullName, inOrder, personName, publicName } from './names.ts'

const person = personName()
const company = publicName('Il manque un nom.', 'Trop long.')

test.each([
  'Rakoto-Andria',
  'O’Brien',
  "O'Brien",
  'd’Almeida',
  "N'Diaye",
  'Jean R.',
  'Jean M.B.',
  'J.-P. Rabe',
  'R',
  'Ândrîa',
  '王',
  'علي',
])('%s is a person', (name) => {
  expect(person.parse(name)).toBe(name)
})

test.each([
  'Madagascar Com SARL',
  'Vanille & Épices de l’Île',
  'S.A.R.L Rakoto',
  'Ets. Rabe (Toamasina)',
  'Web 2.0',
  '3D Print+',
  'Import/Export',
  'N°1 «\u00A0Or\u00A0»'.replaceAll('\u00A0', ' '),
])('%s is a company', (name) => {
  expect(company.parse(name)).toBe(name)
})

test('a name is kept composed, with single spaces and none around', () => {
  expect(person.parse('  Ra\u0301bé \u00A0 Soa ')).toBe('Rábé Soa')
  expect(company.parse(' Akory   Hotel ')).toBe('Akory Hotel')
})

test('a person with one name is greeted by it, whichever field it was written in', () => {
  expect(person.parse('  ')).toBe('')
  expect(inOrder({ first_name: '', last_name: 'Rakotomalala' })).toEqual({
    first_name: 'Rakotomalala',
    last_name: '',
  })
  expect(fullName({ first_name: 'Rakotomalala', last_name: '' })).toBe('Rakotomalala')
})

test('a company needs a name', () => {
  expect(company.safeParse('   ').success).toBe(false)
})

const HOSTILE = [
  'http://evil.test',
  'evil.test',
  'www.evil',
  'Rakoto\nRabe',
  'Rakoto\r\nBcc: x@y.test',
  'Rakoto\tRabe',
  '<b>Rakoto</b>',
  'Ra\u200Bkoto',
  'Ra\u202Ekoto',
  'Ra\u2066koto',
  'Ra\uFEFFkoto',
  'Ra\u3164koto',
  'a@exemple.test',
  'Ra\u0301\u0302\u0303\u0304\u0305koto',
  '---',
]

test.each(HOSTILE)('%j is nobody’s name, person or company', (name) => {
  expect([person.safeParse(name).success, company.safeParse(name).success]).toEqual([false, false])
})

test.each([
  'Madagascar.Com SARL',
  'x.co',
  'Cie.SA',
  'evil.test/gagner',
  '//evil',
  'Cliquez https evil',
  'e\u202Dvil.test',
])('%s reads as an address and is no company', (name) => {
  expect(company.safeParse(name).success).toBe(false)
})

test('what a provider tells becomes a name or nothing, whatever it is', () => {
  expect(cleanPersonName('Hanitra\u200B <a href="http://evil.test">')).toBe('Hanitra a href http evil test')
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const name = cleanPersonName(text)
      expect(name === '' || person.safeParse(name).success).toBe(true)
    }),
  )
})
