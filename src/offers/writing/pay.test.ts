import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeCompany, signedInAs } from '#test/factories.ts'
import { offerForm } from '#test/offer-form.ts'
import { useServices } from '#test/services.ts'
import { offers } from '../tables.ts'

const services = useServices()
const draftOf = (id: number) => `/api/recruiter/offers/${id}/draft`
const submissionOf = (id: number) => `/api/recruiter/offers/${id}/submission`

/** A recruiter with a draft of this form. */
async function begin(content: Record<string, unknown>) {
  const browser = await signedInAs(services, (await makeCompany(services)).owner)
  const { body } = await browser.post('/api/recruiter/offer-drafts', { content })
  return { browser, ...(body.data as { id: number; version: number }) }
}

const rowOf = async (id: number) => (await services.db.select().from(offers).where(eq(offers.id, id)))[0]

test('an offer says its pay, or why it does not', async () => {
  const { browser, id, version } = await begin(offerForm({ min_salary: '', max_salary: null }))
  const send = async (of: number) => browser.put(submissionOf(id), { version: of })
  const save = async (of: number, values: Record<string, unknown>) =>
    (await browser.put(draftOf(id), { version: of, content: offerForm(values) })).body.data.version
  expect((await send(version)).body.errors).toEqual({
    min_salary: ['Veuillez indiquer le salaire, ou choisir de ne pas l’afficher.'],
  })
  const short = await save(version, { salary_visible: false, salary_hidden_reason: ' secret            !' })
  expect((await send(short)).body.errors).toEqual({
    salary_hidden_reason: ['Veuillez dire pourquoi le salaire n’est pas affiché (20 caractères au moins).'],
  })
  const reason = 'La grille est remise au premier entretien.'
  const told = await save(short, { min_salary: null, salary_visible: false, salary_hidden_reason: reason })
  expect((await send(told)).status).toBe(200)
  expect(await rowOf(id)).toMatchObject({
    salary_hidden_reason: reason,
    flags: [{ kind: 'hidden_pay', found: reason }],
  })
})

test('a reason typed before the pay was shown after all is not kept', async () => {
  const { browser, id, version } = await begin(
    offerForm({ salary_hidden_reason: 'Elle dépend de la prime.' }),
  )
  expect((await browser.put(submissionOf(id), { version })).status).toBe(200)
  expect((await rowOf(id))?.salary_hidden_reason).toBeNull()
})
