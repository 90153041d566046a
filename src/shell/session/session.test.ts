import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { forgetSession } from './session.ts'

test('what a page shows is read again when the session ends, even while it was being read', async () => {
  const client = new QueryClient()
  const replies: ((data: string) => void)[] = []
  const read = () => new Promise<string>((resolve) => replies.push(resolve))
  const observer = new QueryObserver(client, { queryKey: ['invitation'], queryFn: read })
  const stop = observer.subscribe(() => undefined)
  forgetSession(client)
  forgetSession(client)
  for (const reply of replies) reply('as a guest sees it')
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('as a guest sees it'))
  stop()
})

test('what no page shows is forgotten with the session', () => {
  const client = new QueryClient()
  client.setQueryData(['applications'], 'of someone')
  forgetSession(client)
  expect(client.getQueryData(['applications'])).toBeUndefined()
})
