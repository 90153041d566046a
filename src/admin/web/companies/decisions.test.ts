import { expect, test } from 'vitest'
import { judgeField, NO_CORRECTIONS } from './decisions.ts'

test('no field is right or wrong before the moderator has marked it', () => {
  expect(NO_CORRECTIONS).toEqual({ reason: '', fields: {}, right: [] })
  const right = judgeField(NO_CORRECTIONS, 'nif', null)
  expect(right).toEqual({ reason: '', fields: {}, right: ['nif'] })
  const wrong = judgeField(right, 'nif', 'La carte dit autre chose.')
  expect(wrong).toEqual({ reason: '', fields: { nif: 'La carte dit autre chose.' }, right: [] })
  expect(judgeField(wrong, 'nif', null)).toEqual(right)
})
