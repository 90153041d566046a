import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#src/accounts/tables.ts'
import { LAST_MAIL } from '#src/platform/mail/mail.ts'
import { outgoingMails } from '#src/platform/tables.ts'
import { DAY_SECONDS } from '#src/shared/durations.ts'
import { makeScene, move, RECEIVED, tellChanges } from '#test/applications.ts'
import { everythingKept, findPlaces, forgetReceived } from '#test/erasure/everything-kept.ts'
import { makeMember, PASSWORD, signedInAs } from '#test/factories.ts'
import { mailsTo } from '#test/mails.ts'
import { useServices } from '#test/services.ts'
import { eraseRequested } from './retention.ts'

const services = useServices()
const ASKED = { password: PASSWORD, confirmation: 'SUPPRIMER' }
const WORDS = ['Tsirihasina', 'Razafindrakoto', 'tsiri.unique', '261347766554']

test('a recruiter who leaves for good is found in no cell and in no file, and the company works on', async () => {
  const { company, owner, recruiter, apply } = await makeScene(services)
  const member = await makeMember(services, company.id, 'recruiter')
  await services.db
    .update(users)
    .set({
      first_name: 'Tsirihasina',
      last_name: 'Razafindrakoto',
      username: 'Tsirihasina R',
      email: 'tsiri.unique@exemple.test',
      phone_number: '+261347766554',
    })
    .where(eq(users.id, member.id))
  const browser = await signedInAs(services, { ...member, email: 'tsiri.unique@exemple.test' })
  const address = `${RECEIVED}/${(await apply()).body.data.id}`
  expect((await browser.get(address)).status).toBe(200)
  const stage = { stage: 'interview', message: 'Bonjour, venez mardi.' }
  expect((await move(services, browser, `${address}/stage`, stage)).status).toBe(200)
  await tellChanges(services)
  const note = { text: 'À revoir', client_key: crypto.randomUUID() }
  await browser.post(`${address}/notes`, note)
  await browser.put(`${address}/assignee`, { user_id: member.id })
  await browser.post(`${address}/messages`, { text: 'Bonjour', client_key: crypto.randomUUID() })
  await browser.put('/api/calendar/subscription')
  await browser.post('/api/user/exports')
  // Colleagues are told by mail, which names who did it; so do the copy of the data and the picture on the disk.
  await browser.post(`${address}/notes`, {
    text: `@${owner.first_name} ${owner.last_name} votre avis ?`,
    client_key: crypto.randomUUID(),
  })
  await browser.put(`${address}/assignee`, { user_id: owner.id })
  await recruiter.put(`/api/recruiter/members/${member.id}/role`, { role: 'reader' })
  const picture_key = await services.files.put(Buffer.from('photo de Tsirihasina'), 'webp')
  await services.db.update(users).set({ picture_key }).where(eq(users.id, member.id))
  await services.queue.runDue(services)
  const told = await mailsTo(services, owner.email)
  for (const kind of ['application.mention', 'application.assigned'])
    expect(told.some(({ key, text }) => key.startsWith(kind) && text.includes('Tsirihasina'))).toBe(true)
  expect(await everythingKept(services)).toContain('photo de Tsirihasina')
  expect((await findPlaces(services, WORDS)).length).toBeGreaterThan(WORDS.length)

  expect((await browser.post('/api/user/deletion', ASKED)).status).toBe(200)
  await services.queue.runDue(services)
  services.clock.advance(30 * DAY_SECONDS)
  await eraseRequested(services)
  const [last] = await services.db
    .select({ id: outgoingMails.id })
    .from(outgoingMails)
    .where(eq(outgoingMails.key, `${LAST_MAIL}${member.id}`))
  await services.queue.runDue(services)
  forgetReceived(services, last?.id)
  expect(await findPlaces(services, WORDS)).toEqual([])
  const again = await signedInAs(services, { ...(await makeMember(services, company.id, 'recruiter')) })
  expect((await again.get(address)).status).toBe(200)
})
