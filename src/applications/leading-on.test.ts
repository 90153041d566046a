import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { chosenOccupation } from '#src/occupations/choice.ts'
import { withNeighbours } from '#src/occupations/neighbourhood.ts'
import { countLandingPages } from '#src/offers/landing/counting.ts'
import { offers } from '#src/offers/tables.ts'
import { DAY_SECONDS } from '#src/shared/durations.ts'
import { applicationForm, makeSent, move, SENT } from '#test/applications.ts'
import { makeCompany, makeOffer, signedInAs } from '#test/factories.ts'
import { mailsTo } from '#test/mails.ts'
import { useServices } from '#test/services.ts'
import { findNeighbourTrades } from './neighbour-trades.ts'

const services = useServices()

async function mailOf(address: string, subject: RegExp) {
  const mails = await mailsTo(services, address)
  return mails.find((mail) => subject.test(mail.subject))
}

test('a refusal leads on to open offers alike that were not applied to, and to what its reason says', async () => {
  const { applicant, browser, recruiter, theirs } = await makeSent(services)
  const { company } = await makeCompany(services)
  const make = (title: string, values = {}) => makeOffer(services, company.id, { title, ...values })
  const [near, applied] = [await make('Comptable général'), await make('Comptable unique')]
  const over = await make('Comptable auxiliaire', { status: 'closed', closed_at: services.clock.now() })
  expect((await browser.post(SENT, applicationForm(applied.id))).status).toBe(201)
  await move(services, recruiter, `${theirs}/rejection`, { reason: 'experience' })
  services.clock.advance(DAY_SECONDS)
  await services.queue.runDue(services)
  const mail = await mailOf(applicant.email, /^Réponse à votre candidature/)
  expect(mail?.text).toContain('La société cherchait plus d’expérience')
  expect(mail?.text).toContain('http://localhost:3000/candidat/mon-profil')
  expect(mail?.text).toContain('Offres proches')
  expect(mail?.html).toContain(`href="http://localhost:3000/offres/${near.id}-`)
  for (const { id } of [applied, over]) expect(mail?.html).not.toContain(`/offres/${id}-`)
})

test('a refusal leads on to near trades that hire in the same town, on its page and in its mail', async () => {
  const { applicant, recruiter, theirs, mine, offer } = await makeSent(services)
  const { company } = await makeCompany(services)
  const occupation_code = chosenOccupation('Comptable', null)
  await services.db.update(offers).set({ occupation_code }).where(eq(offers.id, offer.id))
  const [near = ''] = withNeighbours(occupation_code).slice(1)
  const hire = (city_id: number) =>
    makeOffer(services, company.id, { title: 'Un métier proche', occupation_code: near, city_id })
  const other = offer.city_id === 3 ? 4 : 3
  for (let index = 0; index < 4; index += 1) await hire(index < 2 ? offer.city_id : other)
  // A session does not last until the next day.
  const read = async () => (await (await signedInAs(services, applicant)).get(mine)).body.data.neighbours
  const hiring = async () => {
    await countLandingPages(services)
    return findNeighbourTrades(services.db, { ...offer, occupation_code })
  }
  expect(await hiring()).toBeNull()
  await hire(offer.city_id)
  expect(await hiring()).toMatchObject({ trades: [{ count: 3 }] })
  expect(await read()).toBeNull()
  await move(services, recruiter, `${theirs}/rejection`, { reason: 'experience' })
  services.clock.advance(DAY_SECONDS)
  await services.queue.runDue(services)
  const [trade] = (await read()).trades
  expect(trade.path).toMatch(/^\/emploi\/[^/]+\/[^/]+$/)
  const mail = await mailOf(applicant.email, /^Réponse à votre candidature/)
  expect(mail?.text).toContain('Métiers proches qui recrutent à')
  expect(mail?.text).toContain(`${trade.name} (3\u00a0offres)\u00a0: http://localhost:3000${trade.path}`)
  expect(mail?.html).toContain(`href="http://localhost:3000${trade.path}"`)
})

test('where nothing leads on, the mail of an end promises nothing', async () => {
  const { applicant, recruiter, theirs } = await makeSent(services)
  await services.db.execute("UPDATE offers SET status = 'closed'")
  await move(services, recruiter, `${theirs}/rejection`, { reason: 'poste_pourvu' })
  services.clock.advance(DAY_SECONDS)
  await services.queue.runDue(services)
  const mail = await mailOf(applicant.email, /^Réponse à votre candidature/)
  expect(mail?.text).not.toMatch(/Offres proches|D’autres offres/)
})
