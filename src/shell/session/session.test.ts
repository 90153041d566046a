import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterAll, expect, test, vi } from 'vitest'
import type { CurrentUser } from '#src/accounts/current-user/contract.ts'

const STORED = [
  { action: 'view', subject: 'my resumes' },
  { action: 'view', subject: 'everything' },
]
const COOKIES = `asafidy_session=given; userAbilityRules=${encodeURIComponent(JSON.stringify(STORED))}`
vi.mock('../api/page-context.ts', () => ({ pageContext: () => ({ cookie: COOKIES }) }))
vi.mock('../api/api.ts', { spy: true })
// Another file of this worker may have read them already as they are, and another one will.
vi.resetModules()
const { ApiError, call } = await import('../api/api.ts')
const { abilitiesQuery, forgetSession, loadSession, userQuery } = await import('./session.ts')
const { replaceSession } = await import('./replaced-session.ts')
afterAll(() => {
  vi.doUnmock('../api/page-context.ts')
  vi.doUnmock('../api/api.ts')
  vi.resetModules()
})

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

test('a page on its way when the session ends gets what it waits for, and reads it again', async () => {
  const client = new QueryClient()
  let reply = (_data: string) => {}
  const read = () =>
    new Promise<string>((resolve) => {
      reply = resolve
    })
  const page = client.ensureQueryData({ queryKey: ['home'], queryFn: read })
  forgetSession(client)
  reply('the home page')
  expect(await page).toBe('the home page')
  await vi.waitFor(() => expect(client.getQueryState(['home'])?.isInvalidated).toBe(true))
})

test('someone whose session ends between the reading of the user and of the rules is a guest', async () => {
  const client = new QueryClient()
  client.setQueryData(userQuery.queryKey, { id: 1 } as CurrentUser)
  vi.mocked(call).mockRejectedValue(new ApiError(401, 'Unauthenticated.'))
  const failures = vi.spyOn(console, 'error')
  expect(await loadSession(client)).toBeNull()
  expect(client.getQueryData(userQuery.queryKey)).toBeNull()
  expect(failures).not.toHaveBeenCalled()
})

test('someone whose session ended is a guest at once, without a second question', async () => {
  const client = new QueryClient()
  client.setQueryData(userQuery.queryKey, { id: 1 } as CurrentUser)
  vi.mocked(call).mockReset()
  vi.mocked(call).mockRejectedValue(new ApiError(401, 'Unauthenticated.'))
  expect(await loadSession(client, true)).toBeNull()
  expect(call).toHaveBeenCalledOnce()
})

test('someone whose session is replaced while it is read again stays signed in', async () => {
  replaceSession()
  const client = new QueryClient()
  client.setQueryData(userQuery.queryKey, { id: 1 } as CurrentUser)
  vi.mocked(call).mockReset()
  vi.mocked(call).mockRejectedValueOnce(new ApiError(401, 'Unauthenticated.'))
  vi.mocked(call).mockImplementation(async (route) => ({ data: route === 'GET /api/user' ? { id: 1 } : [] }))
  expect(await loadSession(client, true)).toEqual({ id: 1 })
  expect(client.getQueryData(userQuery.queryKey)).toEqual({ id: 1 })
})

test('rules that can’t be read leave those that the browser kept, of which it takes only what the site knows', async () => {
  const client = new QueryClient()
  vi.mocked(call).mockReset()
  vi.mocked(call).mockImplementation(async (route) => {
    if (route === 'GET /api/user') return { data: { id: 1 } }
    throw new ApiError(500, 'Server Error')
  })
  vi.mocked(console.error).mockImplementationOnce(() => undefined)
  expect(await loadSession(client)).toEqual({ id: 1 })
  expect(client.getQueryData(abilitiesQuery.queryKey)).toEqual([STORED[0]])
  expect(console.error).toHaveBeenCalledWith('Failed to refresh user abilities', expect.any(ApiError))
  vi.mocked(console.error).mockClear()
})
