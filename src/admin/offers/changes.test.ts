import { expect, test } from 'vitest'
import { countryPlaceId } from '#src/reference/shared/abroad.ts'
import { listChanges } from './changes.ts'

const here = { city_id: 1, is_abroad: false, country: null, foreign_town: null }
const abroad = { city_id: countryPlaceId('MU'), is_abroad: true, country: 'MU', foreign_town: 'Port-Louis' }
const changesOf = (offer: Record<string, unknown>, content: Record<string, unknown>) =>
  listChanges(offer, { content } as never).map(({ field, before, after }) => [field, before, after])

test('an offer that moves abroad loses its town and says its country, and the other way round', () => {
  expect(changesOf(here, { ...abroad, city_id: '1' })).toEqual([
    ['city_id', 'Antananarivo', ''],
    ['is_abroad', 'non', 'oui'],
    ['country', '', 'Maurice'],
    ['foreign_town', '', 'Port-Louis'],
  ])
  // What is left in the fields of a country is not kept.
  expect(changesOf(abroad, { ...here, city_id: '1', country: 'MU', foreign_town: 'Port-Louis' })).toEqual([
    ['city_id', '', 'Antananarivo'],
    ['is_abroad', 'oui', 'non'],
    ['country', 'Maurice', ''],
    ['foreign_town', 'Port-Louis', ''],
  ])
})
