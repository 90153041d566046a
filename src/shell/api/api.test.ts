import { afterAll, afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { sendFromBrowser } from './browser.ts'

const send = vi.hoisted(() => vi.fn())
vi.mock('./transport.ts', () => ({ send }))
// Another file of this worker may have read it already, with the true transport, and another one will.
vi.resetModules()
const { call } = await import('./api.ts')
afterAll(() => {
  vi.doUnmock('./transport.ts')
  vi.resetModules()
})

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

test('a refusal of 400 tells what its errors say, else its message', async () => {
  const told = async (body: object) => {
    send.mockResolvedValueOnce({ status: 400, statusText: 'Bad Request', body })
    return call('GET /api/user' as never).catch((error: Error) => error.message)
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
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  const body = { first_name: 'Miora', picture: null, is_draft: true }
  await sendFromBrowser({ method: 'PUT', url: '/api/user', body, multipart: true })
  expect(sent[0]?.method).toBe('POST')
  expect([...(sent[0]?.body ?? [])]).toEqual([
    ['first_name', 'Miora'],
    ['picture', ''],
    ['is_draft', '1'],
    ['_method', 'put'],
  ])
})

test('changes of one thing leave in the order of the presses, those of another do not wait', async () => {
  const asked: string[] = []
  const answers: ((failure?: Error) => void)[] = []
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=un' })
  vi.stubGlobal('fetch', (url: string, { method, keepalive }: RequestInit) => {
    asked.push(`${method} ${url}${keepalive ? '' : ' (not kept)'}`)
    return new Promise((resolve, reject) =>
      answers.push((failure) => (failure ? reject(failure) : resolve(new Response('{}')))),
    )
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  const put = (url: string, body: object = {}) => sendFromBrowser({ method: 'PUT', url, body })
  const first = put('/api/applicant/alerts/1')
  const second = sendFromBrowser({ method: 'DELETE', url: '/api/applicant/alerts/1', body: undefined })
  void put('/api/applicant/alerts/2')
  void put('/api/user', { text: 'a'.repeat(9_000) })
  expect(asked).toEqual([
    'PUT /api/applicant/alerts/1',
    'PUT /api/applicant/alerts/2',
    'PUT /api/user (not kept)',
  ])
  answers[0]?.(new Error('no network'))
  expect((await first).status).toBe(0)
  await vi.waitFor(() => expect(asked).toHaveLength(4))
  answers[3]?.()
  expect((await second).status).toBe(200)
  void put('/api/applicant/alerts/1')
  expect(asked).toHaveLength(5)
})
