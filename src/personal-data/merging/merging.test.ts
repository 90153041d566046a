import { and, eq, or, sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { users } from '#src/accounts/tables.ts'
import { messageThreads } from '#src/applications/messages/tables.ts'
import { applications } from '#src/applications/tables.ts'
import { calendarReminders, interviews } from '#src/calendar/tables.ts'
import { newsletterSubscriptions } from '#src/contact/tables.ts'
import { jobInvitations } from '#src/matching/invitations/tables.ts'
import { notifications } from '#src/notifications/tables.ts'
import { offerAlerts, savedOffers } from '#src/offers/tables.ts'
import { selectRows } from '#src/platform/database.ts'
import { auditLog, outgoingMails } from '#src/platform/tables.ts'
import { applicantProfiles } from '#src/profiles/tables.ts'
import { resumes } from '#src/resumes/tables.ts'
import { DAY_SECONDS } from '#src/shared/durations.ts'
import { type AdminBrowser, signedInAdmin, useAdminSite } from '#test/admin.ts'
import { makeResume, RECEIVED, SENT } from '#test/applications.ts'
import { Browser } from '#test/browser.ts'
import { makeTwoAccounts } from '#test/erasure/two-accounts.ts'
import {
  codeNow,
  makeAdmin,
  makeApplicant,
  makeCompany,
  makeMember,
  PASSWORD,
  withCodes,
} from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { eraseRequested } from '../deletion/retention.ts'
import { nameOf } from './rows.ts'
import { RULES } from './rules.ts'

const services = useServices()
const site = useAdminSite(services)
const PEOPLE = '/api/admin/people'
const WHY = 'Les deux adresses ont écrit, les pièces d’identité concordent.'

const superAdmin = () => signedInAdmin(site)
const rowOf = async (id: number) => (await services.db.select().from(users).where(eq(users.id, id)))[0]
const mailsTo = async (email: string) =>
  (await services.db.select().from(outgoingMails).where(eq(outgoingMails.to_address, email))).map(
    ({ subject }) => subject,
  )

async function compare(browser: AdminBrowser, kept: number, merged: number) {
  return (await browser.get(`${PEOPLE}/${kept}/merges/${merged}`)).body.data
}

/** Merges with a fresh code; codes serve once, so the clock goes on by a step first. */
async function merge(browser: AdminBrowser, kept: number, merged: number, values: object = {}) {
  const { seen } = await compare(browser, kept, merged)
  services.clock.advance(30)
  return browser.post(`${PEOPLE}/${kept}/merges`, {
    merged_id: merged,
    profile: 'kept',
    seen,
    reason: WHY,
    code: codeNow(services),
    ...values,
  })
}

/** Counts what the account that goes still has, by the rule of each column. */
async function countLeft(merged: number) {
  const left: Record<string, number> = {}
  for (const rule of RULES) {
    const [row] = await selectRows<{ count: number }>(
      services.db,
      sql`SELECT count(*)::int AS count FROM ${rule.column.table} WHERE ${rule.column} = ${merged}`,
    )
    if (row?.count) left[nameOf(rule)] = row.count
  }
  return left
}

test('two accounts of one person become one: everything moves, what is there twice stays readable, and both addresses are told', async () => {
  const { browser } = await superAdmin()
  const scene = await makeTwoAccounts(services)
  const { kept, merged, one, two, shared, early, late, moving } = scene
  const before = await countLeft(merged.id)
  const seen = await compare(browser, kept.id, merged.id)
  expect(seen).toMatchObject({
    kept: { email: kept.email },
    merged: { email: merged.email, links: 1, profile: { headline: 'Comptable confirmée', is_public: true } },
    doubles: [{ counts: { id: late, is_of_kept: false }, stays: { id: early, is_withdrawn: true } }],
    obstacles: [],
  })
  const moved = (thing: string) => seen.moved.find((each: { thing: string }) => each.thing === thing)
  expect(moved('applications')).toEqual({ thing: 'applications', kept: 2, moves: 1, stays: 1 })
  expect(moved('letters')).toEqual({ thing: 'letters', kept: 1, moves: 1, stays: 0 })
  expect(moved('saved_offers')).toEqual({ thing: 'saved_offers', kept: 1, moves: 1, stays: 1 })
  expect(moved('alerts')).toEqual({ thing: 'alerts', kept: 1, moves: 2, stays: 1 })
  expect(moved('invitations')).toEqual({ thing: 'invitations', kept: 1, moves: 1, stays: 1 })
  expect(moved('choices')).toEqual({ thing: 'choices', kept: 1, moves: 2, stays: 1 })
  expect(JSON.stringify(seen)).not.toMatch(/"letter"|password_hash|Appeler Noro/)

  expect(await merge(browser, kept.id, merged.id, { profile: 'merged' })).toMatchObject({ status: 204 })

  // What opened the account is gone, what it has twice and who sent what stayed there is left; all else has moved.
  const left = await countLeft(merged.id)
  expect(Object.keys(before).length).toBeGreaterThan(20)
  expect(left).toEqual({
    'applications.applicant_id': 1,
    'application_events.actor_id': left['application_events.actor_id'],
    'applicant_profiles.user_id': 1,
    'saved_offers.user_id': 1,
    'notification_preferences.user_id': 1,
  })
  const { db } = services
  const ofKept = async (column: (typeof RULES)[number]['column']) =>
    Number(
      (
        await selectRows<{ count: number }>(
          db,
          sql`SELECT count(*)::int AS count FROM ${column.table} WHERE ${column} = ${kept.id}`,
        )
      )[0]?.count,
    )
  expect(await ofKept(resumes.user_id)).toBe(1)
  expect(await ofKept(interviews.applicant_id)).toBe(1)
  expect(await ofKept(messageThreads.applicant_id)).toBe(1)
  expect(await ofKept(calendarReminders.user_id)).toBe(1)
  expect(await ofKept(jobInvitations.applicant_id)).toBe(3)
  expect(await ofKept(notifications.user_id)).toBeGreaterThan(2)
  const alerts = await db.select().from(offerAlerts).where(eq(offerAlerts.user_id, kept.id))
  expect(alerts.map(({ email, search }) => [email, search]).toSorted()).toEqual(
    ['keywords=caissier', 'keywords=comptable', 'keywords=macon'].map((search) => [kept.email, search]),
  )
  expect(
    await db.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, kept.email)),
  ).toHaveLength(1)
  const [profile] = await db.select().from(applicantProfiles).where(eq(applicantProfiles.user_id, kept.id))
  // The other profile was not public, so nothing becomes public by itself.
  expect(profile).toMatchObject({ headline: 'Comptable confirmée', is_public: false })
  expect(await rowOf(kept.id)).toMatchObject({ phone_number: '+261340011223', merged_into_id: null })
  expect(await rowOf(merged.id)).toMatchObject({
    email: `reuni-${merged.id}@asafidy.invalid`,
    first_name: 'Lala',
    phone_number: null,
    password_hash: null,
    is_active: false,
    merged_into_id: kept.id,
  })

  // The application that had come further goes on as the person's; the other one is withdrawn, and read by both.
  const states = await db
    .select({ id: applications.id, of: applications.applicant_id, status: applications.status })
    .from(applications)
    .where(eq(applications.offer_id, shared.id))
    .orderBy(applications.id)
  expect(states).toEqual([
    { id: early, of: merged.id, status: 'closed' },
    { id: late, of: kept.id, status: 'active' },
  ])
  const mine = await one.get(SENT)
  expect(mine.body.data.map(({ id }: { id: number }) => id)).toEqual(
    expect.arrayContaining([early, late, moving]),
  )
  expect(mine.body.counts).toMatchObject({ all: 4, in_progress: 3, ended: 1 })
  expect((await one.get(`${SENT}/${early}`)).status).toBe(200)
  expect((await one.put(`${SENT}/${early}/archive`)).status).toBe(200)
  expect((await one.put(`${SENT}/${late}/withdrawal`)).status).toBe(200)
  for (const id of [early, late])
    expect((await scene.recruiter.get(`${RECEIVED}/${id}`)).body.data.applicant_name).toMatch(/Andriamihaja/)

  // The address that goes opens nothing, and says so to nobody.
  expect((await two.get('/api/user')).status).toBe(401)
  const stranger = new Browser(services)
  const tried = await stranger.post('/login', { email: merged.email, password: PASSWORD })
  const unknown = await stranger.post('/login', { email: 'personne@exemple.test', password: PASSWORD })
  expect([tried.status, tried.body]).toEqual([unknown.status, unknown.body])
  expect(await mailsTo(kept.email)).toContain('Vos deux comptes sont réunis')
  expect(await mailsTo(merged.email)).toContain('Vos deux comptes sont réunis')

  const [line] = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject, `user:${merged.id}`), eq(auditLog.action, 'accounts.merged')))
  expect(line?.details).toMatchObject({
    why: WHY,
    before: { kept: kept.id, merged: merged.id },
    after: { profile: merged.id, moved: { alerts: 2 }, doubles: [{ counts: late, stays: early }] },
  })
  // A row of the log can't be erased, so it names nobody.
  expect(JSON.stringify(line?.details)).not.toContain('@')
})

