import { expect, test } from 'vitest'
import { fillTemplate, templatePieces, unknownVariables, variableProblem } from './reply-template-parts.ts'

const VALUES = {
  prenom: 'Miora',
  nom: 'Rakoto',
  offre: 'Comptable H/F',
  societe: 'Havoana',
  recruteur: 'Mialy Andriantsoa',
  date: '21 novembre 2026',
}

test('every variable is replaced, each time it stands', () => {
  expect(fillTemplate('{prenom} {nom}, {offre}, {societe}, {recruteur}, {date}. {prenom}', VALUES)).toBe(
    'Miora Rakoto, Comptable H/F, Havoana, Mialy Andriantsoa, 21 novembre 2026. Miora',
  )
})

test('a value that looks like a variable or a pattern stays as it is', () => {
  expect(fillTemplate('{offre} {nom}', { ...VALUES, offre: '{nom} $& $1' })).toBe('{nom} $& $1 Rakoto')
})

test('what is no variable is left and named', () => {
  const text = 'Bonjour {Prenom} {salaire}, {salaire} {constructor} {} { prenom'
  expect(fillTemplate(text, VALUES)).toBe(text)
  expect(unknownVariables(text)).toEqual(['Prenom', 'salaire', 'constructor', ''])
  expect(variableProblem('{prenom} {a} {b}')).toMatch(
    /^Ces variables n’existent pas\u00a0: {a}, {b}\. Utilisez/,
  )
  expect(variableProblem('Bonjour {prenom}')).toBeNull()
})

test('in pieces, the values stand apart and together say the same', () => {
  const text = 'Bonjour {prenom}, {salaire} et {offre}'
  const pieces = templatePieces(text, VALUES)
  expect(pieces.filter(({ isValue }) => isValue).map((piece) => piece.text)).toEqual([
    ...['Miora', 'Comptable H/F'],
  ])
  expect(pieces.map((piece) => piece.text).join('')).toBe(fillTemplate(text, VALUES))
})
