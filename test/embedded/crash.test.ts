import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openSession } from '#src/accounts/sessions/sessions.ts'
import { applicationEvents, applications } from '#src/applications/tables.ts'
import { listWorkers } from '#src/jobs.ts'
import { selectRows } from '#src/platform/database.ts'
import { readEnv } from '#src/platform/env.ts'
import { openFiles } from '#src/platform/files/storage.ts'
import { deliverDueMails } from '#src/platform/mail/delivery.ts'
import { openTransport } from '#src/platform/mail/transport.ts'
import type { Services } from '#src/platform/services.ts'
import { outgoingMails } from '#src/platform/tables.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { openServices } from '#src/services.ts'
import { after, MINUTE } from '#src/shared/durations.ts'
import { makeApplicant, makeCompany, makeOffer } from '#test/factories.ts'
import { pdfPart } from '#test/pdfs/make-pdf.ts'
import { startServer } from '#test/processes/server-process.ts'
import type { TestServices } from '#test/services.ts'

const APPLICANTS = 100
const folder = mkdtempSync(join(tmpdir(), 'asafidy-crash-'))
const env = { DATA_DIR: folder, LOG_LEVEL: 'error', DEMO: '0' }

afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Applicant {
  email: string
  cookie: string
  token: string
}

/** A company with an offer, and applicants who are signed in; `clock` is the real one. */
async function prepare(): Promise<{ offerId: number; ownerEmail: string; applicants: Applicant[] }> {
  const { services, close } = await openServices(readEnv(env), console.error)
  const factory = services as TestServices
  const { company, owner } = await makeCompany(factory)
  const offer = await makeOffer(factory, company.id)
  const applicants: Applicant[] = []
  for (let index = 0; index < APPLICANTS; index += 1) applicants.push(await signedInApplicant(factory))
  await close()
  return { offerId: offer.id, ownerEmail: owner.email, applicants }
}

async function signedInApplicant(services: Services): Promise<Applicant> {
  const user = await makeApplicant(services as TestServices)
  const visitor = { ip: '127.0.0.1', user_agent: 'test' }
  const opening = { user_id: user.id, visitor, replaced: null }
  const session = await inTransaction(services, user, (unit) => openSession(unit, opening))
  return { email: user.email, cookie: `asafidy_session=${session.id}`, token: session.csrf_token }
}

function formOf(offerId: number): FormData {
  const form = new FormData()
  const fields = {
    resume_type: 'pdf',
    resume_id: '',
    letter: 'Votre annonce m’intéresse et mon parcours y répond. '.repeat(3),
    available_now: '1',
    availability_date: '',
    min_salary_expectation: '900000',
    max_salary_expectation: '1200000',
    offer_id: String(offerId),
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('resume_pdf', pdfPart(), 'cv.pdf')
  return form
}

/** Returns the addresses whose application was acknowledged with 201 before the server was killed. */
async function applyUntilKilled(prepared: Awaited<ReturnType<typeof prepare>>): Promise<string[]> {
  const server = await startServer(env)
  const acknowledged: string[] = []
  let killed: Promise<void> | undefined
  const apply = async ({ email, cookie, token }: Applicant) => {
    const answer = await fetch(`${server.url}/api/applicant/applications`, {
      method: 'POST',
      headers: { cookie, 'x-xsrf-token': token, accept: 'application/json' },
      body: formOf(prepared.offerId),
    }).catch(() => null)
    if (answer?.status === 201) acknowledged.push(email)
    if (acknowledged.length >= APPLICANTS / 2) killed ??= server.stop('SIGKILL')
  }
  const waiting = [...prepared.applicants]
  const one = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await apply(next)
  }
  await Promise.all(Array.from({ length: 10 }, one))
  await (killed ?? server.stop())
  return acknowledged
}

/** Opens again what the killed server held and runs its jobs until none is left, nor under way. */
async function recover() {
  const { services, close } = await openServices(readEnv(env), console.error)
  await services.queue.work(listWorkers(services), console.error)
  const left = sql`SELECT count(*)::int AS count FROM pgboss.job WHERE state < 'completed' AND name NOT LIKE '__pgboss%'`
  await expect.poll(() => selectRows(services.db, left), { timeout: 120_000 }).toEqual([{ count: 0 }])
  // A mail that was on its way at the kill is due again once nobody may still be sending it.
  const later = { now: () => after(new Date(), 5 * MINUTE) }
  await deliverDueMails(services.db, openTransport(services.env), later)
  await close()
}

test('kill -9 during a hundred applications loses none that was acknowledged, nor its file, nor a mail', async () => {
  const prepared = await prepare()
  const acknowledged = await applyUntilKilled(prepared)
  expect(acknowledged.length).toBeGreaterThanOrEqual(APPLICANTS / 2)
  await recover()
  const { services, close } = await openServices(readEnv(env), console.error)
  const files = await openFiles(services.env)
  const rows = await services.db
    .select()
    .from(applications)
    .where(eq(applications.offer_id, prepared.offerId))
  const mails = await services.db.select().from(outgoingMails)
  const events = await services.db.select().from(applicationEvents)
  expect(rows.length).toBeGreaterThanOrEqual(acknowledged.length)
  for (const row of rows) {
    const bytes = Buffer.from(await files.read(row.cv_key ?? ''))
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(events.filter((event) => event.application_id === row.id)).toHaveLength(1)
  }
  const mailsTo = (address: string) => mails.filter((mail) => mail.to_address === address)
  for (const email of acknowledged) expect(mailsTo(email), email).toHaveLength(1)
  expect(mailsTo(prepared.ownerEmail)).toHaveLength(rows.length)
  expect(mails.filter((mail) => mail.sent_at === null)).toEqual([])
  const captured = readdirSync(join(folder, 'mails')).map((name) =>
    readFileSync(join(folder, 'mails', name), 'utf8'),
  )
  expect(captured).toHaveLength(mails.length)
  for (const email of acknowledged)
    expect(captured.filter((mail) => mail.includes(`To: ${email}`))).toHaveLength(1)
  await close()
}, 240_000)
