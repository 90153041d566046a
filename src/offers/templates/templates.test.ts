import { expect, test } from 'vitest'
import { Browser } from '#test/browser.ts'
import { makeCompany, makeMember, makeOffer, signedInAs } from '#test/factories.ts'
import { offerForm } from '#test/offer-form.ts'
import { useServices } from '#test/services.ts'

const services = useServices()
const TEMPLATES = '/api/recruiter/offer-templates'
const TEMPLATE = { name: 'Technicien', content: offerForm({ missions: '<p>Poser.</p><script>x</script>' }) }

test('an offer is kept as a template without its days, found by its company alone, and deleted', async () => {
  const { company, owner } = await makeCompany(services)
  const browser = await signedInAs(services, owner)
  const made = await browser.post(TEMPLATES, TEMPLATE)
  expect(made.status).toBe(201)
  expect(made.body.data.content).toMatchObject({ missions: '<p>Poser.</p>', application_deadline: '' })
  expect((await browser.post(TEMPLATES, TEMPLATE)).body.errors).toEqual({
    name: ['Un modèle de votre société porte déjà ce nom.'],
  })
  const { id } = made.body.data
  const reader = await signedInAs(services, await makeMember(services, company.id, 'reader'))
  expect((await reader.get(TEMPLATES)).body.data).toEqual([{ id, name: 'Technicien' }])
  expect((await reader.get(`${TEMPLATES}/${id}`)).body.data).toEqual(made.body.data)
  expect((await reader.post(TEMPLATES, TEMPLATE)).status).toBe(403)
  const rival = await signedInAs(services, (await makeCompany(services)).owner)
  expect((await rival.get(TEMPLATES)).body.data).toEqual([])
  expect((await rival.get(`${TEMPLATES}/${id}`)).status).toBe(404)
  expect((await rival.delete(`${TEMPLATES}/${id}`)).status).toBe(404)
  expect((await new Browser(services).get(TEMPLATES)).status).toBe(401)
  expect((await browser.delete(`${TEMPLATES}/${id}`)).status).toBe(204)
})

test('templates are offered from the third offer on, and to whoever keeps one', async () => {
  const { company, owner } = await makeCompany(services)
  const browser = await signedInAs(services, owner)
  const isOffered = async () => (await browser.get(TEMPLATES)).body.meta.is_offered
  await makeOffer(services, company.id)
  await makeOffer(services, company.id, { status: 'draft' })
  expect(await isOffered()).toBe(false)
  const { body } = await browser.post(TEMPLATES, TEMPLATE)
  expect(await isOffered()).toBe(true)
  await browser.delete(`${TEMPLATES}/${body.data.id}`)
  await makeOffer(services, company.id, { status: 'closed' })
  expect(await isOffered()).toBe(true)
})
