import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeScene, move, RECEIVED, SENT } from '#test/applications.ts'
import { makeCompany, makeOffer, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { listWorkers } from './jobs.ts'
import { offers } from './offers/tables.ts'
import type { Clock } from './platform/clock.ts'
import { outgoingMails } from './platform/tables.ts'
import { sweepJob } from './schedule.ts'
import { after, DAY, DAY_SECONDS, MINUTE, SECOND } from './shared/durations.ts'

const services = useServices()

/** Runs what a process does every minute, by the clock of that process. */
async function sweep(clock: Clock = services.clock) {
  const found = listWorkers({ ...services, clock }).find(({ kind }) => kind.name === sweepJob.name)
  if (!found) throw new Error('nothing sweeps')
  await found.run({}, { id: 'cron' })
}

const answersTo = async (address: string) => {
  const rows = await services.db.select().from(outgoingMails).where(eq(outgoingMails.to_address, address))
  return rows.filter(({ subject }) => subject.startsWith('Réponse'))
}

test('a refusal whose job was lost is told by the sweep once its day is over, and once only', async () => {
  const { recruiter, applicant, apply } = await makeScene(services)
  const { id } = (await apply()).body.data
  await move(services, recruiter, `${RECEIVED}/${id}/rejection`, { reason: 'experience' })
  await services.queue.clear()
  services.clock.advance(DAY_SECONDS - 1)
  await sweep()
  expect(await answersTo(applicant.email)).toHaveLength(0)
  services.clock.advance(1)
  await Promise.all([sweep(), sweep()])
  expect(await answersTo(applicant.email)).toHaveLength(1)
  const shown = await (await signedInAs(services, applicant)).get(`${SENT}/${id}`)
  expect(shown.body.data.label).toBe('Non retenue')
})

test.each([-30, -0.5, 0.5, 30])('a clock that is %d s off loses no refusal and no mail', async (seconds) => {
  const { recruiter, applicant, apply } = await makeScene(services)
  const { id } = (await apply()).body.data
  await services.queue.runDue(services)
  await move(services, recruiter, `${RECEIVED}/${id}/rejection`, { reason: 'experience' })
  services.clock.advance(DAY_SECONDS)
  const clock = { now: () => after(services.clock.now(), seconds * SECOND) }
  // The job is started by the clock of the database, which differs from that of the process.
  if (seconds > 0) await services.queue.runDue({ ...services, clock })
  await services.queue.clear()
  services.clock.advance(60)
  await sweep(clock)
  await sweep(clock)
  const answers = await answersTo(applicant.email)
  expect(answers).toHaveLength(1)
  expect(answers[0]?.sent_at).not.toBeNull()
})

test('an offer is closed as of when its dates ended; one that is still open is left alone', async () => {
  services.clock.set('2026-11-21T08:00:00Z')
  const { company } = await makeCompany(services)
  const now = services.clock.now()
  const of = async (values: Parameters<typeof makeOffer>[2]) =>
    (await makeOffer(services, company.id, { published_at: after(now, -DAY), ...values })).id
  const ended = after(now, -MINUTE)
  const ids = [
    await of({ expires_at: ended }),
    await of({ expires_at: after(now, DAY), application_deadline: '2026-11-20', paused: true }),
    await of({ expires_at: after(now, DAY), application_deadline: '2027-11-20' }),
  ]
  services.clock.set('2026-11-21T20:59:59Z')
  const lastDay = await of({ expires_at: null, application_deadline: '2026-11-21' })
  await sweep()
  const stateOf = async (id = 0) =>
    (await services.db.select().from(offers).where(eq(offers.id, id)))[0] ?? expect.fail('no offer')
  expect(await stateOf(ids[0])).toMatchObject({ status: 'closed', close_reason: 'expiree', closed_at: ended })
  const deadline = new Date('2026-11-20T20:59:59Z')
  expect(await stateOf(ids[1])).toMatchObject({ status: 'closed', closed_at: deadline })
  for (const id of [ids[2], lastDay]) expect(await stateOf(id)).toMatchObject({ status: 'published' })
  services.clock.set('2026-11-21T21:00:00Z')
  await sweep()
  expect(await stateOf(lastDay)).toMatchObject({ status: 'closed' })
})
