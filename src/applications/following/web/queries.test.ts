import { expect, test } from 'vitest'
import type { SearchParams } from '#src/ui/search-params.ts'
import { filtersOf, listedStatus, listHref } from './queries.ts'

test('a list without a filter shows what goes on, and one that is filtered looks among all', () => {
  const statusOf = (search: SearchParams) => listedStatus(filtersOf(search))
  expect(statusOf({})).toBe('in_progress')
  expect(statusOf({ sort_by_date: 'asc', page: '2' })).toBe('in_progress')
  expect(statusOf({ title: 'soudeur' })).toBe('')
  expect(statusOf({ messages: 'unread' })).toBe('')
  expect(statusOf({ status: 'all' })).toBe('')
  expect(statusOf({ title: 'soudeur', status: 'ended' })).toBe('ended')
})

test('the address of the list says only what was chosen', () => {
  expect(listHref(filtersOf({}))).toBe('/candidat/candidatures')
  expect(listHref(filtersOf({ status: 'ended', page: '2', sort_by_date: 'desc' }))).toBe(
    '/candidat/candidatures?status=ended&page=2',
  )
})
