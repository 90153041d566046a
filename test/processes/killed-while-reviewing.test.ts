import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSession } from '#src/accounts/sessions/sessions.ts'
import { users } from '#src/accounts/tables.ts'
import { buildApp } from '#src/app.ts'
import { notifyOfDueChanges } from '#src/applications/deciding/notifying.ts'
import { jobProposals } from '#src/applications/proposals/tables.ts'
import { applicationEvents, applications } from '#src/applications/tables.ts'
import { selectRows } from '#src/platform/database.ts'
import { readEnv } from '#src/platform/env.ts'
import { deliverDueMails } from '#src/platform/mail/delivery.ts'
import { openTransport } from '#src/platform/mail/transport.ts'
import type { Services } from '#src/platform/services.ts'
import { outgoingMails } from '#src/platform/tables.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { type OpenServices, openServices } from '#src/services.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { startPostgres } from '../../scripts/test-machine.ts'
import { insertApplication } from '../applications.ts'
import { makeApplicant, makeCompany, makeMember, makeOffer } from '../factories.ts'
import type { TestServices } from '../services.ts'
import { startServer } from './server-process.ts'

const REFUSED = 30
const folder = mkdtempSync(join(tmpdir(), 'asafidy-killed-'))
let postgres: { url: string; stop(): Promise<void> }
let opened: OpenServices
let env: Record<string, string>

beforeAll(async () => {
  postgres = await startPostgres(join(folder, 'postgres'))
  env = {
    DATABASE_URL: postgres.url,
    APP_SECRET: 'f1e0c9b25ad84736a0be9d17c3528f64',
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'error',
    DEMO: '0',
  }
  opened = await openServices(readEnv(env), console.error)
})

afterAll(async () => {
  await opened.close()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

type Person = Awaited<ReturnType<typeof makeApplicant>>

/** Returns the headers that a browser of this person sends with each call. */
async function headersOf(services: Services, user: Person): Promise<Record<string, string>> {
  const opening = { user_id: user.id, visitor: { ip: '127.0.0.1', user_agent: 'test' }, replaced: null }
  const session = await inTransaction(services, user, (unit) => openSession(unit, opening))
  const cookie = `asafidy_session=${session.id}`
  return { cookie, 'x-xsrf-token': session.csrf_token, 'content-type': 'application/json' }
}

/** Makes thirty applications to one company that wait for an answer, one at its interview and one with a proposal. */
async function prepare(services: TestServices) {
  const { company, owner } = await makeCompany(services)
  const colleague = await makeMember(services, company.id, 'recruiter')
  const offer = await makeOffer(services, company.id)
  const now = services.clock.now()
  const apply = async (state: Partial<typeof applications.$inferInsert>) => {
    const applicant = await makeApplicant(services)
    const row = { offer_id: offer.id, company_id: company.id, applicant_id: applicant.id }
    const offer_copy = {
      id: offer.id,
      title: offer.title,
      reference: offer.reference,
      description: '',
      missions: '',
      profile: '',
      min_salary: null,
      max_salary: null,
      city: 'Antananarivo',
      contract: 'CDI',
      job_type: null,
      company: { id: company.id, name: company.name, slug: company.slug },
    }
    const { id, version } = await insertApplication(services, now, {
      ...row,
      status: 'active' as const,
      offer_copy,
      ...state,
    })
    return { id, version, applicant }
  }
  const refused = []
  for (let index = 0; index < REFUSED; index += 1) refused.push(await apply({ status: 'submitted' }))
  const moved = await apply({ stage: 'shortlisted' })
  const proposed = await apply({ stage: 'offer_made' })
  const [proposal] = await services.db
    .insert(jobProposals)
    .values({
      application_id: proposed.id,
      author_id: owner.id,
      text: 'Bienvenue',
      salary: 900_000,
      start_date: '2030-01-07',
      answer_by: '2029-12-20',
      created_at: now,
    })
    .returning()
  return { owner, colleague, refused, moved, proposed, proposal_id: proposal?.id ?? 0 }
}

type Prepared = Awaited<ReturnType<typeof prepare>>
type Calls = Awaited<ReturnType<typeof callsOf>>

/** The three calls, which can be sent to any process as often as wanted. */
async function callsOf(services: Services, prepared: Prepared) {
  const { refused, moved, proposed, proposal_id } = prepared
  const by = {
    owner: await headersOf(services, prepared.owner),
    colleague: await headersOf(services, prepared.colleague),
    applicant: await headersOf(services, proposed.applicant),
  }
  const key = randomUUID()
  const refusal = {
    change: 'rejection',
    reason: 'experience',
    message: 'Bonjour {prenom}, merci.',
    key,
    applications: refused.map(({ id, version }) => ({ id, version })),
  }
  const send =
    (headers: Record<string, string>, method: string, path: string, body: object) => (url: string) =>
      fetch(`${url}${path}`, { method, headers, body: JSON.stringify(body) })
        .then(async (answer) => ({ status: answer.status, body: await answer.json() }))
        .catch(() => null)
  const address = `/api/recruiter/applications/${moved.id}/stage`
  const acceptance = `/api/applicant/applications/${proposed.id}/proposal/acceptance`
  return {
    look: (url: string) =>
      Promise.all(Object.values(by).map((headers) => fetch(`${url}/api/user`, { headers }))),
    refuse: send(by.owner, 'POST', '/api/recruiter/application-changes', refusal),
    move: send(by.colleague, 'PUT', address, { version: moved.version, stage: 'interview' }),
    accept: send(by.applicant, 'PUT', acceptance, { proposal_id }),
  }
}

const historyOf = async ({ db }: Services, id: number) => {
  const { application_id, to_status, to_stage } = applicationEvents
  const rows = await db
    .select({ to_status, to_stage })
    .from(applicationEvents)
    .where(eq(application_id, id))
    .orderBy(asc(applicationEvents.id))
  return rows.map((row) => row.to_stage ?? row.to_status)
}

const stateOf = async ({ db }: Services, id: number) => {
  const [row] = await db.select().from(applications).where(eq(applications.id, id))
  return { state: row?.stage ?? row?.status, version: row?.version }
}

/** Counts the changes that wait for a lock in the middle of their transaction. */
async function countStuck({ db }: Services): Promise<number> {
  const stuck = sql`SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query ILIKE '%application_events%'`
  return (await selectRows(db, stuck)).length
}

/**
 * Kills the process while each of the three calls has changed its application and not yet written its history: a line of
 * the history refers to who made it, whose row is held here.
 */
async function killInTheMiddle(
  services: Services,
  { look, refuse, move, accept }: Calls,
  prepared: Prepared,
) {
  const server = await startServer(env)
  const people = [prepared.owner.id, prepared.colleague.id, prepared.proposed.applicant.id]
  // The first call of a person writes when it was last here, so it is made before anything is held up.
  await look(server.url)
  const answers = [refuse(server.url)]
  await expect
    .poll(() => services.db.$count(applicationEvents), { interval: 5, timeout: 20_000 })
    .toBeGreaterThanOrEqual(3)
  await services.db.transaction(async (tx) => {
    await tx.select().from(users).where(inArray(users.id, people)).for('update')
    answers.push(move(server.url), accept(server.url))
    await expect.poll(() => countStuck(services), { timeout: 20_000 }).toBe(3)
    await server.stop('SIGKILL')
  })
  expect(await Promise.all(answers)).toEqual([null, null, null])
  await expect.poll(() => countStuck(services), { timeout: 20_000 }).toBe(0)
}

/** Lets a day pass and two processes notify the applicants at once, and deliver the mails. */
async function tellEverybody(services: Services) {
  const tomorrow = { ...services, clock: { now: () => after(new Date(), DAY) } }
  await Promise.all([notifyOfDueChanges(tomorrow), notifyOfDueChanges(tomorrow)])
  await deliverDueMails(services.db, openTransport(services.env), tomorrow.clock)
}

/** Returns the subjects of the mails that were handed over for this person. */
function mailsTo({ email }: Person): string[] {
  const mails = join(env.DATA_DIR ?? '', 'mails')
  return readdirSync(mails)
    .map((name) => readFileSync(join(mails, name), 'utf8'))
    .filter((mail) => mail.includes(`To: ${email}`))
    .map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1] ?? '')
}

