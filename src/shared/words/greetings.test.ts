import { expect, test } from 'vitest'
import { isOnlyGreeting } from './greetings.ts'

test('a greeting, a leave and a signature say nothing, whatever name stands in them', () => {
  const nothing = [
    '',
    '  \n',
    'Bonjour Miora,\n\n',
    'Bonjour',
    'bonjour !',
    'Bonsoir Madame Rakotomavo,',
    'Madame, Monsieur,',
    'Chère Miora,',
    'Bonjour {prenom},',
    'Salama Jean Rabe,',
    'Manao ahoana Tiana,',
    'Bonjour à tous,',
    'Bonjour Miora,\n\nBien cordialement,\nMialy Andriantsoa',
    'Bonjour,\nCordialement, Hery',
  ]
  expect(nothing.filter((text) => !isOnlyGreeting(text))).toEqual([])
})

test('whatever says something after its greeting is a message', () => {
  const said = [
    'Bonjour Miora, venez lundi.',
    'Bonjour Miora,\n\nBienvenue\u00A0!',
    'Merci',
    'Bonjour Madame, Félicitations',
    'Bonjour,\n\nNous vous proposons le poste.\n\nCordialement',
    'Oui',
    'Cherchez encore',
    'Cordialement, nous vous attendons lundi matin à neuf heures au bureau',
  ]
  expect(said.filter(isOnlyGreeting)).toEqual([])
})
