import { expect, test } from 'vitest'
import { remembered } from './remembered.ts'

test('a text is read once, one that says nothing too, until as many others were as are remembered', () => {
  const read: string[] = []
  const lengthOf = remembered(2, (text) => {
    read.push(text)
    return text.length || null
  })
  expect(['a', 'a', '', ''].map(lengthOf)).toEqual([1, 1, null, null])
  expect(read).toEqual(['a', ''])
  expect(['bcd', 'a'].map(lengthOf)).toEqual([3, 1])
  expect(read).toEqual(['a', '', 'bcd', 'a'])
})
