import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { notifications } from '#src/notifications/tables.ts'
import { offerDrafts, offerEvents, offers } from '#src/offers/tables.ts'
import { contentOf } from '#src/offers/writing/write-offer.ts'
import { auditLog } from '#src/platform/tables.ts'
import { type AdminBrowser, signedInAdmin, useAdminSite } from '#test/admin.ts'
import { Browser } from '#test/browser.ts'
import { makeAdmin, makeCompany, makeOffer, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'

const services = useServices()
const site = useAdminSite(services)
let browser: AdminBrowser
let other: AdminBrowser
let admin: { id: number }
beforeAll(async () => {
  ;({ browser, admin } = await signedInAdmin(site, { first_name: 'Lova', last_name: 'Ranaivo' }))
  other = (await signedInAdmin(site, { first_name: 'Vola', last_name: 'Rabe' })).browser
})

async function makeOwnOffer(
  values: Parameters<typeof makeOffer>[2] = {},
  status: 'validated' | 'pending' = 'validated',
) {
  const { company, owner } = await makeCompany(services, { status })
  const { id } = await makeOffer(services, company.id, values)
  const readRow = async () => (await services.db.select().from(offers).where(eq(offers.id, id)))[0]
  const listEvents = () => services.db.select().from(offerEvents).where(eq(offerEvents.offer_id, id))
  const listAuditLines = () =>
    services.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `offer:${id}`))
  const listNotifications = () =>
    services.db.select().from(notifications).where(eq(notifications.user_id, owner.id))
  const isOnline = async () => (await new Browser(services).get(`/api/offers/${id}`)).status === 200
  return {
    id,
    company,
    path: `/api/admin/offers/${id}`,
    readRow,
    listEvents,
    listAuditLines,
    listNotifications,
    isOnline,
  }
}

const submitted = (values: Parameters<typeof makeOffer>[2] = {}) => {
  const submitted_at = services.clock.now()
  return { status: 'submitted' as const, submitted_at, published_at: null, expires_at: null, ...values }
}
const ONLINE = { status: 'published' }
const SEEN = () => ({ submitted_at: services.clock.now() })
const REFUSAL = { reason: 'money_asked', message: 'Aucun frais ne peut être demandé.' }

test('a published offer is on the site until its deadline’s evening, and its recruiters are told once', async () => {
  const { path, readRow, listEvents, listAuditLines, listNotifications, isOnline } = await makeOwnOffer(
    submitted({ application_deadline: '2026-12-15' }),
  )
  expect(await isOnline()).toBe(false)
  expect((await browser.put(`${path}/publication`, SEEN())).status).toBe(204)
  expect(await isOnline()).toBe(true)
  expect(await readRow()).toMatchObject({
    status: 'published',
    published_at: services.clock.now(),
    decided_by: admin.id,
    expires_at: new Date('2026-12-15T20:59:59Z'),
  })
  expect((await listEvents()).map(({ kind, actor_id }) => [kind, actor_id])).toEqual([
    ['published', admin.id],
  ])
  expect((await listNotifications()).map(({ kind }) => kind)).toEqual(['offer.published'])
  expect((await listAuditLines())[0]).toMatchObject({ action: 'offers.published', actor_id: admin.id })
})

test('a moderator reads all that the offer will show and ask', async () => {
  const { path } = await makeOwnOffer(
    submitted({
      contract_id: 2,
      contract_duration_months: 6,
      job_type_id: 1,
      experience_min_years: 2,
      languages: [{ name: 'Anglais', level: 'courant' }],
      process_steps: [{ title: 'Dossier', text: 'Frais de dossier : 20 000 Ar.' }],
      questions: [
        { text: 'Avez-vous le permis B ?', kind: 'yes_no' },
        { text: 'Quel horaire ?', kind: 'choice', choices: ['Matin', 'Soir'] },
      ],
    }),
  )
  const { facts, steps, questions } = (await browser.get(path)).body.data
  expect(facts).toEqual(
    expect.arrayContaining([
      { label: 'Contrat', value: 'CDD, 6\u00a0mois, temps plein' },
      { label: 'Expérience', value: '2\u00a0ans' },
      { label: 'Langues', value: 'Anglais (courant)' },
    ]),
  )
  expect(steps).toEqual(['Dossier\u00a0: Frais de dossier : 20 000 Ar.'])
  expect(questions).toEqual(['Avez-vous le permis B ? (oui ou non)', 'Quel horaire ? (Matin, Soir)'])
})

