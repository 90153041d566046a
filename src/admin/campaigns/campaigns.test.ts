import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { eraseCampaignMails } from '#src/campaigns/erasure.ts'
import { runCampaigns, sendPortion } from '#src/campaigns/sending.ts'
import { campaignDeliveries, campaigns } from '#src/campaigns/tables.ts'
import { newsletterSubscriptions } from '#src/contact/tables.ts'
import { articles } from '#src/content/articles/tables.ts'
import { auditLog, outgoingMails, throttles } from '#src/platform/tables.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { type AdminBrowser, signedInAdmin, useAdminSite } from '#test/admin.ts'
import { Browser } from '#test/browser.ts'
import { makeArticle } from '#test/content/articles.ts'
import { makeCampaign, subscribe } from '#test/content/campaigns.ts'
import { useServices } from '#test/services.ts'

const services = useServices()
const site = useAdminSite(services)
const PATH = '/api/admin/campaigns'

beforeEach(async () => {
  for (const table of [throttles, campaigns, newsletterSubscriptions, outgoingMails])
    await services.db.delete(table)
})

const TEXT = { subject: 'Le CV d’une page', preview: 'Une lecture.', text: 'Bonjour,\n\nÀ lire <ici>.' }

async function begin(browser: AdminBrowser, values: object = {}) {
  const { id } = (await browser.post(PATH)).body.data
  const saved = await browser.put(`${PATH}/${id}`, { ...TEXT, article_ids: [], ...values, version: 1 })
  expect(saved.status).toBe(200)
  return { id: id as number, version: saved.body.data.version as number }
}

const mails = () => services.db.select().from(outgoingMails).orderBy(outgoingMails.to_address)
const addresses = async () => (await mails()).map(({ to_address }) => to_address)

/** Has the mail server take what waits. */
const takeAll = () => services.db.update(outgoingMails).set({ sent_at: services.clock.now(), tries: 1 })

async function readOne(browser: AdminBrowser, id: number) {
  return (await browser.get(`${PATH}/${id}`)).body.data
}

