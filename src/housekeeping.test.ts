import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { makeScene } from '#test/applications.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, makeCompany, makeOffer } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { sessions, users } from './accounts/tables.ts'
import { companyInvitations } from './companies/tables.ts'
import { newsletterSubscriptions } from './contact/tables.ts'
import { keepHouse, RETENTIONS } from './housekeeping.ts'
import { notifications } from './notifications/tables.ts'
import { selectRows } from './platform/database.ts'
import { purge } from './platform/purge.ts'
import { auditLog, outgoingMails, throttles } from './platform/tables.ts'
import { after, DAY, HOUR } from './shared/durations.ts'

const services = useServices()

beforeEach(() => services.clock.set('2026-11-21T08:00:00Z'))

test('each length is told in docs/retention.md as it is in the code', () => {
  const page = readFileSync(join(import.meta.dirname, '../docs/retention.md'), 'utf8')
  const rows = [...page.matchAll(/^\| (.+?) +\| (.+?) +\|$/gm)].map(([, what, kept]) => [what, kept])
  expect(rows.slice(2)).toEqual(RETENTIONS.map(({ what, length }) => [what, length]))
})

/** Two ages: the oldest that is kept, and a moment older. */
const ages = (days: number) => {
  const edge = after(services.clock.now(), -days * DAY)
  return [edge, after(edge, -1)]
}

test('what is over its time goes, what is not stays', async () => {
  const now = services.clock.now()
  const { id: user_id } = await makeApplicant(services)
  const { company } = await makeCompany(services)
  const mail = { to_address: 'a@exemple.test', subject: '', text: '', html: '' }
  for (const [index, at] of ages(90).entries()) {
    const sent = { ...mail, created_at: at, sent_at: at }
    await services.db.insert(outgoingMails).values([
      { ...sent, key: `sent:${index}` },
      { ...sent, key: `given-up:${index}`, sent_at: null, given_up_at: at },
      { ...sent, key: `waits:${index}`, sent_at: null },
    ])
    await services.db.insert(companyInvitations).values({
      company_id: company.id,
      email: `c${index}@exemple.test`,
      role: 'reader',
      token_hash: `${index}`,
      created_at: at,
      expires_at: at,
    })
  }
  for (const [index, subscribed_at] of ages(7).entries())
    await services.db.insert(newsletterSubscriptions).values([
      { email: `waits${index}@exemple.test`, token: `w${index}`, subscribed_at },
      { email: `reads${index}@exemple.test`, token: `r${index}`, subscribed_at, confirmed_at: subscribed_at },
    ])
  for (const [index, created_at] of ages(365).entries())
    await services.db.insert(notifications).values({
      user_id,
      key: `told:${index}`,
      kind: 'application.sent',
      title: '',
      subtitle: '',
      text: '',
      created_at,
    })
  for (const [index, at] of ages(730).entries())
    await services.db.insert(auditLog).values({ at, action: `test.${index}`, subject: 'x' })
  for (const [index, resets_at] of [now, after(now, -1)].entries())
    await services.db.insert(throttles).values({ key: `limit:${index}`, hits: 1, resets_at })
  const session = { csrf_token: '', ip: '', user_agent: '' }
  await services.db.insert(sessions).values([
    {
      ...session,
      id_hash: 'used:0',
      created_at: after(now, -12 * HOUR),
      last_seen_at: after(now, -2 * HOUR),
    },
    { ...session, id_hash: 'idle:1', created_at: now, last_seen_at: after(now, -2 * HOUR - 1) },
    { ...session, id_hash: 'old:1', created_at: after(now, -12 * HOUR - 1), last_seen_at: now },
  ])
  await keepHouse(services)
  const keysOf = async (statement: ReturnType<typeof sql>) =>
    (await selectRows<{ key: string }>(services.db, statement)).map(({ key }) => key)
  expect(await keysOf(sql`SELECT key FROM outgoing_mails ORDER BY key`)).toEqual([
    ...['given-up:0', 'sent:0', 'waits:0', 'waits:1'],
  ])
  expect(await keysOf(sql`SELECT email AS key FROM company_invitations`)).toEqual(['c0@exemple.test'])
  expect(await keysOf(sql`SELECT email AS key FROM newsletter_subscriptions ORDER BY email`)).toEqual([
    ...['reads0@exemple.test', 'reads1@exemple.test', 'waits0@exemple.test'],
  ])
  expect(await keysOf(sql`SELECT key FROM notifications`)).toEqual(['told:0'])
  expect(await keysOf(sql`SELECT action AS key FROM audit_log WHERE action LIKE 'test.%'`)).toEqual([
    'test.0',
  ])
  expect(await keysOf(sql`SELECT key FROM throttles WHERE key LIKE 'limit:%'`)).toEqual(['limit:0'])
  expect(await keysOf(sql`SELECT id_hash AS key FROM sessions WHERE csrf_token = ''`)).toEqual(['used:0'])
})

