import { expect, test } from 'vitest'
import type { AuditLine } from '../../audit/contract.ts'
import { groupLines } from './group-lines.ts'

const line = (
  id: number,
  actor_id: number | null,
  action: string,
  at = '2026-11-21T08:00:00.000Z',
): AuditLine => ({
  id,
  at,
  actor_id,
  actor: null,
  action,
  subject: `application:${id}`,
  subject_name: null,
  shown_at: null,
  details: {},
})

const idsOf = (lines: AuditLine[]) => groupLines(lines).map((group) => group.lines.map(({ id }) => id))

test('the same act of the same person in a row is one line', () => {
  const read = 'applications.cv-viewed'
  expect(
    idsOf([
      line(9, 1, read),
      line(8, 1, read),
      line(7, 2, read),
      line(6, 1, read),
      line(5, 1, 'offers.held'),
    ]),
  ).toEqual([[9, 8], [7], [6], [5]])
})

test('acts that are more than a day apart stay apart', () => {
  const lines = [
    line(3, 1, 'offers.held', '2026-11-21T08:00:00.000Z'),
    line(2, 1, 'offers.held', '2026-11-20T08:00:00.000Z'),
    line(1, 1, 'offers.held', '2026-11-20T07:59:00.000Z'),
  ]
  expect(idsOf(lines)).toEqual([[3, 2], [1]])
  expect(groupLines([])).toEqual([])
})
