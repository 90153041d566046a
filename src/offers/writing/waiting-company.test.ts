import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { companies } from '#src/companies/tables.ts'
import { makeCompany, signedInAs } from '#test/factories.ts'
import { offerForm } from '#test/offer-form.ts'
import { useServices } from '#test/services.ts'

const services = useServices()

test.each(['incomplete', 'pending', 'rejected'] as const)(
  'people of a company that is %s write drafts and look at them, and send them once it is validated',
  async (status) => {
    const { company, owner } = await makeCompany(services, { status })
    const browser = await signedInAs(services, owner)
    const made = await browser.post('/api/recruiter/offer-drafts', { content: offerForm() })
    expect(made.status).toBe(201)
    const { id, version } = made.body.data
    const preview = await browser.get(`/api/recruiter/offers/${id}/preview`)
    expect(preview.body).toMatchObject({
      data: { status: 'open', company: { name: company.name } },
      no_slot: 'Votre société doit être validée pour envoyer une offre.',
    })
    expect((await browser.get('/api/recruiter/offers')).body.data).toMatchObject([{ id, actions: [] }])
    const send = () => browser.put(`/api/recruiter/offers/${id}/submission`, { version })
    expect((await send()).status).toBe(409)
    expect((await browser.get('/api/recruiter/applications')).status).toBe(403)
    expect((await browser.post('/api/recruiter/reply-templates', {})).status).toBe(403)
    await services.db.update(companies).set({ status: 'validated' }).where(eq(companies.id, company.id))
    expect((await send()).status).toBe(200)
  },
)

test('a suspended company writes nothing', async () => {
  const { owner } = await makeCompany(services, { status: 'suspended' })
  const browser = await signedInAs(services, owner)
  expect((await browser.post('/api/recruiter/offer-drafts', { content: offerForm() })).status).toBe(403)
})
