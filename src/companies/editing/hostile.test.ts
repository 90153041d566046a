import { expect, test } from 'vitest'
import { Browser } from '#test/browser.ts'
import {
  completeCompany,
  fileForm,
  imagePart,
  makeOwnCompany,
  OWN,
  readOwn,
  saveSection,
} from '#test/company.ts'
import { HOSTILE_STRINGS } from '#test/hostile-strings.ts'
import { useServices } from '#test/services.ts'
import { companies } from '../tables.ts'

const services = useServices()

/** What is left of a text of several lines: nothing that turns the writing round. */
const read = (text: string) => text.replace(/[\u202A-\u202E\u2066-\u2069\u2028\u2029]/g, '').trim()
/** Of one line: nothing that is drawn as nothing either. */
const readLine = (text: string) =>
  read(text)
    .replace(/\p{DI}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

test.each(HOSTILE_STRINGS)('%s is kept as the text it is, and runs nowhere', async (text) => {
  const { company, as } = await makeOwnCompany(services)
  await completeCompany(as.owner)
  // A presentation has a least length, which the text alone may not reach.
  const description = `${text} ${'Nous cousons des vêtements de travail. '.repeat(3).trim()}`
  const saved = [
    await saveSection(as.owner, 'contact', { address: text.slice(0, 255) }),
    await saveSection(as.owner, 'presentation', { description, benefits: [text.slice(0, 80)] }),
  ]
  expect(saved.map(({ status }) => status)).toEqual([200, 200])
  const photo = fileForm('picture', await imagePart(40, 30), text.slice(0, 40), {
    caption: text.slice(0, 120),
  })
  expect((await as.owner.post(`${OWN}/photos`, photo)).status).toBe(201)
  const own = await readOwn(as.owner)
  expect([own.description, own.address, own.benefits]).toEqual([
    read(description),
    readLine(text),
    [readLine(text)],
  ])
  await services.db.update(companies).set({ status: 'validated' })
  const page = (await new Browser(services).get(`/api/companies/${company.slug}`)).body.data
  expect(page.description).toMatch(/^<p>[^<>]*<\/p>$/)
  expect(page.photos[0].caption).toBe(readLine(text.slice(0, 120)))
})

test.each(HOSTILE_STRINGS)('%s is no name, number, site or paper', async (text) => {
  const { as } = await makeOwnCompany(services)
  const links = await saveSection(as.owner, 'contact', { website: text, social_links: [text] })
  const numbers = await saveSection(as.owner, 'registration', { nif: text, stat: text, rcs: text })
  expect([links.status, Object.keys(links.body.errors).sort()]).toEqual([422, ['social_links.0', 'website']])
  expect([numbers.status, Object.keys(numbers.body.errors).sort()]).toEqual([422, ['nif', 'rcs', 'stat']])
  const paper = fileForm('file', new Blob([text], { type: 'application/pdf' }), 'nif.pdf')
  expect((await as.owner.put(`${OWN}/documents/nif`, paper)).status).toBe(422)
})
