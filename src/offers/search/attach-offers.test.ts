import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { attachProfiles } from '#src/profiles/attaching.ts'
import { applicantProfiles } from '#src/profiles/tables.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, makeCompany, makeOffer, signedInAs } from '#test/factories.ts'
import { offerForm } from '#test/offer-form.ts'
import { useServices } from '#test/services.ts'
import { offers } from '../tables.ts'
import { attachOffers } from './attach-offers.ts'

const services = useServices()

const codeOf = async (id: number) =>
  (await services.db.select().from(offers).where(eq(offers.id, id)))[0]?.occupation_code

const find = async (keywords: string) =>
  (await new Browser(services).get(`/api/offers?keywords=${encodeURIComponent(keywords)}`)).body

test('offers written before titles were attached are attached by the job, and found by their occupation', async () => {
  const { company } = await makeCompany(services)
  const unread = { occupation_code: null, occupation_read: false }
  const offer = await makeOffer(services, company.id, { title: 'Vigile de nuit', ...unread })
  const strange = await makeOffer(services, company.id, { title: 'Astronaute', ...unread })
  await attachOffers(services)
  expect([await codeOf(offer.id), await codeOf(strange.id)]).toEqual(['K2503', null])
  expect((await find('gardiennage maison')).widened).toBe(true)
})

test('what a recruiter sends is attached to its title, and to what the recruiter chose instead', async () => {
  const send = async (values: Record<string, unknown>) => {
    const { owner } = await makeCompany(services)
    const recruiter = await signedInAs(services, owner)
    const drafted = await recruiter.post('/api/recruiter/offer-drafts', { content: offerForm(values) })
    const { id, version } = drafted.body.data
    const { status } = await recruiter.put(`/api/recruiter/offers/${id}/submission`, { version })
    return status === 200 ? codeOf(id) : status
  }
  expect(await send({ title: 'Assistante RH' })).toBe('M1501')
  expect(await send({ title: 'Assistante RH', occupation_choice: 'M1607' })).toBe('M1607')
  expect(await send({ title: 'Assistante RH', occupation_choice: 'none' })).toBeNull()
  expect(await send({ title: 'Assistante RH', occupation_choice: 'Z9999' })).toBe(422)
})

test('a headline is attached, or to what its applicant chose, and those of before by the job', async () => {
  const applicant = await makeApplicant(services)
  const browser = await signedInAs(services, applicant)
  const attached = async () => {
    const mine = eq(applicantProfiles.user_id, applicant.id)
    return (await services.db.select().from(applicantProfiles).where(mine))[0]?.occupation_code
  }
  const save = (values: object) =>
    browser.put('/api/applicant/profile', {
      section: 'presentation',
      headline: 'Développeuse Java',
      ...values,
    })
  await save({})
  expect(await attached()).toBe('M1805')
  await save({ occupation_choice: 'none' })
  expect(await attached()).toBeNull()
  expect((await browser.get('/api/applicant/profile')).body.data.occupation_choice).toBe('none')
  await services.db
    .update(applicantProfiles)
    .set({ occupation_read: false, occupation_choice: null })
    .where(eq(applicantProfiles.user_id, applicant.id))
  await attachProfiles(services)
  expect(await attached()).toBe('M1805')
})

test('a title is told with the occupations that it may name', async () => {
  const { body } = await new Browser(services).get('/api/occupations?title=chauffeur&code=M1607')
  expect(body.data.recognised.code).toBe('N4102')
  expect(body.data.chosen).toEqual({ code: 'M1607', name: 'Secrétariat' })
  expect(body.data.likely.length).toBeGreaterThan(2)
})
