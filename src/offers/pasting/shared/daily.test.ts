import { expect, test } from 'vitest'
import { readAdvertisement } from './read.ts'

const read = (text: string) => readAdvertisement(text, '2026-11-21')
const factsIn = (text: string) =>
  read(text)
    .pieces.filter(({ field }) =>
      ['schedule', 'weekly_hours', 'probation_months', 'transport', 'meals', 'housing'].includes(field),
    )
    .map(({ field, values, start, end }) => [values[field as 'schedule'], text.slice(start, end)])

test.each([
  [
    'Horaires : du lundi au vendredi de 8h à 17h',
    [['Lundi au vendredi de 8h à 17h', 'du lundi au vendredi de 8h à 17h']],
  ],
  ['Lundi-samedi midi, 7h30 - 16h', [['Lundi-samedi midi, 7h30 - 16h', 'Lundi-samedi midi, 7h30 - 16h']]],
  ['Travail de 6 h à 14 h', [['6 h à 14 h', 'de 6 h à 14 h']]],
  ['40h/semaine', [['40', '40h/semaine']]],
  ['35 heures hebdomadaires', [['35', '35 heures hebdomadaires']]],
  ['Période d’essai : 3 mois renouvelable', [['3', 'Période d’essai : 3 mois']]],
  ['Deux mois d’essai', [['2', 'Deux mois d’essai']]],
  [
    'Transport du personnel assuré, indemnité de repas',
    [
      ['provided', 'Transport du personnel assuré'],
      ['allowance', 'indemnité de repas'],
    ],
  ],
  ['Frais de transport remboursés', [['allowance', 'Frais de transport']]],
  ['Déjeuner offert', [['provided', 'Déjeuner offert']]],
  [
    'Femme de ménage nourrie et logée',
    [
      ['provided', 'nourrie'],
      ['provided', 'logée'],
    ],
  ],
  [
    'Serveurs nourris logés',
    [
      ['provided', 'nourris'],
      ['provided', 'logés'],
    ],
  ],
  [
    'Logé, nourri',
    [
      ['provided', 'Logé'],
      ['provided', 'nourri'],
    ],
  ],
  ['Logement de fonction', [['provided', 'Logement de fonction']]],
])('« %s » states its facts', (text, expected) => expect(factsIn(text)).toEqual(expected))

test.each([
  'Gardien de loge',
  'Responsable transport et logistique',
  'Chargé de la restauration des repas',
  'Réunion le lundi',
  'Période de stage de 3 mois',
  'Livraison sous 24h',
])('« %s » states none', (text) => expect(factsIn(text)).toEqual([]))

test('hours at which one may come by are left to confirm', () => {
  const [piece] = read('Dossiers à déposer au bureau, de 8h à 12h').pieces.filter(
    ({ field }) => field === 'schedule',
  )
  expect(piece).toMatchObject({ values: { schedule: '8h à 12h' }, sure: false })
})
