import { expect, test } from 'vitest'
import { forEachRow, inPages } from './each-row.ts'

/** Rows of these ids as a table in their order gives them, and what was asked of it. */
function makeTable(ids: readonly number[]) {
  const asked: (number | null)[] = []
  const list = async (last: { id: number } | null, most: number) => {
    asked.push(last?.id ?? null)
    return ids
      .filter((id) => id > (last?.id ?? 0))
      .slice(0, most)
      .map((id) => ({ id }))
  }
  return { list, asked }
}

async function readIds(rows: AsyncIterable<{ id: number }>) {
  const ids: number[] = []
  for await (const { id } of rows) ids.push(id)
  return ids
}

test('rows are read page by page, each once, until a page is not full', async () => {
  const { list, asked } = makeTable([1, 2, 5, 8, 9])
  expect(await readIds(inPages(list, 2))).toEqual([1, 2, 5, 8, 9])
  expect(asked).toEqual([null, 2, 8])
})

test('a last page that is full is followed by an empty one', async () => {
  const { list, asked } = makeTable([1, 2])
  expect(await readIds(inPages(list, 2))).toEqual([1, 2])
  expect(asked).toEqual([null, 2])
})

test('a page is read only once the rows of the one before are worked on', async () => {
  const { list, asked } = makeTable([1, 2, 3])
  await forEachRow(inPages(list, 2), async ({ id }) => {
    expect(asked).toEqual(id < 3 ? [null] : [null, 2])
  })
})

test('one that fails keeps no other back, and all failures are told at the end, the first as their cause', async () => {
  const done: number[] = []
  const working = forEachRow([1, 2, 3, 4], async (row) => {
    if (row % 2 === 0) throw new Error(`${row} failed`)
    done.push(row)
  })
  const failure = await working.catch((error: unknown) => error)
  expect(failure).toMatchObject({
    message: '2 of 4 rows failed',
    errors: [new Error('2 failed'), new Error('4 failed')],
    cause: new Error('2 failed'),
  })
  expect(done).toEqual([1, 3])
})

test('what cannot be read is told as such', async () => {
  const list = () => Promise.reject(new Error('away'))
  await expect(forEachRow(inPages(list), async () => undefined)).rejects.toThrow('away')
})