test('a campaign goes to those who confirmed, once each, with a link of their own, and says what became of it', async () => {
  const { browser } = await signedInAdmin(site)
  const now = services.clock.now()
  await subscribe(services, 'a@exemple.test')
  await subscribe(services, 'b@exemple.test')
  await subscribe(services, 'jamais@exemple.test', { confirmed_at: null })
  await subscribe(services, 'parti@exemple.test', { unsubscribed_at: now })
  const article = await services.db.select().from(articles).where(eq(articles.slug, 'un-cv-d-une-page'))
  const { id, version } = await begin(browser, { article_ids: [article[0]?.id ?? 0] })
  expect((await readOne(browser, id)).audience).toEqual({ confirmed: 2, unconfirmed: 1, unsubscribed: 1 })
  const planned = await browser.put(`${PATH}/${id}/plan`, { version, at: '' })
  expect(planned.body.data).toMatchObject({ state: 'sending', recipients: 2, sent_count: 0 })
  await Promise.all([sendPortion(services, id), sendPortion(services, id)])
  await sendPortion(services, id)
  expect(await addresses()).toEqual(['a@exemple.test', 'b@exemple.test'])
  const [first, second] = await mails()
  expect(first).toMatchObject({
    subject: TEXT.subject,
    text: expect.stringContaining(`${services.env.APP_URL}/actualites/un-cv-d-une-page`),
    html: expect.stringContaining('À lire &lt;ici&gt;.'),
    headers: {
      'List-Unsubscribe': expect.stringContaining('/email/unsubscribe/'),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  })
  expect(first?.headers['List-Unsubscribe']).not.toBe(second?.headers['List-Unsubscribe'])
  expect((await readOne(browser, id)).state).toBe('sending')
  await takeAll()
  expect(await readOne(browser, id)).toMatchObject({ sent_count: 2, refused_count: 0 })
  await sendPortion(services, id)
  await runCampaigns(services)
  await runCampaigns(services)
  expect(await readOne(browser, id)).toMatchObject({ state: 'sent', sent_count: 2 })
  await sendPortion(services, id)
  expect(await addresses()).toHaveLength(2)
})

test('whoever unsubscribes by the link of a campaign is counted for it, gets no other, and can take it back', async () => {
  const { browser } = await signedInAdmin(site)
  await subscribe(services, 'a@exemple.test')
  const { id, version } = await begin(browser)
  await browser.put(`${PATH}/${id}/plan`, { version })
  await sendPortion(services, id)
  const [mail] = await mails()
  const [, token = ''] = /unsubscribe\/([^>]+)>/.exec(mail?.headers['List-Unsubscribe'] ?? '') ?? []
  const reader = new Browser(services)
  const page = await reader.get(`/api/unsubscription/${token}`)
  expect(page.body.data).toMatchObject({ label: 'Newsletter', subscribed: true, list: 'newsletter' })
  for (let turn = 0; turn < 2; turn++) {
    const url = `/email/unsubscribe/${token}`
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const payload = 'List-Unsubscribe=One-Click'
    expect((await services.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200)
  }
  expect(await readOne(browser, id)).toMatchObject({
    unsubscribed_count: 1,
    audience: { confirmed: 0, unsubscribed: 1 },
  })
  await reader.delete(`/api/unsubscription/${token}`)
  expect(await readOne(browser, id)).toMatchObject({ unsubscribed_count: 0, audience: { confirmed: 1 } })
})

test('a stopped campaign writes to nobody else, and takes back the mails that nobody was asked to take', async () => {
  const { browser } = await signedInAdmin(site)
  for (const name of ['a', 'b', 'c']) await subscribe(services, `${name}@exemple.test`)
  const { id, version } = await begin(browser)
  await browser.put(`${PATH}/${id}/plan`, { version })
  await sendPortion(services, id)
  await services.db
    .update(outgoingMails)
    .set({ sent_at: services.clock.now(), tries: 1 })
    .where(eq(outgoingMails.to_address, 'a@exemple.test'))
  const running = await readOne(browser, id)
  const stopped = await browser.put(`${PATH}/${id}/stop`, { version: running.version })
  expect(stopped.body.data).toMatchObject({ state: 'stopped', sent_count: 1, recipients: 3 })
  expect(await addresses()).toEqual(['a@exemple.test'])
  await sendPortion(services, id)
  await runCampaigns(services)
  expect(await addresses()).toEqual(['a@exemple.test'])
  const again = { version: stopped.body.data.version }
  expect((await browser.put(`${PATH}/${id}/stop`, again)).status).toBe(409)
  expect((await browser.put(`${PATH}/${id}/plan`, again)).status).toBe(409)
})

test('portions follow each other: who confirms after the start waits for the next campaign, a refused mail is counted', async () => {
  const { browser } = await signedInAdmin(site)
  for (let at = 0; at < 130; at++) await subscribe(services, `lecteur${at}@exemple.test`)
  const { id, version } = await begin(browser)
  await browser.put(`${PATH}/${id}/plan`, { version })
  await sendPortion(services, id)
  services.clock.advance(60)
  await subscribe(services, 'apres@exemple.test')
  expect(await addresses()).toHaveLength(100)
  await takeAll()
  await services.db
    .update(outgoingMails)
    .set({ sent_at: null, given_up_at: services.clock.now() })
    .where(eq(outgoingMails.to_address, 'lecteur0@exemple.test'))
  await sendPortion(services, id)
  expect(await addresses()).toHaveLength(130)
  expect(await addresses()).not.toContain('apres@exemple.test')
  expect(await readOne(browser, id)).toMatchObject({ sent_count: 99, refused_count: 1, recipients: 130 })
})

test('a planned campaign leaves at its moment, and goes back among the drafts when an article was withdrawn', async () => {
  const { browser } = await signedInAdmin(site)
  await subscribe(services, 'a@exemple.test')
  const now = services.clock.now()
  const late = await makeArticle(services, { state: 'planned', planned_for: after(now, 2 * DAY) })
  const { id, version } = await begin(browser, { article_ids: [late.id] })
  const at = after(now, DAY).toISOString()
  const refused = await browser.put(`${PATH}/${id}/plan`, { version, at })
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['article_ids']])
  await services.db.update(articles).set({ planned_for: now }).where(eq(articles.id, late.id))
  expect((await browser.put(`${PATH}/${id}/plan`, { version, at })).body.data.state).toBe('planned')
  await runCampaigns(services)
  expect((await readOne(browser, id)).state).toBe('planned')
  await services.db.update(articles).set({ state: 'withdrawn' }).where(eq(articles.id, late.id))
  services.clock.advance(86_400)
  const next = (await signedInAdmin(site)).browser
  await runCampaigns(services)
  const failed = await readOne(next, id)
  expect(failed).toMatchObject({ state: 'draft', planned_for: null })
  expect(failed.decisions[0].why).toContain('Le treizième mois')
  await next.put(`${PATH}/${id}`, { ...TEXT, article_ids: [], version: failed.version })
  const tomorrow = after(services.clock.now(), DAY).toISOString()
  const { data } = (await next.put(`${PATH}/${id}/plan`, { version: failed.version + 1, at: tomorrow })).body
  expect((await next.put(`${PATH}/${id}`, { ...TEXT, subject: 'Autre', version: data.version })).status).toBe(
    409,
  )
  expect((await next.delete(`${PATH}/${id}/plan`, { version: data.version })).body.data.state).toBe('draft')
})

