import { expect, test } from 'vitest'
import { Browser } from '#test/browser.ts'
import { makeApplicant, makeCompany, makeMember, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'

const services = useServices()
const TEMPLATES = '/api/recruiter/reply-templates'
const TEMPLATE = {
  title: 'Refus courtois',
  body: 'Bonjour {prenom},\n\nMerci. {recruteur}',
  use: 'rejection',
}

async function makeWriter() {
  const { company, owner } = await makeCompany(services)
  return { company, browser: await signedInAs(services, owner) }
}

test('a template is written, read by title, changed and deleted', async () => {
  const { browser } = await makeWriter()
  const made = await browser.post(TEMPLATES, TEMPLATE)
  expect([made.status, made.body.data]).toMatchObject([201, TEMPLATE])
  await browser.post(TEMPLATES, { ...TEMPLATE, title: 'Accusé' })
  // As a dictionary has them: neither by code nor with the accents after « z ».
  for (const title of ['écart', 'Effet', 'Œuvre', 'zèle'])
    await browser.post(TEMPLATES, { ...TEMPLATE, title })
  const listed = await browser.get(TEMPLATES)
  expect(listed.body.data.map((each: { title: string }) => each.title)).toEqual([
    'Accusé',
    'écart',
    'Effet',
    'Œuvre',
    'Refus courtois',
    'zèle',
  ])
  const url = `${TEMPLATES}/${made.body.data.id}`
  const changed = await browser.put(url, { ...TEMPLATE, use: 'stage', title: 'À l’étude' })
  expect(changed.body.data).toMatchObject({ title: 'À l’étude', use: 'stage' })
  expect((await browser.delete(url)).status).toBe(204)
  expect((await browser.delete(url)).status).toBe(404)
  expect((await browser.put(url, TEMPLATE)).status).toBe(404)
})

test('nobody signed in, an applicant and a company to be validated have none', async () => {
  const applicant = await signedInAs(services, await makeApplicant(services))
  const pending = await signedInAs(services, (await makeCompany(services, { status: 'pending' })).owner)
  expect((await new Browser(services).get(TEMPLATES)).status).toBe(401)
  expect((await new Browser(services).post(TEMPLATES, TEMPLATE)).status).toBe(401)
  for (const browser of [applicant, pending]) {
    expect((await browser.get(TEMPLATES)).status).toBe(403)
    expect((await browser.post(TEMPLATES, TEMPLATE)).status).toBe(403)
  }
})

test('a reader reads and does not write; a recruiter writes', async () => {
  const { company, browser } = await makeWriter()
  const { id } = (await browser.post(TEMPLATES, TEMPLATE)).body.data
  const reader = await signedInAs(services, await makeMember(services, company.id, 'reader'))
  const recruiter = await signedInAs(services, await makeMember(services, company.id, 'recruiter'))
  expect((await reader.get(TEMPLATES)).body.data).toHaveLength(1)
  expect((await reader.post(TEMPLATES, TEMPLATE)).status).toBe(403)
  expect((await reader.put(`${TEMPLATES}/${id}`, TEMPLATE)).status).toBe(403)
  expect((await reader.delete(`${TEMPLATES}/${id}`)).status).toBe(403)
  expect((await recruiter.put(`${TEMPLATES}/${id}`, TEMPLATE)).status).toBe(200)
})

test('another company’s template does not exist', async () => {
  const { browser } = await makeWriter()
  const { id } = (await browser.post(TEMPLATES, TEMPLATE)).body.data
  const { browser: rival } = await makeWriter()
  expect((await rival.get(TEMPLATES)).body.data).toEqual([])
  expect((await rival.put(`${TEMPLATES}/${id}`, TEMPLATE)).status).toBe(404)
  expect((await rival.delete(`${TEMPLATES}/${id}`)).status).toBe(404)
  expect((await browser.get(TEMPLATES)).body.data).toMatchObject([TEMPLATE])
})

test('what is missing, too long or unknown is refused on its field', async () => {
  const { browser } = await makeWriter()
  const refused = async (values: object) => {
    const { status, body } = await browser.post(TEMPLATES, { ...TEMPLATE, ...values })
    expect(status).toBe(422)
    return body.errors
  }
  expect(await refused({ title: ' ', body: '', use: 'poème' })).toEqual({
    title: ['Veuillez donner un titre au modèle.'],
    body: ['Veuillez écrire le texte du modèle.'],
    use: ['Veuillez choisir un usage.'],
  })
  expect(await refused({ title: 'x'.repeat(81) })).toHaveProperty('title')
  expect(await refused({ body: 'x'.repeat(3_001) })).toEqual({ body: ['Le message est trop long'] })
  expect(await refused({ body: 'Bonjour {salaire}' })).toEqual({
    body: [
      'La variable {salaire} n’existe pas. Utilisez {prenom}, {nom}, {offre}, {societe}, {recruteur} ou {date}.',
    ],
  })
})

test('a title is one template’s, at the same moment too', async () => {
  const { browser } = await makeWriter()
  const answers = await Promise.all([1, 2, 3].map(() => browser.post(TEMPLATES, TEMPLATE)))
  expect(answers.map((each) => each.status).toSorted()).toEqual([201, 422, 422])
  const { id } = (await browser.post(TEMPLATES, { ...TEMPLATE, title: 'Autre' })).body.data
  const taken = await browser.put(`${TEMPLATES}/${id}`, TEMPLATE)
  expect(taken.body.errors).toEqual({ title: ['Un modèle de votre société porte déjà ce titre.'] })
})

test('hostile text is kept as text', async () => {
  const { browser } = await makeWriter()
  const body = '<img src=x onerror=alert(1)> \u202e ’; DROP TABLE users; -- {{prenom}'
  const made = await browser.post(TEMPLATES, { ...TEMPLATE, body })
  expect(made.status).toBe(201)
  expect(made.body.data.body).toBe(body)
})
