import { QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { replace } from './refresh.ts'

test('what a change answered stays when a reading that began before it ends after it', async () => {
  const client = new QueryClient()
  const slow = Promise.withResolvers<string>()
  const answers = [Promise.resolve('before'), slow.promise]
  const query = queryOptions({
    queryKey: ['application', 1],
    queryFn: () => answers.shift() ?? Promise.reject(new Error('asked again')),
  })
  await client.fetchQuery(query)
  const observer = new QueryObserver(client, query)
  const leave = observer.subscribe(() => {})
  const reading = client.invalidateQueries(query)
  await replace(client, query, 'hired')
  slow.resolve('before')
  await reading
  await slow.promise
  expect(client.getQueryData(query.queryKey)).toBe('hired')
  expect(client.isFetching()).toBe(0)
  leave()
  client.clear()
})
