import { expect, test } from 'vitest'
import { daysAsCsv } from './days-file.ts'

const figures = (views_count: number) => ({
  views_count,
  visitors_count: 2,
  saves_count: 1,
  openings_count: 1,
  applications_count: 0,
})

test('the days of an offer are a file whose lines add up to its total', () => {
  const days = [
    { day: '2026-11-20', ...figures(3) },
    { day: '2026-11-21', ...figures(4) },
  ]
  expect(daysAsCsv({ days, others: null, totals: figures(7) })).toBe(
    [
      '\ufeff"Jour";"Vues";"Visiteurs";"Sauvegardes";"Formulaire";"Candidatures"',
      '"2026-11-20";3;2;1;1;0',
      '"2026-11-21";4;2;1;1;0',
      '"Total";7;2;1;1;0',
      '',
    ].join('\r\n'),
  )
  expect(daysAsCsv({ days: [], others: figures(5), totals: figures(5) })).toContain('"Autres jours";5;')
})