test('without a deadline it stays thirty days, or until the day that its recruiter chose', async () => {
  const { path, readRow } = await makeOwnOffer(submitted())
  await browser.put(`${path}/publication`, SEEN())
  expect((await readRow())?.expires_at).toEqual(new Date('2026-12-21T08:00:00Z'))
  const expires_at = new Date('2027-02-01T20:59:59Z')
  const chosen = await makeOwnOffer(submitted({ expires_at }))
  await browser.put(`${chosen.path}/publication`, SEEN())
  expect((await chosen.readRow())?.expires_at).toEqual(expires_at)
})

test('an offer of a company that is not validated, or whose deadline is over, is not published', async () => {
  const waiting = await makeOwnOffer(submitted(), 'pending')
  const answer = await browser.put(`${waiting.path}/publication`, SEEN())
  expect([answer.status, answer.body.message]).toEqual([409, 'Validez d’abord la société de cette offre.'])
  const late = await makeOwnOffer(submitted({ application_deadline: '2026-11-20' }))
  expect((await browser.put(`${late.path}/publication`, SEEN())).status).toBe(409)
  expect(await late.readRow()).toMatchObject({ status: 'submitted' })
})

test('twenty decisions at once are one, told once', async () => {
  const { path, listAuditLines, listNotifications, listEvents } = await makeOwnOffer(submitted())
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2
        ? browser.put(`${path}/publication`, SEEN())
        : other.put(`${path}/refusal`, { ...REFUSAL, ...SEEN() }),
    ),
  )
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
  expect(answers.find(({ status }) => status === 409)?.body.message).toMatch(
    /^(Lova Ranaivo a publié cette offre|Vola Rabe a refusé cette offre) il y a 1 seconde(\u00a0: Frais demandés aux candidats)?\. Rien/,
  )
  expect([
    (await listAuditLines()).length,
    (await listNotifications()).length,
    (await listEvents()).length,
  ]).toEqual([1, 1, 1])
})

test('a refused offer says why to its recruiters', async () => {
  const { path, readRow, listNotifications, listEvents } = await makeOwnOffer(submitted())
  expect((await browser.put(`${path}/refusal`, { ...REFUSAL, ...SEEN() })).status).toBe(204)
  expect(await readRow()).toMatchObject({ status: 'rejected', rejection_reason: REFUSAL.message })
  expect((await listNotifications())[0]).toMatchObject({ kind: 'offer.rejected' })
  expect((await listEvents())[0]).toMatchObject({ kind: 'rejected', details: { reason: REFUSAL.message } })
})

test('a refusal without words or with a reason of one’s own is refused', async () => {
  const { path } = await makeOwnOffer(submitted())
  const refuse = (body: object) => browser.put(`${path}/refusal`, { ...SEEN(), ...body })
  expect((await refuse({ ...REFUSAL, message: ' ' })).body.errors).toEqual({ message: ['Dites pourquoi'] })
  expect((await refuse({ ...REFUSAL, reason: 'humeur' })).status).toBe(422)
})

test('a text that was sent again since it was read is not published', async () => {
  const { path, readRow } = await makeOwnOffer(submitted({ submitted_at: new Date('2026-11-21T07:59:00Z') }))
  expect((await browser.put(`${path}/publication`, SEEN())).status).toBe(409)
  expect(await readRow()).toMatchObject({ status: 'submitted' })
})

test('a held offer leaves the site, and comes back when it is released', async () => {
  const { path, readRow, listEvents, isOnline } = await makeOwnOffer()
  expect((await browser.put(`${path}/hold`, { ...ONLINE, reason: 'Adresse à vérifier' })).status).toBe(204)
  expect(await isOnline()).toBe(false)
  expect(await readRow()).toMatchObject({ status: 'published', paused: true, held_at: services.clock.now() })
  expect((await other.put(`${path}/hold`, { ...ONLINE, reason: 'Moi aussi' })).body.message).toMatch(
    /^Lova Ranaivo a mis/,
  )
  expect((await browser.delete(`${path}/hold`)).status).toBe(204)
  expect(await isOnline()).toBe(true)
  expect((await browser.delete(`${path}/hold`)).status).toBe(409)
  expect((await listEvents()).map(({ kind }) => kind)).toEqual(['held', 'released'])
})

