import { beforeEach, expect, test } from 'vitest'
import { outgoingMails, throttles } from '#src/platform/tables.ts'
import { Browser } from '#test/browser.ts'
import { useServices } from '#test/services.ts'
import { contactMessages } from './tables.ts'

const services = useServices()
beforeEach(async () => {
  await services.db.delete(contactMessages)
  await services.db.delete(outgoingMails)
  await services.db.delete(throttles)
})

const WRITTEN = {
  first_name: 'Rasoanaivo',
  last_name: 'Hanta',
  email: 'Hanta@exemple.test',
  object: 'Mon CV a changé',
  message: 'Bonjour,\n\nPuis-je l’envoyer à nouveau\u00a0?',
}

test('a message to the team is kept and mailed to its address, and an answer goes to who wrote', async () => {
  const answer = await new Browser(services).post('/api/contact', WRITTEN)
  expect(answer.status).toBe(201)
  expect(await services.db.select().from(contactMessages)).toMatchObject([
    { ...WRITTEN, email: 'hanta@exemple.test' },
  ])
  expect(await services.db.select().from(outgoingMails)).toMatchObject([
    {
      to_address: services.env.CONTACT_EMAIL,
      subject: 'Contact : Mon CV a changé',
      headers: { 'Reply-To': 'hanta@exemple.test' },
      text: expect.stringContaining('Puis-je l’envoyer à nouveau'),
    },
  ])
})

test('each field that is missing says so in the specification’s words', async () => {
  const answer = await new Browser(services).post('/api/contact', {})
  expect([answer.status, answer.body.errors]).toEqual([
    422,
    {
      first_name: ['Veuillez entrer votre nom'],
      last_name: ['Veuillez entrer votre prénom'],
      email: ['Veuillez entrer votre email'],
      object: ['Veuillez entrer un objet pour le mail'],
      message: ['Veuillez entrer votre message'],
    },
  ])
})

test.each([
  ['a line break in the subject', { object: 'Bonjour\r\nBcc: autre@exemple.test' }],
  ['an address that is none', { email: 'hanta@exemple' }],
  ['a novel', { message: 'a'.repeat(5_001) }],
])('%s is refused, and nothing is kept', async (_what, wrong) => {
  const answer = await new Browser(services).post('/api/contact', { ...WRITTEN, ...wrong })
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, Object.keys(wrong)])
  expect(await services.db.select().from(contactMessages)).toEqual([])
})

test('names have up to 255 characters, digits too, and never an address', async () => {
  const send = (last_name: string) => new Browser(services).post('/api/contact', { ...WRITTEN, last_name })
  expect((await send(`Rakoto 2 ${'a'.repeat(246)}`)).status).toBeLessThan(300)
  for (const name of ['a'.repeat(256), 'exemple.test', 'Lova\nBcc: x'])
    expect(Object.keys((await send(name)).body.errors)).toEqual(['last_name'])
})

test('a program that fills the hidden field is answered alike, and nothing is kept or sent', async () => {
  const answer = await new Browser(services).post('/api/contact', {
    ...WRITTEN,
    website: 'https://exemple.test',
  })
  expect(answer.status).toBe(201)
  expect(await services.db.select().from(contactMessages)).toEqual([])
  expect(await services.db.select().from(outgoingMails)).toEqual([])
})