test('many rows go some at a time', async () => {
  await services.db.execute(
    sql`INSERT INTO throttles (key, hits, resets_at) SELECT 'many:' || n, 1, '2020-01-01' FROM generate_series(1, 25) n`,
  )
  expect(await purge(services.db, throttles, sql`key LIKE 'many:%'`, 10)).toBe(25)
})

test('a file that no row names goes after two days; those of rows stay', async () => {
  const { apply, applicant } = await makeScene(services)
  expect((await apply()).status).toBe(201)
  const picture_key = await services.files.put(Buffer.from('photo'), 'webp')
  await services.db.update(users).set({ picture_key }).where(eq(users.id, applicant.id))
  const stray = await services.files.put(Buffer.from('perdu'), 'pdf')
  const listed = async () => {
    const all: string[] = []
    for await (const keys of services.files.list(1)) all.push(...keys)
    return all.sort()
  }
  const before = await listed()
  expect(before).toHaveLength(3)
  // The age of a file is measured by the machine's clock.
  services.clock.set(after(new Date(), 2 * DAY - HOUR))
  await keepHouse(services)
  expect(await listed()).toEqual(before)
  services.clock.set(after(new Date(), 2 * DAY + HOUR))
  await keepHouse(services)
  expect(await listed()).toEqual(before.filter((key) => key !== stray))
})

test('every column that may hold the key of a file is asked before a file is removed', async () => {
  const rows = await selectRows<{ name: string }>(
    services.db,
    sql`SELECT table_name || '.' || column_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND (column_name LIKE '%\\_key' OR (table_name LIKE 'company%' AND column_name = 'key')) ORDER BY 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual([
    'application_drafts.file_key',
    // These keys are made by the browser, so that a change or a message that is sent twice counts once.
    'application_events.batch_key',
    'application_messages.client_key',
    'application_messages.file_key',
    'applications.client_key',
    'applications.cv_key',
    'article_pictures.file_key',
    'article_versions.cover_key',
    'articles.cover_key',
    'companies.cover_key',
    'companies.logo_key',
    'company_documents.key',
    'company_photos.key',
    // This key is the folded text of a tag.
    'company_tags.key',
    'data_exports.file_key',
    'entered_candidates.client_key',
    'job_proposals.file_key',
    'offer_drafts.client_key',
    // These keys are hashes that stand for a network or a person.
    'offer_reports.network_key',
    'offer_reports.reporter_key',
    'partners.logo_key',
    'payments.proof_key',
    'resume_photos.file_key',
    'resumes.file_key',
    'team_notes.client_key',
    'users.picture_key',
  ])
})

test('nothing is written of a visit of an offer that there is not', async () => {
  const { company } = await makeCompany(services)
  const closed = await makeOffer(services, company.id, { status: 'closed' })
  const guest = new Browser(services)
  for (const id of [closed.id, 999_999]) expect((await guest.get(`/api/offers/${id}/view`)).status).toBe(204)
  expect(await services.db.select().from(throttles).where(sql`key LIKE 'offer-view%'`)).toEqual([])
})
