import { expect, test } from 'vitest'
import { mobilityWords, ownMobilityWords } from './words.ts'

const somewhere = {
  available_now: false,
  available_from: null,
  city: { id: 1, name: 'Antananarivo' },
  mobility: 'region',
  mobility_cities: [{ id: 2, name: 'Toliara' }],
  accepts_remote: true,
} as const

const asRead = (values: object) => {
  const profile = { ...somewhere, ...values } as unknown as Parameters<typeof mobilityWords>[0]
  return [mobilityWords(profile), ownMobilityWords(profile)]
}

test('others read where a person works, and the person itself is spoken to', () => {
  expect(asRead({})).toEqual([
    'Travaille dans sa région, à Toliara et à distance.',
    'Vous travaillez dans votre région, à Toliara et à distance.',
  ])
  expect(asRead({ mobility: 'city', mobility_cities: [], accepts_remote: false })).toEqual([
    'Travaille dans sa ville.',
    'Vous travaillez dans votre ville.',
  ])
  expect(asRead({ city: null, mobility_cities: [], accepts_remote: false })).toEqual([null, null])
})