test('kill -9 in the middle of a grouped refusal, a move and an acceptance: one outcome, its history, one mail', async () => {
  const services = opened.services as TestServices
  const prepared = await prepare(services)
  const { refused, moved, proposed } = prepared
  const calls = await callsOf(services, prepared)
  await killInTheMiddle(services, calls, prepared)

  const histories = await Promise.all(refused.map(({ id }) => historyOf(services, id)))
  const begun = histories.filter(({ length }) => length > 0).length
  expect(begun).toBeGreaterThanOrEqual(3)
  expect(begun).toBeLessThan(REFUSED)
  for (const [index, { id, version }] of refused.entries()) {
    const isDone = (histories[index] ?? []).length > 0
    expect(await stateOf(services, id)).toEqual(
      isDone ? { state: 'rejected', version: version + 1 } : { state: 'submitted', version },
    )
  }
  expect(await stateOf(services, moved.id)).toEqual({ state: 'shortlisted', version: moved.version })
  expect(await stateOf(services, proposed.id)).toEqual({ state: 'offer_made', version: proposed.version })
  expect([await historyOf(services, moved.id), await historyOf(services, proposed.id)]).toEqual([[], []])
  expect(await services.db.$count(outgoingMails)).toBe(0)
  expect(await services.db.$count(jobProposals, isNotNull(jobProposals.accepted_at))).toBe(0)

  // Each call is made again, twice at once, as by a page that got no answer to the first.
  const app = await buildApp(services)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const { refuse, move, accept } = calls
  const answers = await Promise.all([refuse, refuse, move, move, accept, accept].map((send) => send(url)))
  await app.close()
  for (const answer of answers.slice(0, 2))
    expect(new Set(answer?.body.data.map(({ result }: { result: string }) => result))).toEqual(
      new Set(['done']),
    )
  expect(
    answers
      .slice(2)
      .map((answer) => answer?.status)
      .toSorted(),
  ).toEqual([200, 200, 409, 409])

  await tellEverybody(services)
  for (const { id, applicant } of refused) {
    expect(await historyOf(services, id)).toEqual(['rejected'])
    expect(mailsTo(applicant)).toHaveLength(1)
  }
  expect(await historyOf(services, moved.id)).toEqual(['interview'])
  expect(mailsTo(moved.applicant)).toHaveLength(1)
  expect(await historyOf(services, proposed.id)).toEqual(['accepted'])
  expect(mailsTo(prepared.owner)).toHaveLength(1)
  expect(mailsTo(prepared.colleague)).toHaveLength(1)
  expect(await services.db.$count(outgoingMails, isNull(outgoingMails.sent_at))).toBe(0)
})