test('a test goes to its sender alone, the preview is the mail, and both say what is missing', async () => {
  const { browser, admin } = await signedInAdmin(site)
  await subscribe(services, 'a@exemple.test')
  const { id } = await begin(browser)
  expect((await browser.post(`${PATH}/${id}/tests`)).status).toBe(204)
  expect(await mails()).toMatchObject([{ to_address: admin.email, subject: `Test\u00A0: ${TEXT.subject}` }])
  const { headers, body, bytes } = await browser.get(`${PATH}/${id}/preview`)
  expect(String(body ?? bytes)).toContain('À lire &lt;ici&gt;.')
  expect(String(body ?? bytes)).toContain('<head><base target="_blank">')
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'; sandbox")
  const empty = (await browser.post(PATH)).body.data.id
  const missing = await browser.put(`${PATH}/${empty}/plan`, { version: 1 })
  expect(Object.keys(missing.body.errors).sort()).toEqual(['preview', 'subject', 'text'])
  expect((await browser.post(`${PATH}/${empty}/tests`)).status).toBe(422)
  const passed = await browser.put(`${PATH}/${id}/plan`, { version: 2, at: services.clock.now() })
  expect(Object.keys(passed.body.errors)).toEqual(['at'])
})

test('two who write at once, and what has another state: nothing is overwritten', async () => {
  const { browser } = await signedInAdmin(site)
  const other = (await signedInAdmin(site)).browser
  const { id, version } = await begin(browser)
  const change = { ...TEXT, subject: 'Autre', article_ids: [], version }
  expect((await other.put(`${PATH}/${id}`, change)).status).toBe(200)
  expect((await other.put(`${PATH}/${id}`, change)).body.data.version).toBe(version + 1)
  const refused = await browser.put(`${PATH}/${id}`, { ...change, subject: 'Le mien' })
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringMatching(/a enregistré une autre version/),
  ])
  const long = await browser.put(`${PATH}/${id}`, { ...change, subject: 'a'.repeat(121) })
  expect(Object.keys(long.body.errors)).toEqual(['subject'])
  expect((await browser.delete(`${PATH}/${id}`, { version: version + 1 })).status).toBe(204)
  expect((await browser.get(`${PATH}/${id}`)).status).toBe(404)
})

test('only a super-administrator sends campaigns, and an unknown one is not found', async () => {
  const { id } = await makeCampaign(services)
  for (const admin_role of ['moderator', 'billing', 'support'] as const) {
    const { browser } = await signedInAdmin(site, { admin_role })
    expect((await browser.get(PATH)).status).toBe(403)
    expect((await browser.put(`${PATH}/${id}/plan`, { version: 1 })).status).toBe(403)
    expect((await browser.put(`${PATH}/${id}/stop`, { version: 1 })).status).toBe(403)
    expect((await browser.get(`${PATH}/${id}/preview`)).status).toBe(403)
  }
  const { browser } = await signedInAdmin(site)
  const of = `${PATH}/999999`
  const body = { ...TEXT, version: 1 }
  for (const url of [of, `${of}/plan`, `${of}/stop`]) expect((await browser.put(url, body)).status).toBe(404)
  for (const url of [of, `${of}/plan`]) expect((await browser.delete(url, body)).status).toBe(404)
  for (const url of [of, `${of}/preview`]) expect((await browser.get(url)).status).toBe(404)
  expect((await browser.post(`${of}/tests`)).status).toBe(404)
})

test('an erased subscriber leaves a count without a name, and no mail', async () => {
  const { browser } = await signedInAdmin(site)
  const { id: subscription } = await subscribe(services, 'a@exemple.test')
  const { id, version } = await begin(browser)
  await browser.put(`${PATH}/${id}/plan`, { version })
  await sendPortion(services, id)
  await takeAll()
  await runCampaigns(services)
  await inTransaction(services, null, (unit) => eraseCampaignMails(unit, 'a@exemple.test'))
  await services.db.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.id, subscription))
  expect(await mails()).toEqual([])
  expect(await services.db.select().from(campaignDeliveries)).toMatchObject([{ subscription_id: null }])
  expect((await readOne(browser, id)).sent_count).toBe(1)
  const lines = await services.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `campaign:${id}`))
  expect(JSON.stringify(lines)).not.toContain('exemple.test')
})
