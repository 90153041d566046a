import { expect, test } from 'vitest'
import { rejectionText } from './actions/rejection-texts.ts'
import { nextStep, otherSteps } from './actions/steps.ts'
import { appliedFilters, detailHref, listHref, readSearch } from './filters.ts'

test('an address asks for what it can and no more', () => {
  const asked = { page: '2', name: ' Rabe ', status: 'interview', city: '12', start_date: '2026-11-01' }
  expect(readSearch(asked)).toEqual({ ...asked, name: 'Rabe' })
  expect(
    readSearch({ page: '1', status: 'draft', city: 'Tana', end_date: 'hier', sort_by_date: 'desc', x: '1' }),
  ).toEqual({})
  expect(readSearch({ name: ['Rabe', 'Soa'] })).toEqual({ name: 'Rabe' })
})

test('a changed filter leads to the first page, an opened application keeps the filters', () => {
  expect(listHref({ page: '3', name: 'Rabe' }, { status: 'review' })).toBe(
    '/dashboard/recruteur/candidatures?name=Rabe&status=review',
  )
  expect(detailHref(7, 'profil', { status: 'review' })).toBe(
    '/dashboard/recruteur/candidatures/7/profil?status=review',
  )
})

test('each filter is told in words and can be removed alone', () => {
  const search = { page: '2', name: 'Rabe', city: '1', start_date: '2026-11-01' }
  const applied = appliedFilters(search, { city: 'Antananarivo', offer: undefined })
  expect(applied.map(({ label }) => label)).toEqual([
    '«\u00A0Rabe\u00A0»',
    'Antananarivo',
    expect.stringMatching(/^Depuis le 1er nov\./),
  ])
  expect(listHref(applied[1]?.without ?? {})).toBe(
    '/dashboard/recruteur/candidatures?name=Rabe&start_date=2026-11-01',
  )
})

test('the next stage is the first allowed one after where the application is', () => {
  const changes = ['review', 'shortlisted', 'offer_made', 'reject'] as const
  const allowed = changes.map((change) => ({ change, label: change }))
  expect(nextStep({ stage: 'viewed', allowed })).toBe('review')
  expect(nextStep({ stage: 'interview', allowed })).toBe('offer_made')
  expect(otherSteps({ allowed }, 'offer_made')).toEqual(['review', 'shortlisted'])
  expect(nextStep({ stage: 'offer_made', allowed: [{ change: 'hire', label: '' }] })).toBe('hire')
  expect(nextStep({ stage: 'review', allowed: [] })).toBeUndefined()
})

test('every reason has its courteous words except « autre », which needs own ones', () => {
  const words = { prenom: 'Miora', nom: '', offre: 'Comptable', societe: '', recruteur: '', date: '' }
  expect(rejectionText('disponibilite', words)).toMatch(/^Bonjour Miora,\n\nNous vous remercions/)
  expect(rejectionText('autre', words)).toBe('')
})