test('what could not move is in the copy of the person’s data, and goes with the account', async () => {
  const { browser } = await superAdmin()
  const { kept, merged, one } = await makeTwoAccounts(services)
  expect((await merge(browser, kept.id, merged.id)).status).toBe(204)
  const asked = await one.post('/api/user/exports')
  await services.queue.runDue(services)
  const { bytes } = await one.get(`/api/user/exports/${asked.body.data.id}/file`)
  const files = unzipSync(new Uint8Array(bytes))
  const texts = Object.entries(files)
    .filter(([name]) => name.startsWith(`compte-reuni-${merged.id}/`) && name.endsWith('.json'))
    .map(([, bytes]) => strFromU8(bytes))
    .join('\n')
  for (const words of ['Appeler Noro', 'Comptable confirmée', 'application.viewed', 'Lala'])
    expect(texts).toContain(words)

  await one.post('/api/user/deletion', { password: PASSWORD, confirmation: 'SUPPRIMER' })
  services.clock.advance(31 * DAY_SECONDS)
  await eraseRequested(services)
  expect(await rowOf(merged.id)).toMatchObject({ first_name: 'Candidat', last_name: 'supprimé' })
  expect(
    await services.db
      .select()
      .from(savedOffers)
      .where(or(eq(savedOffers.user_id, kept.id), eq(savedOffers.user_id, merged.id))),
  ).toEqual([])
})

