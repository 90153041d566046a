import { expect, test } from 'vitest'
import { appliedFilters, detailHref, filtersOf, listHref, readSearch } from './filters.ts'

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

test('a list without any filter shows what is going on, and a search looks among all', () => {
  expect(filtersOf({})).toEqual({ status: 'open' })
  expect(filtersOf({ page: '2', vue: 'kanban', candidature: '7', sort_by_date: 'asc' })).toEqual({
    sort_by_date: 'asc',
    status: 'open',
  })
  expect(filtersOf({ status: 'all' })).toEqual({})
  expect(filtersOf({ name: 'Rabe' })).toEqual({ name: 'Rabe' })
  expect(filtersOf({ offer_id: '3' })).toEqual({ offer_id: '3' })
  expect(filtersOf({ status: 'hired' })).toEqual({ status: 'hired' })
  expect(readSearch({ status: 'all' })).toEqual({ status: 'all' })
})
