import { afterEach, expect, test, vi } from 'vitest'

const send = vi.hoisted(() => vi.fn())
vi.mock('./transport.ts', () => ({ send }))
const { call } = await import('./api.ts')

afterEach(() => send.mockReset())

test.each([
  [500, 'Internal Server Error', { message: 'Server Error' }],
  [502, 'Bad Gateway', undefined],
  [504, 'Gateway Timeout', '<html>'],
  [401, 'Unauthorized', { message: 'Unauthenticated.' }],
  [419, 'unknown status', { message: 'CSRF token mismatch.' }],
  [431, 'Request Header Fields Too Large', undefined],
])('an answer %i is told in French', async (status, statusText, body) => {
  send.mockResolvedValue({ status, statusText, body })
  const refused = await call('GET /api/user' as never).catch((error: Error) => error.message)
  expect(refused).toMatch(/^(Une erreur|Votre session|Cette page)/)
})

test('what the server says in French, and what the browser could not reach, is told as it is', async () => {
  send.mockResolvedValue({ status: 503, statusText: '', body: { message: 'Service indisponible.' } })
  await expect(call('GET /api/user' as never)).rejects.toThrow('Service indisponible.')
  send.mockResolvedValue({ status: 0, statusText: 'La connexion a été interrompue.', body: undefined })
  await expect(call('GET /api/user' as never)).rejects.toThrow('La connexion a été interrompue.')
})
