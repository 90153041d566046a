import { afterEach, expect, test, vi } from 'vitest'
import { type ApiError, call } from './api.ts'
import { sendFromBrowser } from './browser.ts'

vi.mock('./transport.ts', () => ({ send: vi.fn() }))

afterEach(() => vi.unstubAllGlobals())

test('a refusal of 400 tells what its errors say, else its message', async () => {
  const { send } = await import('./transport.ts')
  const told = async (body: object) => {
    vi.mocked(send).mockResolvedValueOnce({ status: 400, statusText: 'Bad Request', body })
    const error = await call('GET /api/user' as never).catch((thrown: unknown) => thrown)
    return (error as ApiError).message
  }
  expect(await told({ message: 'Non', errors: 'Lien expiré' })).toBe('Lien expiré')
  expect(await told({ message: 'Non', errors: { email: ['Adresse refusée'] } })).toBe('Adresse refusée')
  expect(await told({ message: 'Non' })).toBe('Non')
})

test('a body that is asked to be multipart is so without a file', async () => {
  const sent: { method: string; body: FormData }[] = []
  class Request {
    upload = {}
    status = 200
    statusText = ''
    responseText = '{}'
    method = ''
    onload = () => undefined
    open(method: string) {
      this.method = method
    }
    setRequestHeader() {}
    send(body: FormData) {
      sent.push({ method: this.method, body })
      this.onload()
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=un' })
  const body = { first_name: 'Miora', picture: null, is_draft: true }
  await sendFromBrowser({ method: 'PUT', url: '/api/user', body, multipart: true })
  expect(sent[0]?.method).toBe('POST')
  expect([...(sent[0]?.body ?? [])]).toEqual([
    ['first_name', 'Miora'],
    ['picture', ''],
    ['is_draft', '1'],
    ['_method', 'PUT'],
  ])
})
