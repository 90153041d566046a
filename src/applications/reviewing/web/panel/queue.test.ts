import { expect, test } from 'vitest'
import { aroundOf, startQueue, withNeighbour } from './queue.ts'

const PAGE = { ids: [5, 4, 3], before: 12, total: 48, grows: true }

test('the queue says where one is and who stands around', () => {
  const queue = startQueue(PAGE, 4)
  expect(aroundOf(queue, 4, undefined)).toEqual({ previous: 5, next: 3, position: 14 })
})

test('an application that left the filters keeps its place, so that K comes back to it', () => {
  const queue = startQueue(PAGE, 5)
  expect(aroundOf(queue, 4, { previous_id: null, next_id: 3 }).previous).toBe(5)
})

test('past its end the queue grows by who comes next today, and by who came before it at its start', () => {
  const queue = startQueue(PAGE, 3)
  expect(aroundOf(queue, 3, { previous_id: 4, next_id: 2 }).next).toBe(2)
  const longer = withNeighbour(withNeighbour(queue, 2, 'after'), 6, 'before')
  expect(longer).toEqual({ ...PAGE, ids: [6, 5, 4, 3, 2], before: 11 })
  expect(aroundOf(longer, 2, { previous_id: 3, next_id: null })).toEqual({
    previous: 3,
    next: undefined,
    position: 16,
  })
})

test('one that the list does not show has neighbours and no position', () => {
  const queue = startQueue(PAGE, 99)
  expect(aroundOf(queue, 99, { previous_id: 98, next_id: 100 })).toEqual({
    previous: 98,
    next: 100,
    position: null,
  })
})
