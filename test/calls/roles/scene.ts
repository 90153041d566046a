import { and, eq, inArray } from 'drizzle-orm'
import { socialAccounts, users } from '#src/accounts/tables.ts'
import { lastQuestions } from '#src/applications/last-question/tables.ts'
import { applications } from '#src/applications/tables.ts'
import { offers } from '#src/offers/tables.ts'
import { throttles } from '#src/platform/tables.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { findPlan } from '#src/subscriptions/plans/plans.ts'
import { RUNNING_STATUSES } from '#src/subscriptions/terms/shared/statuses.ts'
import { subscriptions } from '#src/subscriptions/terms/tables.ts'
import { findRunning } from '#src/subscriptions/terms/terms.ts'
import { RECEIVED, SENT, tellChanges } from '../../applications.ts'
import { Browser } from '../../browser.ts'
import { makeOffer, withCodes } from '../../factories.ts'
import type { TestServices } from '../../services.ts'
import { insertTerm, openTill } from '../../subscriptions/payments.ts'
import { addressOf, batchOf, bodyOf } from './calls.ts'
import type { People } from './people.ts'
import type { Role, Row } from './rows.ts'
import { makeThings } from './things.ts'

/** Brings what a call is about into the state in which the call succeeds. */
const BEFORE: Record<string, (people: People, id: number, services: TestServices) => Promise<void>> = {
  'PUT /api/user/two-factor': authenticating,
  'DELETE /api/user/social-accounts/:provider': linked,
  'PUT /api/applicant/applications/:id/refusal-of-offer': async (people, id, services) => {
    await proposed(people, id)
    await tellChanges(services)
  },
  'PUT /api/applicant/applications/:id/follow-up': unkept,
  'PUT /api/applicant/applications/:id/last-question': asked,
  'PUT /api/applicant/applications/:id/archive': withdrawn,
  'DELETE /api/recruiter/applications/:id/stage': proposed,
  'DELETE /api/recruiter/applications/:id/rejection': rejected,
  'DELETE /api/recruiter/application-changes/:key': rejectedAmongMany,
  'PUT /api/recruiter/applications/:id/hire': proposed,
  'PUT /api/recruiter/applications/:id/archive': withdrawn,
  'PUT /api/recruiter/subscription/cancellation': hasPlan,
  'DELETE /api/recruiter/subscription/cancellation': hasPlan,
  'GET /api/recruiter/subscription/quotes': (_people, _id, services) => openTill(services),
  'POST /api/recruiter/payments': (_people, _id, services) => openTill(services),
  'POST /api/recruiter/offers/:id/sponsorings': (people, _id, services) => hasGold(people, services),
  'POST /api/recruiter/offers/:id/sponsoring-payments': (_people, _id, services) => openTill(services),
  'POST /api/recruiter/payments/:id/retry': (_people, _id, services) => openTill(services),
  'DELETE /api/recruiter/offers/:id/pause': (_people, offer, services) =>
    offerIs(services, offer, { paused: true }),
  'PUT /api/recruiter/offers/:id/archive': (_people, offer, services) =>
    offerIs(services, offer, { status: 'closed' }),
}

async function offerIs(services: TestServices, id: number, values: Partial<typeof offers.$inferInsert>) {
  await services.db.update(offers).set(values).where(eq(offers.id, id))
}

async function hasPlan({ company }: People, _id: number, services: TestServices) {
  if (!(await findRunning(services.db, company.id))) await insertTerm(services, company.id)
}

/** A plan with credits takes the place of the one that runs. */
async function hasGold({ company }: People, services: TestServices) {
  await services.db
    .update(subscriptions)
    .set({ status: 'expired' })
    .where(and(eq(subscriptions.company_id, company.id), inArray(subscriptions.status, RUNNING_STATUSES)))
  const { version_id } = await findPlan(services.db, 'gold', services.clock.now())
  await insertTerm(services, company.id, { plan: 'gold', plan_version_id: version_id })
}

/** Gives the sender's authenticator a secret that no code has confirmed yet. */
async function authenticating({ sender }: People, _id: number, services: TestServices) {
  const values = { ...withCodes(services), two_factor_confirmed_at: null }
  await services.db.update(users).set(values).where(eq(users.id, sender.id))
}

/** The day by which an answer was promised has passed, and nobody wrote. */
async function unkept(_people: People, id: number, { db, clock }: TestServices) {
  const answer_due_at = after(clock.now(), -2 * DAY)
  await db.update(applications).set({ answer_due_at }).where(eq(applications.id, id))
}

async function asked({ company }: People, id: number, { db, clock }: TestServices) {
  const occasion = 'ended' as const
  await db
    .insert(lastQuestions)
    .values({ application_id: id, company_id: company.id, occasion, asked_at: clock.now() })
    .onConflictDoNothing()
}

function proposed({ browsers }: People, id: number) {
  return ok(browsers.get('owner')?.put(`${RECEIVED}/${id}/stage`, { version: 0, stage: 'offer_made' }))
}

function rejected({ browsers }: People, id: number) {
  return ok(browsers.get('owner')?.put(`${RECEIVED}/${id}/rejection`, { version: 0, reason: 'competences' }))
}

function rejectedAmongMany({ browsers }: People, id: number) {
  return ok(browsers.get('owner')?.post('/api/recruiter/application-changes', batchOf(id)))
}

function withdrawn({ browsers }: People, id: number) {
  return ok(browsers.get('sender')?.put(`${SENT}/${id}/withdrawal`))
}

async function linked({ sender }: People, _id: number, services: TestServices) {
  const { id: user_id, email } = sender
  const created_at = services.clock.now()
  await services.db
    .insert(socialAccounts)
    .values({ provider: 'google', subject: 'table', user_id, email, created_at })
}

async function ok(sent: Promise<{ status: number; body: unknown }> | undefined) {
  const answer = await sent
  if (answer?.status !== 200) throw new Error(`the scene: ${answer?.status} ${JSON.stringify(answer?.body)}`)
}

/**
 * Makes the call as each role, those that are to be refused first, on rows of this line alone.
 * @returns what each was answered
 * @param method HEAD to ask a GET without its body
 */
export async function askAsEach(services: TestServices, people: People, row: Row, method = row.method) {
  await services.db.delete(throttles)
  const things = await makeThings(services, people, row)
  await BEFORE[`${row.method} ${row.path}`]?.(
    people,
    row.path.includes('/offers/') ? things.offers : things.applications,
    services,
  )
  const found: Record<string, string> = {}
  const replies: unknown[] = []
  const roles = Object.entries(row.answers).sort(([, one], [, other]) => (one < other ? -1 : 1))
  for (const [role] of roles) {
    const browser = people.browsers.get(role as Role) ?? new Browser(services)
    // Each report is of another offer, because a third one takes an offer off the site.
    if (row.path.endsWith('/reports')) things.offers = (await makeOffer(services, people.company.id)).id
    const url = addressOf(services, row, things, people)
    const body = bodyOf(services, row, things, people)
    const { status, body: reply } = await send(browser, method, url, body)
    found[role] = status < 300 ? 'ok' : String(status)
    if (status === 200 || status === 201) replies.push(reply)
  }
  return { found, replies }
}

function send(
  browser: Browser,
  method: string,
  url: string,
  body: Record<string, unknown> | FormData | undefined,
) {
  if (method === 'POST') return browser.post(url, body)
  if (method === 'PUT') return browser.put(url, body)
  if (method === 'HEAD') return browser.send('HEAD', url)
  return method === 'DELETE'
    ? browser.delete(url, body instanceof FormData ? undefined : body)
    : browser.get(url)
}
