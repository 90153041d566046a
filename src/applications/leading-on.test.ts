import { expect, test } from 'vitest'
import { DAY_SECONDS } from '#src/shared/durations.ts'
import { applicationForm, makeSent, move, SENT } from '#test/applications.ts'
import { makeCompany, makeOffer } from '#test/factories.ts'
import { mailsTo } from '#test/mails.ts'
import { useServices } from '#test/services.ts'

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

test('where nothing leads on, the mail of an end promises nothing', async () => {
  const { applicant, recruiter, theirs } = await makeSent(services)
  await services.db.execute("UPDATE offers SET status = 'closed'")
  await move(services, recruiter, `${theirs}/rejection`, { reason: 'poste_pourvu' })
  services.clock.advance(DAY_SECONDS)
  await services.queue.runDue(services)
  const mail = await mailOf(applicant.email, /^Réponse à votre candidature/)
  expect(mail?.text).not.toMatch(/Offres proches|D’autres offres/)
})
