import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const ORIGIN = 'https://asafidy.example'
const SOURCE = stripTypeScriptTypes(readFileSync(new URL('worker.ts', import.meta.url), 'utf8'))

/** The worker as a browser runs it, with these addresses open in tabs. */
function startWorker(tabs: readonly string[]) {
  const listeners = new Map<string, (event: object) => void>()
  const done: string[] = []
  const self = {
    addEventListener: (kind: string, listener: (event: object) => void) => listeners.set(kind, listener),
    clients: {
      matchAll: async () => tabs.map((url) => ({ url, focus: async () => done.push(`focus ${url}`) })),
      openWindow: async (address: string) => done.push(`open ${address}`),
    },
    registration: {
      showNotification: async (title: string, options: { body: string; tag: string }) =>
        done.push(`show ${title}: ${options.body} (${options.tag})`),
    },
  }
  runInNewContext(SOURCE, { self, location: { origin: ORIGIN }, URL, BUILD: 'test', FILES: [] })
  const fire = async (kind: string, event: object) => {
    const work: Promise<unknown>[] = []
    listeners.get(kind)?.({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) })
    await Promise.all(work)
  }
  const press = (link: string) =>
    fire('notificationclick', { notification: { data: { link }, close: () => done.push('close') } })
  return { done, fire, press }
}

test('a message that is pressed brings the tab to the front that shows it already', async () => {
  const { done, press } = startWorker([`${ORIGIN}/offres`, `${ORIGIN}/candidat/candidatures/3/suivi`])
  await press('/candidat/candidatures/3/suivi')
  expect(done).toEqual(['close', `focus ${ORIGIN}/candidat/candidatures/3/suivi`])
})

test('it opens a tab of its own where none shows it, for something may be written in another', async () => {
  const { done, press } = startWorker([`${ORIGIN}/candidat/candidatures/3/messages`])
  await press('/candidat/candidatures/3/suivi')
  expect(done).toEqual(['close', `open ${ORIGIN}/candidat/candidatures/3/suivi`])
})

test.each(['https://example.com/', '//example.com/offres', 'javascript:alert(1)', 'data:text/html,x'])(
  'it closes and opens nothing for %s, which is no address of the site',
  async (link) => {
    const { done, press } = startWorker([link])
    await press(link)
    expect(done).toEqual(['close'])
  },
)

test('a push shows what the server wrote, and one without words shows nothing', async () => {
  const { done, fire } = startWorker([])
  const pushed = { title: 'Asafidy', body: 'Une réponse vous attend.', link: '/dashboard', tag: 'answer' }
  await fire('push', { data: { json: () => pushed } })
  await fire('push', { data: null })
  expect(done).toEqual(['show Asafidy: Une réponse vous attend. (answer)'])
})
