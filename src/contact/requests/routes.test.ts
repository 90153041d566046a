import { beforeEach, expect, test } from 'vitest'
import { contactMessages } from '#src/contact/messages/tables.ts'
import { outgoingMails, throttles } from '#src/platform/tables.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { Browser } from '#test/browser.ts'
import { useServices } from '#test/services.ts'
import { eraseContact } from '../erasure.ts'
import { exportOf } from '../export.ts'

const services = useServices()
beforeEach(async () => {
  await services.db.delete(contactMessages)
  await services.db.delete(outgoingMails)
  await services.db.delete(throttles)
})

const SOURCING = {
  company_name: 'Havoana Technologies',
  contact_name: 'Miora Rakoto',
  email: 'Miora@exemple.test',
  phone_number: '',
  occupation: 'Soudeur',
  positions_count: '2',
  city: 'Toamasina',
  needed_by: 'month',
  message: 'Deux soudeurs pour un chantier de six mois.',
}
const FEEDBACK = { rating: 4, topic: 'apply', message: 'Clair et rapide.', page: '/offres', email: '' }
const PARTNER = {
  partner_kind: 'school',
  organisation: 'Institut Tsimok’Asa',
  contact_name: 'Bakoly',
  email: 'bakoly@exemple.test',
  message: 'Montrer les offres à nos étudiants.',
}

const post = (path: string, body: object) => new Browser(services).post(path, body as never)
const kept = () => services.db.select().from(contactMessages)

test('a request for people reaches the team with what is sought and by when', async () => {
  const answer = await post('/api/sourcing-requests', SOURCING)
  expect([answer.status, answer.body.message]).toEqual([201, expect.stringContaining('est arrivée')])
  expect(await kept()).toMatchObject([
    {
      kind: 'sourcing',
      email: 'miora@exemple.test',
      object: 'Soudeur, Havoana Technologies',
      facts: [
        { label: 'Société', value: 'Havoana Technologies' },
        { label: 'Métier', value: 'Soudeur' },
        { label: 'Postes', value: '2\u00A0postes' },
        { label: 'Ville', value: 'Toamasina' },
        { label: 'Pour quand', value: 'Dans le mois' },
      ],
    },
  ])
  expect(await services.db.select().from(outgoingMails)).toMatchObject([
    { subject: 'Sourcing : Soudeur, Havoana Technologies', headers: { 'Reply-To': 'miora@exemple.test' } },
  ])
})

test('an opinion needs no address, and says which page it is about', async () => {
  const answer = await post('/api/feedback', FEEDBACK)
  expect([answer.status, answer.body.message]).toEqual([201, expect.stringContaining('Sans adresse')])
  expect(await kept()).toMatchObject([
    {
      kind: 'feedback',
      email: null,
      object: 'Bien, Postuler',
      facts: [{ value: '4 sur 5' }, { value: 'Postuler' }, { value: '/offres' }],
    },
  ])
})

test('a partner is received by kind', async () => {
  expect((await post('/api/partner-requests', PARTNER)).status).toBe(201)
  expect(await kept()).toMatchObject([{ kind: 'partner', object: 'Institut Tsimok’Asa, une école' }])
})

test.each([
  ['/api/sourcing-requests', SOURCING, { positions_count: '0' }],
  ['/api/sourcing-requests', SOURCING, { needed_by: 'hier' }],
  ['/api/feedback', FEEDBACK, { rating: '6' }],
  ['/api/feedback', FEEDBACK, { topic: '' }],
  ['/api/feedback', FEEDBACK, { email: 'personne' }],
  ['/api/partner-requests', PARTNER, { partner_kind: null }],
  ['/api/partner-requests', PARTNER, { message: ' ' }],
])('%s refuses what is wrong on its field, and keeps nothing', async (path, right, wrong) => {
  const answer = await post(path, { ...right, ...wrong })
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, Object.keys(wrong)])
  expect(await kept()).toEqual([])
})

test('a program is answered as if it was taken; who answers too fast is asked to send again', async () => {
  const trapped = await post('/api/feedback', { ...FEEDBACK, website: 'https://exemple.test' })
  expect(trapped.status).toBe(201)
  const now = services.clock.now().getTime()
  const fast = await post('/api/feedback', { ...FEEDBACK, opened_at: now - 200 })
  expect([fast.status, Object.keys(fast.body.errors)]).toEqual([422, ['message']])
  expect(await kept()).toEqual([])
  expect((await post('/api/feedback', { ...FEEDBACK, opened_at: now - 5_000 })).status).toBe(201)
})

test('one network sends ten of them in an hour, whichever the form', async () => {
  for (let turn = 0; turn < 10; turn += 1) await post('/api/feedback', FEEDBACK)
  expect((await post('/api/partner-requests', PARTNER)).status).toBe(429)
})

test('what an address wrote is in its copy of the data, and goes with it', async () => {
  await post('/api/partner-requests', PARTNER)
  const parts = await exportOf(services.db, PARTNER.email)
  expect(JSON.stringify(parts)).toContain('Institut Tsimok’Asa')
  expect(JSON.stringify(parts)).not.toContain('handler')
  await inTransaction(services, null, (unit) => eraseContact(unit, PARTNER.email))
  expect([await kept(), await services.db.select().from(outgoingMails)]).toEqual([[], []])
})
