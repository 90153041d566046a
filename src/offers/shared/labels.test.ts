import { expect, test } from 'vitest'
import { offersQuery } from '../search/contract.ts'
import { readCriteria } from '../search/read-criteria.ts'
import { searchLabel } from './labels.ts'

const labelOf = (query: object) => searchLabel(readCriteria(offersQuery.parse(query)))

test('a search is told in words: what, where, contract, the rest, pay', () => {
  const query = { min_salary: 800_000, contract: 1, city: 'Tana', job_level: [4], keywords: 'comptable' }
  expect(labelOf(query)).toBe(
    'comptable, Antananarivo, CDI, Confirmé (3–5), à partir de 800\u00A0000\u00A0Ar',
  )
})

test('several values, a region and a size each have their words, once', () => {
  const query = { city: ['Analamanga', '1', 'Antananarivo'], contract: ['1', '2'], company_size: '10-50' }
  expect(labelOf(query)).toBe('Région Analamanga, Antananarivo, CDI, CDD, 10-50 salariés')
})

test('what is not known says nothing', () => {
  expect(labelOf({ city: 'Atlantide', contract: 999 })).toBe('')
})
