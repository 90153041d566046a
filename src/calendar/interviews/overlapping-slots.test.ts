import { like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { outgoingMails } from '#src/platform/tables.ts'
import { makeScene, RECEIVED, SENT } from '#test/applications.ts'
import { agreedOn, applicationOf, at, insertInterview, proposal } from '#test/calendar.ts'
import { makeCompany } from '#test/factories.ts'
import { useServices } from '#test/services.ts'

const services = useServices()
const OWN = '/api/applicant/interviews'

async function makeProposal() {
  services.clock.set('2026-11-21T08:00:00Z')
  const scene = await makeScene(services)
  const { id } = (await scene.apply()).body.data
  const starts = [at('2026-11-24', '09:00'), at('2026-11-24', '10:00')]
  const { body } = await scene.recruiter.post(
    `${RECEIVED}/${id}/interviews`,
    proposal([scene.owner.id], starts),
  )
  return { ...scene, application: Number(id), interview: body.data }
}

const take = ({ browser, interview }: Awaited<ReturnType<typeof makeProposal>>) =>
  browser.put(`${OWN}/${interview.id}/slot`, { slot_id: interview.slots[0].id })

test('a slot that overlaps another interview of the person is marked, and taken by a second press only', async () => {
  const scene = await makeProposal()
  const other = await makeCompany(services)
  const { apply } = await makeScene(services)
  const elsewhere = await applicationOf(services, (await apply()).body.data.id)
  await insertInterview(
    services,
    { ...elsewhere, company_id: other.company.id, applicant_id: scene.applicant.id },
    agreedOn(at('2026-11-24', '09:30'), 20),
  )
  const { body } = await scene.browser.get(`${SENT}/${scene.application}/interviews`)
  const [first, second] = body.data[0].slots
  expect(first.overlap).toMatch(/à 9\u00a0h\u00a030 avec /)
  expect(second.overlap).toBe(null)
  const refused = await take(scene)
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringMatching(/^Ce créneau chevauche un autre rendez-vous\u00a0: .* avec /),
  ])
  const meant = { slot_id: first.id, despite_overlap: true }
  expect((await scene.browser.put(`${OWN}/${scene.interview.id}/slot`, meant)).status).toBe(200)
})

test('mails about an interview name the post in their subject', async () => {
  const scene = await makeProposal()
  await take(scene)
  const mails = await services.db.select().from(outgoingMails).where(like(outgoingMails.key, 'interview.%'))
  expect(mails.length).toBeGreaterThan(1)
  for (const { subject } of mails) expect(subject).toMatch(/ – Comptable confirmé\u00a0H\/F$/)
})