test('of two administrators at once one merges, the other reads who was first; nothing is merged twice', async () => {
  const [noro, hery] = [await superAdmin(), await superAdmin()]
  const [kept, merged] = [await makeApplicant(services), await makeApplicant(services)]
  const answers = await Promise.all([
    merge(noro.browser, kept.id, merged.id),
    merge(hery.browser, merged.id, kept.id),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body.message).toMatch(/a réuni ce compte avec un autre il y a .* Rien n’est parti/)
  const rows = [await rowOf(kept.id), await rowOf(merged.id)]
  expect(rows.filter((row) => row?.merged_into_id)).toHaveLength(1)
  const gone = await noro.browser.get(`${PEOPLE}/${kept.id}/merges/${merged.id}`)
  expect(gone.status).toBe(409)
})

test('a merge decides on what was compared: a change in between is refused, and so is a wrong code', async () => {
  const { browser } = await superAdmin()
  const [kept, merged] = [await makeApplicant(services), await makeApplicant(services)]
  const { seen } = await compare(browser, kept.id, merged.id)
  await makeResume(services, merged.id)
  const late = await merge(browser, kept.id, merged.id, { seen })
  expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('a changé depuis')])
  const wrong = await merge(browser, kept.id, merged.id, { code: '000000' })
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['code']])
  const empty = await merge(browser, kept.id, merged.id, { reason: ' ', profile: 'les deux', code: '' })
  expect(empty.body.errors).toMatchObject({
    reason: ['Dites pourquoi'],
    profile: ['Choisissez le profil qui reste'],
    code: ['Veuillez entrer le code à six chiffres'],
  })
  expect((await merge(browser, kept.id, merged.id)).status).toBe(204)
})

test('what is not simply two open accounts of an applicant is refused with the reason', async () => {
  const { browser } = await superAdmin()
  const kept = await makeApplicant(services)
  const { company } = await makeCompany(services, { name: 'Havoana' })
  const at = services.clock.now()
  const cases: [{ id: number }, RegExp][] = [
    [await makeMember(services, company.id, 'recruiter'), /membre de Havoana/],
    [await makeAdmin(services, { admin_role: 'support' }), /compte d’administration/],
    [await makeApplicant(services, { is_active: false }), /suspendu/],
    [await makeApplicant(services, { is_active: false, deactivated_at: at }), /l’a fermé/],
    [
      await makeApplicant(services, { is_active: false, deactivated_at: at, deletion_requested_at: at }),
      /suppression est demandée/,
    ],
  ]
  for (const [{ id }, why] of cases) {
    expect((await compare(browser, kept.id, id)).obstacles.join(' ')).toMatch(why)
    const refused = await merge(browser, kept.id, id)
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringMatching(why)])
  }
  const unverified = await makeApplicant(services, { email_verified_at: null })
  expect((await merge(browser, unverified.id, kept.id)).body.message).toMatch(/doit être vérifiée/)
  const itself = await browser.get(`${PEOPLE}/${kept.id}/merges/${kept.id}`)
  expect([itself.status, Object.keys(itself.body.errors)]).toEqual([422, ['merged_id']])
  expect((await browser.get(`${PEOPLE}/${kept.id}/merges/999999`)).status).toBe(404)
})

test('only super-administrators merge', async () => {
  const [kept, merged] = [await makeApplicant(services), await makeApplicant(services)]
  for (const admin_role of ['support', 'moderator', 'billing'] as const) {
    const { browser } = await signedInAdmin(site, { admin_role, ...withCodes(site) })
    expect((await browser.get(`${PEOPLE}/${kept.id}/merges/${merged.id}`)).status).toBe(403)
    expect((await browser.post(`${PEOPLE}/${kept.id}/merges`, {})).status).toBe(403)
  }
})