test('an offer that waits is held for colleagues: it waits on, marked and with why, until one decides', async () => {
  const { id, path, readRow, listEvents, listNotifications, listAuditLines } = await makeOwnOffer(submitted())
  const hold = { status: 'submitted', reason: 'J’appelle la société.' }
  expect((await browser.put(`${path}/hold`, hold)).status).toBe(204)
  expect(await readRow()).toMatchObject({ status: 'submitted', paused: false, held_at: services.clock.now() })
  const { body } = await other.get('/api/admin/queue?kind=offer&per_page=100')
  expect(body.data.find((item: { subject_id: number }) => item.subject_id === id)).toMatchObject({
    held: true,
  })
  expect((await other.get(path)).body.data.decisions).toMatchObject([
    { by: 'Lova Ranaivo', action: 'a mis cette offre en attente', why: hold.reason },
  ])
  expect((await other.put(`${path}/hold`, hold)).body.message).toBe(
    'Lova Ranaivo a mis cette offre en attente il y a 1 seconde\u00a0: J’appelle la société. Rien n’est parti de votre côté.',
  )
  expect((await other.delete(`${path}/hold`)).status).toBe(204)
  expect(await readRow()).toMatchObject({ status: 'submitted', held_at: null })
  await browser.put(`${path}/hold`, hold)
  expect((await browser.put(`${path}/refusal`, { ...REFUSAL, ...SEEN() })).status).toBe(204)
  expect(await readRow()).toMatchObject({ status: 'rejected', held_at: null })
  // For its recruiters the offer waited all the time, so the refusal is the only thing they are notified of.
  expect((await listEvents()).map(({ kind }) => kind)).toEqual(['rejected'])
  expect(await listNotifications()).toHaveLength(1)
  expect((await listAuditLines()).map(({ action }) => action)).toEqual([
    ...['offers.held', 'offers.resumed', 'offers.held', 'offers.rejected'],
  ])
})

test('an offer that a colleague decided on since it was read is not held', async () => {
  const { path, readRow } = await makeOwnOffer(submitted())
  await other.put(`${path}/publication`, SEEN())
  const late = await browser.put(`${path}/hold`, { status: 'submitted', reason: 'À vérifier' })
  expect([late.status, late.body.message]).toEqual([409, expect.stringMatching(/^Vola Rabe a publié/)])
  expect(await readRow()).toMatchObject({ status: 'published', held_at: null })
})

test('reports that a colleague cleared since they were read hold nothing', async () => {
  const { id, path, isOnline } = await makeOwnOffer()
  await new Browser(services, '10.8.0.2').post(`/api/offers/${id}/reports`, { reason: 'arnaque' })
  const { reported_at } = (await browser.get(path)).body.data
  expect((await other.delete(`${path}/reports`, { reported_at })).status).toBe(204)
  const late = await browser.put(`${path}/hold`, { ...ONLINE, reported_at, reason: 'Arnaque' })
  expect([late.status, late.body.message]).toEqual([409, expect.stringMatching(/^Vola Rabe a classé/)])
  expect(await isOnline()).toBe(true)
})

test('cleared reports no longer wait, and what they took off the site comes back', async () => {
  const { id, path, readRow, isOnline } = await makeOwnOffer()
  await new Browser(services, '10.8.0.1').post(`/api/offers/${id}/reports`, { reason: 'arnaque' })
  const reported_at = services.clock.now()
  await services.db.update(offers).set({ paused: true, held_at: reported_at }).where(eq(offers.id, id))
  const shown = (await browser.get(path)).body.data
  expect(shown.reports).toMatchObject([{ reason: 'arnaque', message: null, counts: false }])
  expect((await browser.delete(`${path}/reports`, { reported_at: shown.reported_at })).status).toBe(204)
  expect(await readRow()).toMatchObject({ reported_at: null, held_at: null, paused: false })
  expect(await isOnline()).toBe(true)
  expect((await other.delete(`${path}/reports`, { reported_at: shown.reported_at })).body.message).toMatch(
    /^Lova Ranaivo a classé les signalements/,
  )
})

