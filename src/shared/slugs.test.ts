import { expect, test } from 'vitest'
import { slugify } from './slugs.ts'

test.each([
  ['Chef de cuisine, Cœur d’Île', 'chef-de-cuisine-coeur-d-ile'],
  ['Œuvre & Lætitia', 'oeuvre-laetitia'],
  ['Groß Straße GROẞ', 'gross-strasse-gross'],
  ['Sørensen Łódź', 'sorensen-lodz'],
  ['Conﬁserie №2', 'confiserie-no2'],
  ['한국어', ''],
])('%s is %s in an address', (text, slug) => {
  expect(slugify(text)).toBe(slug)
})
