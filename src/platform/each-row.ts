const PAGE = 200

/**
 * Reads many rows a page at a time, so that a job holds no more of them than one page.
 * @param list reads the page of `most` rows that follow `last` in an order that no row changes while it is worked on, such
 *   as that of their ids; `last` is null for the first page
 */
export async function* inPages<Row>(
  list: (last: Row | null, most: number) => Promise<Row[]>,
  most = PAGE,
): AsyncGenerator<Row, void> {
  let page = await list(null, most)
  yield* page
  while (page.length === most) {
    page = await list(page.at(-1) ?? null, most)
    yield* page
  }
}

/**
 * Does `act` for each row, one after the other. One that fails keeps no other one back, and has the job tried again, which
 * must therefore find or touch only what is still to be done.
 * @param act usually opens a unit of work of its own, locks the row and looks again whether it is due
 * @throws AggregateError of what failed, once all were tried; its cause is the first failure
 */
export async function forEachRow<Row>(
  rows: Iterable<Row> | AsyncIterable<Row>,
  act: (row: Row) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = []
  let count = 0
  for await (const row of rows) {
    count += 1
    await act(row).catch((failure: unknown) => failures.push(failure))
  }
  const [cause] = failures
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} of ${count} rows failed`, { cause })
}
