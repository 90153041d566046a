import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#src/accounts/tables.ts'
import { teamNotes } from '#src/applications/evaluating/tables.ts'
import { applications } from '#src/applications/tables.ts'
import { DAY_SECONDS } from '#src/shared/durations.ts'
import { makeScene } from '#test/applications.ts'
import { Browser } from '#test/browser.ts'
import { ADDED, mailsTo, makeEntered, removalTokenIn } from '#test/entering/candidates.ts'
import { useServices } from '#test/services.ts'
import { removeOldEntered } from './removing.ts'
import { enteredCandidates } from './tables.ts'

const services = useServices()

const rowsOf = (id: number) => services.db.select().from(applications).where(eq(applications.id, id))

test('the link of the mail removes everything at once, serves once, and the recruiters learn of it without a name', async () => {
  const {
    recruiter,
    id,
    theirs,
    owner,
    mail: address,
  } = await makeEntered(services, { note: 'Soa vient lundi.' })
  const [row] = await rowsOf(id)
  const token = removalTokenIn((await mailsTo(services, address))[0]?.text)
  services.clock.advance(60)
  const guest = new Browser(services)
  const removed = await guest.put('/api/entered-candidates/removal', { token })
  expect(removed).toMatchObject({ status: 200, body: { data: { job_offer_title: 'Comptable confirmé' } } })
  expect(await rowsOf(id)).toEqual([])
  for (const table of [enteredCandidates, teamNotes])
    expect(await services.db.$count(table, eq(table.application_id, id))).toBe(0)
  expect(
    await services.db
      .select()
      .from(users)
      .where(eq(users.id, row?.applicant_id ?? 0)),
  ).toEqual([])
  await expect(services.files.read(row?.cv_key ?? '')).rejects.toThrow()
  expect(await mailsTo(services, address)).toEqual([])
  expect((await recruiter.get(theirs)).status).toBe(404)
  const [told] = await mailsTo(services, owner.email)
  expect(told?.subject).toContain('Candidat supprimé à sa demande')
  expect(told?.text).not.toContain('Soa')
  expect((await guest.put('/api/entered-candidates/removal', { token })).status).toBe(404)
  expect((await guest.put('/api/entered-candidates/removal', { token: `${token}x` })).status).toBe(404)
})

test('the removal leaves the mails of an account with the same address', async () => {
  const { id, recruiter, applicant } = await makeEntered(services, { email: null })
  await services.db
    .update(enteredCandidates)
    .set({ email: applicant.email })
    .where(eq(enteredCandidates.application_id, id))
  await new Browser(services).post('/forgot-password', { email: applicant.email })
  await services.queue.runDue(services)
  const before = await mailsTo(services, applicant.email)
  expect(before).toHaveLength(1)
  services.clock.advance(60)
  expect((await recruiter.delete(`${ADDED}/${id}`)).status).toBe(204)
  expect(await mailsTo(services, applicant.email)).toEqual(before)
  expect((await recruiter.delete(`${ADDED}/${id}`)).status).toBe(404)
})

test('an application that was sent on the site cannot be removed so', async () => {
  const { recruiter, apply } = await makeScene(services)
  const { id } = (await apply()).body.data
  expect((await recruiter.delete(`${ADDED}/${id}`)).status).toBe(404)
  expect(await rowsOf(id)).toHaveLength(1)
})

test('what has not changed for two years goes', async () => {
  const { id } = await makeEntered(services)
  services.clock.advance(729 * DAY_SECONDS)
  await removeOldEntered(services)
  expect(await rowsOf(id)).toHaveLength(1)
  services.clock.advance(3 * DAY_SECONDS)
  await removeOldEntered(services)
  expect(await rowsOf(id)).toEqual([])
})
