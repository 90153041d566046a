import fc from 'fast-check'
import { expect, test } from 'vitest'
import { processorTimeOf } from '#test/processes/processor-time.ts'
import { foldText, indexText, plainText } from './text.ts'

test('case, accents, ligatures, apostrophes, hyphens and French quotes are folded', () => {
  expect(foldText('L’Œuvre d’Étienne :\u00a0« Ex\u00a0æquo », sous-traitance…')).toBe(
    'l oeuvre d etienne ex aequo sous traitance',
  )
})

test('names that are made of marks keep their meaning', () => {
  expect(foldText('C++, C#, .NET, ASP.NET, Node.js, R&D, S.A.V.')).toBe(
    'cplusplus csharp dotnet asp dotnet nodejs rnd sav',
  )
})

test('« H/F » says nothing', () => {
  for (const mark of ['H/F', '(H/F)', 'F / H', 'h-f', 'HF', 'M/F', '(H/F/X)']) {
    expect(indexText(`Comptable ${mark}`)).toBe('comptable')
  }
})

test('the tags and entities of rich text are left out', () => {
  expect(plainText('<p>Vente&nbsp;&amp; conseil<br>à l&#39;&eacute;tage</p><ul><li>a &lt; b</li></ul>')).toBe(
    "Vente & conseil à l'&eacute;tage a < b",
  )
})

test.each([
  ['développeur', 'développeuse'],
  ['vendeur', 'vendeuses'],
  ['serveurs', 'serveuse'],
  ['directeur', 'directrice'],
  ['ambassadeur', 'ambassadrice'],
  ['électricien', 'électricienne'],
  ['infirmier', 'infirmières'],
  ['caissier', 'caissière'],
  ['boulanger', 'boulangère'],
  ['chef', 'cheffe'],
  ['chargé', 'chargées'],
  ['rédacteur', 'rédactrice'],
  ['manager', 'manageuse'],
  ['administratif', 'administrative'],
  ['rigoureux', 'rigoureuse'],
  ['hôte', 'hôtesses'],
  ['patron', 'patronne'],
])('%s and %s are indexed as one word', (masculine, feminine) => {
  expect(indexText(feminine).replace(/s$/, '')).toBe(indexText(masculine).replace(/s$/, ''))
})

test.each([
  ['développeur(se)', 'developpeur'],
  ['développeur·se', 'developpeur'],
  ['développeur/se', 'developpeur'],
  ['vendeur/euse', 'vendeur'],
  ['vendeur / vendeuse', 'vendeur'],
  ['directeur(trice)', 'directeur'],
  ['caissier·ère', 'caissier'],
  ['technicien.ne', 'technicien'],
  ['agent(e) polyvalent(e)', 'agent polyvalent'],
  ['chargé(e)s', 'charge'],
])('the inclusive spelling %s is %s', (spelling, expected) => {
  expect(indexText(spelling)).toBe(expected)
})

test.each([
  'heure',
  'peinture',
  'ouverture',
  'matrice',
  'cicatrice',
  'demeure',
  'commerce',
  'service',
  'tour',
])('the ordinary word %s stays as it is', (word) => {
  expect(indexText(word)).toBe(word)
})

test('words written in one or two are one', () => {
  expect(indexText('Full-stack, back end, e-commerce, télé-conseillère')).toBe(
    'fullstack backend ecommerce teleconseiller',
  )
})

test('any text folds to letters and digits, and folding twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const folded = foldText(text)
      expect(folded).toMatch(/^[\p{L}\p{N} ]*$/u)
      expect(foldText(folded)).toBe(folded)
      indexText(plainText(text))
    }),
  )
})

test('a hostile text of 200 000 characters takes no time', () => {
  for (const unit of ['<', 'a', '(e', '&#', 'a.', 'c+', '·se']) {
    expect(processorTimeOf(() => indexText(plainText(unit.repeat(200_000 / unit.length))))).toBeLessThan(
      1_500,
    )
  }
})
