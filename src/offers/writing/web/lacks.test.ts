import { expect, test } from 'vitest'
import { listDoneSteps, listLacks } from './lacks.ts'
import { EMPTY_VALUES } from './values.ts'

const WRITTEN = {
  ...EMPTY_VALUES(),
  title: 'Comptable',
  profile: '<p>Trois ans de cabinet.</p>',
}

test('everything that an offer lacks is listed, by its step, as what is left to do', () => {
  const lacks = listLacks(WRITTEN)
  expect(lacks.map(({ step }) => step)).toEqual(lacks.map(({ step }) => step).toSorted())
  expect(lacks.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['activity_area_id', 'city_id', 'missions', 'contract_id']),
  )
  expect(lacks.map(({ field }) => field)).not.toContain('title')
  expect(lacks.find(({ field }) => field === 'city_id')).toMatchObject({ step: 0, text: 'choisir la ville' })
})

test('a step that nobody opened is not filled in by what it proposes', () => {
  expect(listDoneSteps(EMPTY_VALUES(), new Set([0]))).toEqual([])
  expect(listDoneSteps(WRITTEN, new Set([0]))).toEqual([2])
  expect(listDoneSteps(WRITTEN, new Set([0, 3]))).toEqual([2, 3])
  expect(listDoneSteps({ ...WRITTEN, response_delay_days: '3' }, new Set([0]))).toEqual([2, 3])
})
