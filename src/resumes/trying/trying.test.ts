import { expect, test } from 'vitest'
import { Browser } from '#test/browser.ts'
import { fullDocument } from '#test/resumes/any-resume.ts'
import { useServices } from '#test/services.ts'
import { resumes } from '../tables.ts'
import { DOWNLOADS_OF_ADDRESS } from './policy.ts'

const services = useServices()
const PDF = '/api/resume-trials/pdf'

test('a guest sees the pages of what it writes, and nothing is kept', async () => {
  const guest = new Browser(services)
  const { status, body } = await guest.post('/api/resume-trials/preview', { document: fullDocument() })
  expect(status).toBe(200)
  expect(body.data.pages[0].svg).toMatch(/^<svg/)
  expect((await guest.post('/api/resume-trials/preview', { document: {} })).status).toBe(422)
  expect(await services.db.$count(resumes)).toBe(0)
})

test('a guest downloads its CV again after a change, a few times for each address and network', async () => {
  const guest = new Browser(services)
  const ask = (email: string) => guest.post(PDF, { document: fullDocument(), email })
  const first = await ask('Invitee@exemple.test')
  expect(first.status).toBe(200)
  expect(Buffer.from(first.body.data.pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
  for (let again = 1; again < DOWNLOADS_OF_ADDRESS; again += 1)
    expect((await ask('invitee@exemple.test')).status).toBe(200)
  const again = await ask('invitee@exemple.test')
  expect([again.status, again.body.message]).toEqual([409, expect.stringContaining('compte gratuit')])
  expect((await ask('pas une adresse')).status).toBe(422)
  for (let other = 0; other < 4; other += 1)
    expect((await ask(`invitee-${other}@exemple.test`)).status).toBe(200)
  expect((await ask('encore@exemple.test')).status).toBe(429)
})

test('whoever asks for more than its turns waits or is refused, and guests elsewhere are served', async () => {
  const greedy = new Browser(services, '2001:db8:bad:1::1')
  const guest = new Browser(services, '2001:db8:600d:1::1')
  const draw = (browser: Browser) => browser.post('/api/resume-trials/preview', { document: fullDocument() })
  await Promise.all([draw(greedy), draw(guest)])
  const flood = Array.from({ length: 40 }, () => draw(greedy))
  const mine = await draw(guest)
  expect(mine.status).toBe(200)
  const answers = await Promise.all(flood)
  const refused = answers.filter(({ status }) => status === 429)
  // One is drawn and two wait; as each is drawn, another may come.
  expect(refused.length).toBeGreaterThan(25)
  expect(refused[0]?.body.message).toBe(
    'Plusieurs demandes de votre réseau attendent déjà. Réessayez dans quelques secondes.',
  )
})