test('an administrator’s own report takes an offer off the site at once, cleared or not', async () => {
  const { id, readRow, isOnline, listEvents } = await makeOwnOffer({
    reports_cleared_at: services.clock.now(),
  })
  const outside = await signedInAs(services, await makeAdmin(services))
  expect((await outside.post(`/api/offers/${id}/reports`, { reason: 'arnaque' })).status).toBe(201)
  expect(await isOnline()).toBe(false)
  expect(await readRow()).toMatchObject({ held_at: services.clock.now(), reported_at: services.clock.now() })
  // The log names who reported it; the history that its recruiters read does not.
  expect((await listEvents())[0]).toMatchObject({ kind: 'held', actor_id: null })
})

async function makeChangedOffer() {
  const made = await makeOwnOffer()
  const row = await made.readRow()
  const content = {
    ...(row && contentOf(row)),
    title: 'Chef comptable',
    missions: '<p>Diriger<script>alert(1)</script></p>',
  }
  await services.db.insert(offerDrafts).values({
    offer_id: made.id,
    content,
    version: 3,
    updated_at: services.clock.now(),
    submitted_at: services.clock.now(),
  })
  return { ...made, content, seen: { ...SEEN(), version: 3 } }
}

test('a new text is read beside the old one, without anything that runs', async () => {
  const { path } = await makeChangedOffer()
  expect((await browser.get(path)).body.data.change.fields).toEqual([
    { field: 'title', before: 'Comptable confirmé', after: 'Chef comptable' },
    {
      field: 'missions',
      before: '<ul><li>Tenir la comptabilité générale.</li></ul>',
      after: '<p>Diriger</p>',
    },
  ])
})

test('an accepted text takes the place of the old one, once', async () => {
  const { path, seen, content, readRow, listEvents, listAuditLines, listNotifications } =
    await makeChangedOffer()
  expect((await browser.put(`${path}/change`, seen)).status).toBe(204)
  expect((await browser.put(`${path}/change`, seen)).status).toBe(409)
  expect(await listNotifications()).toMatchObject([
    { kind: 'offer.published', text: expect.stringContaining('Chef comptable') },
  ])
  expect(await readRow()).toMatchObject({ title: 'Chef comptable', missions: '<p>Diriger</p>' })
  expect((await listEvents()).map(({ kind }) => kind)).toEqual(['change_accepted'])
  expect((await listAuditLines())[0]?.details).toMatchObject({
    before: { title: 'Comptable confirmé' },
    after: content,
  })
})

test('a refused text stays the recruiter’s to write, and the old one on the site', async () => {
  const { id, path, seen, readRow, listEvents, listNotifications } = await makeChangedOffer()
  expect((await browser.delete(`${path}/change`, { ...seen, version: 2, ...REFUSAL })).status).toBe(409)
  expect((await browser.delete(`${path}/change`, { ...seen, ...REFUSAL })).status).toBe(204)
  const [draft] = await services.db.select().from(offerDrafts).where(eq(offerDrafts.offer_id, id))
  expect(draft).toMatchObject({ submitted_at: null, version: 3 })
  expect(await readRow()).toMatchObject({ status: 'published', title: 'Comptable confirmé' })
  expect((await listEvents())[0]).toMatchObject({
    kind: 'change_rejected',
    details: { reason: REFUSAL.message },
  })
  expect(await listNotifications()).toMatchObject([
    { kind: 'offer.rejected', text: expect.stringContaining(REFUSAL.message) },
  ])
})

test('lists find by title, reference, state and company', async () => {
  const { id, company } = await makeOwnOffer({ title: 'Tapissier 100%', reference: 'REF-TAPIS' })
  const idsOf = async (query: string) =>
    (await browser.get(`/api/admin/offers?${query}`)).body.data.map((row: { id: number }) => row.id)
  expect(await idsOf('q=100%25')).toEqual([id])
  expect(await idsOf('q=REF-TAPIS')).toEqual([id])
  expect(await idsOf(`company_id=${company.id}&status=published`)).toEqual([id])
  expect(await idsOf(`company_id=${company.id}&held=true`)).toEqual([])
})

test('a list is read from its newest or its oldest end', async () => {
  const { id, company } = await makeOwnOffer()
  const { id: later } = await makeOffer(services, company.id)
  const idsOf = async (query: string) =>
    (await browser.get(`/api/admin/offers?company_id=${company.id}${query}`)).body.data.map(
      (row: { id: number }) => row.id,
    )
  expect(await idsOf('')).toEqual([later, id])
  expect(await idsOf('&sort_by_date=asc')).toEqual([id, later])
})
