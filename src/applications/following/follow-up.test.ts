import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { applications } from '#src/applications/tables.ts'
import { notifications } from '#src/notifications/tables.ts'
import { outgoingMails } from '#src/platform/tables.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { applicationForm, makeSent, move, RECEIVED, SENT } from '#test/applications.ts'
import { makeApplicant, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'

const services = useServices()

/** An application that is sent; `overdue` lets its promised day pass. */
async function sent() {
  const scene = await makeSent(services)
  const address = `${scene.mine}/follow-up`
  const overdue = async () => {
    const answer_due_at = after(services.clock.now(), -2 * DAY)
    await services.db.update(applications).set({ answer_due_at }).where(eq(applications.id, scene.id))
  }
  const blockOf = async () => (await scene.browser.get(scene.mine)).body.data.promise.follow_up.block
  return { ...scene, address, overdue, blockOf }
}

test('before the promised day is over nobody follows up, and the page says from when on', async () => {
  const { browser, mine, address } = await sent()
  expect((await browser.put(address)).status).toBe(409)
  const { follow_up, due_at } = (await browser.get(mine)).body.data.promise
  expect(follow_up).toMatchObject({ sent_at: null, block: 'promise_runs' })
  expect(follow_up.opens_on > due_at.slice(0, 10)).toBe(true)
})

test('after it one courteous line goes to the recruiters, once, even of two presses at the same moment', async () => {
  const { browser, recruiter, owner, theirs, address, overdue, blockOf } = await sent()
  await overdue()
  expect(await blockOf()).toBe(null)
  const answers = await Promise.all([browser.put(address), browser.put(address)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const [again] = answers.filter(({ status }) => status === 409)
  expect(again?.body.message).toMatch(/déjà relancé/)
  expect(await blockOf()).toBe('sent_already')
  const told = await services.db.select().from(notifications).where(eq(notifications.user_id, owner.id))
  expect(told.filter(({ title }) => title === 'Une candidature vous relance')).toHaveLength(1)
  const mails = await services.db.select().from(outgoingMails).where(eq(outgoingMails.user_id, owner.id))
  expect(mails.filter(({ text }) => text.includes('Ma candidature vous intéresse-t-elle'))).toHaveLength(1)
  expect((await recruiter.get(theirs)).body.data.followed_up_at).toBe(services.clock.now().toISOString())
})

test('it comes first in « À répondre » whichever way the list is ordered, with its neighbours, until it is answered', async () => {
  const { offer, recruiter, browser, id, theirs, address, overdue } = await sent()
  const ids = [id]
  for (let at = 0; at < 2; at += 1) {
    services.clock.advance(60)
    const other = await signedInAs(services, await makeApplicant(services))
    ids.push((await other.post(SENT, applicationForm(offer.id))).body.data.id)
  }
  const [first, second, third] = ids
  const listed = async (query: string) =>
    (await recruiter.get(`${RECEIVED}?${query}`)).body.data.map((each: { id: number }) => each.id)
  expect(await listed('status=waiting')).toEqual([third, second, first])
  await overdue()
  await browser.put(address)
  expect(await listed('status=waiting')).toEqual([first, third, second])
  expect(await listed('status=waiting&sort_by_date=asc')).toEqual([first, second, third])
  expect(await listed('')).toEqual([third, second, first])
  const neighbours = async (of: number | undefined) => {
    const { previous_id, next_id } = (await recruiter.get(`${RECEIVED}/${of}?status=waiting`)).body.data
    return [previous_id, next_id]
  }
  expect(await neighbours(first)).toEqual([null, third])
  expect(await neighbours(third)).toEqual([first, second])
  expect(await neighbours(second)).toEqual([third, null])
  await move(services, recruiter, `${theirs}/stage`, { stage: 'review' })
  expect((await recruiter.get(theirs)).body.data.followed_up_at).toBe(null)
})

test('after a message of either side it is the conversation that goes on', async () => {
  const { browser, recruiter, theirs, address, overdue, blockOf } = await sent()
  const message = { client_key: crypto.randomUUID(), text: 'Nous avons bien reçu votre dossier.' }
  expect((await recruiter.post(`${theirs}/messages`, message)).status).toBe(201)
  await overdue()
  expect(await blockOf()).toBe('message_since')
  const { status, body } = await browser.put(address)
  expect([status, body.message]).toEqual([409, expect.stringMatching(/dans la conversation/)])
})

test('an answer that can still be taken back is not given away, and its recruiter is not asked again', async () => {
  const { browser, recruiter, owner, theirs, address, overdue } = await sent()
  await overdue()
  await move(services, recruiter, `${theirs}/rejection`, { reason: 'competences' })
  expect((await browser.put(address)).status).toBe(200)
  const mails = await services.db.select().from(outgoingMails).where(eq(outgoingMails.user_id, owner.id))
  expect(mails.filter(({ text }) => text.includes('Ma candidature vous intéresse-t-elle'))).toEqual([])
})

test('a stranger’s application is not there, and one that is over waits for nothing', async () => {
  const { browser, mine, address, overdue } = await sent()
  await overdue()
  const stranger = await signedInAs(services, await makeApplicant(services))
  expect((await stranger.put(address)).status).toBe(404)
  await browser.put(`${mine}/withdrawal`)
  expect((await browser.put(address)).status).toBe(409)
})
