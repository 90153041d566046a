import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { users } from '#src/accounts/tables.ts'
import { applicationMessages, messageReports } from '#src/applications/messages/tables.ts'
import { companies, companyDocuments } from '#src/companies/tables.ts'
import { contactMessages } from '#src/contact/messages/tables.ts'
import { offerDrafts } from '#src/offers/tables.ts'
import { auditLog, throttles } from '#src/platform/tables.ts'
import { AdminBrowser } from '../../admin.ts'
import { insertApplication } from '../../applications.ts'
import { makeApplicant, makeCompany, makeOffer, signedInAs, withCodes } from '../../factories.ts'
import type { TestServices } from '../../services.ts'
import { enterSeller, invoiceSale, SELLER, sale } from '../../subscriptions/invoices.ts'
import { accept, insertPayment, insertTerm, openTill } from '../../subscriptions/payments.ts'
import { askOfArticles } from './articles.ts'
import { askOfCampaigns } from './campaigns.ts'
import { askOfApiKeys, askOfFaq, askOfPartners, askOfTexts } from './contents.ts'
import { askOfMachine } from './machine.ts'
import { askOfPlans, askOfSponsoringPrices, askOfSponsorings } from './plans.ts'
import { askOfReference } from './reference.ts'
import type { Role, Row } from './rows.ts'
import { askOfSettings } from './settings.ts'
import { askOfStatements } from './statements.ts'
import { askOfTeam } from './team.ts'

type Signed = ReadonlyMap<Role, AdminBrowser>

/** Everybody of the scene, signed in on the administration's site as far as it lets them. */
export async function signInOnAdminSite(
  site: TestServices,
  users: Record<string, { email: string }>,
): Promise<Signed> {
  const signed = new Map<Role, AdminBrowser>()
  for (const [role, user] of Object.entries(users))
    signed.set(role as Role, await signedInAs(site, user, undefined, new AdminBrowser(site)))
  return signed
}

/** The columns that a company must have for a decision to be possible. */
const COMPANY: Record<string, Partial<typeof companies.$inferInsert>> = {
  validation: { status: 'pending' },
  corrections: { status: 'pending' },
  'DELETE suspension': { status: 'suspended' },
  proposal: { proposed: { nif: '3002418770' } },
}
const REASON = 'Pour la table'
const REFUSAL = { reason: 'other', message: REASON }

/** Makes the call as each role, on rows of this line alone. @returns what each was answered */
export async function askAdminAsEach(site: TestServices, signed: Signed, row: Row, method = row.method) {
  await site.db.delete(throttles)
  const { url, body } = await makeSubject(site, row)
  const found: Record<string, string> = {}
  const replies: unknown[] = []
  // The administrator stands last, because the others change nothing.
  for (const role of Object.keys(row.answers)) {
    const browser = signed.get(role as Role) ?? new AdminBrowser(site)
    const { status, body: reply } = await ask(browser, method, url, body)
    found[role] = status < 300 ? 'ok' : String(status)
    if (status === 200) replies.push(reply)
  }
  return { found, replies }
}

function ask(browser: AdminBrowser, method: string, url: string, body: Record<string, unknown> | FormData) {
  if (method === 'POST') return browser.post(url, body)
  if (method === 'PUT') return browser.put(url, body)
  if (method === 'DELETE') return browser.delete(url, body)
  return browser.send(method as 'GET', url)
}

async function makeSubject(site: TestServices, { method, path }: Row) {
  if (path.startsWith('/api/admin/plans')) return askOfPlans(site, method, path)
  if (path.startsWith('/api/admin/sponsoring-prices')) return askOfSponsoringPrices(site, method, path)
  if (path.startsWith('/api/admin/sponsorings')) return askOfSponsorings(site, path)
  if (path.startsWith('/api/admin/statement')) return askOfStatements(site, method, path)
  if (path.startsWith('/api/admin/articles')) return askOfArticles(site, method, path)
  if (path.startsWith('/api/admin/api-keys')) return askOfApiKeys(site, path)
  if (path.startsWith('/api/admin/page-texts')) return askOfTexts(path)
  if (path.startsWith('/api/admin/partner')) return askOfPartners(site, method, path)
  if (path.startsWith('/api/admin/faq')) return askOfFaq(site, method, path)
  if (path.startsWith('/api/admin/campaigns')) return askOfCampaigns(site, method, path)
  if (/\/admin\/(administrators|invitations)/.test(path)) return askOfTeam(site, path)
  if (path.startsWith('/api/admin/reference')) return askOfReference(site, method, path)
  if (path.startsWith('/api/admin/settings')) return askOfSettings(site, method, path)
  if (
    path.includes('/mails/') ||
    path.includes('/jobs/') ||
    path.includes('/refused-addresses') ||
    path.includes('/maintenances')
  )
    return askOfMachine(site, path)
  const now = site.clock.now()
  const verb = path.split('/:id/')[1] ?? ''
  const { company } = await makeCompany(site, {
    submitted_at: now,
    proposed_at: verb === 'proposal' ? now : null,
    ...(path.includes('/companies/') && (COMPANY[`${method} ${verb}`] ?? COMPANY[verb])),
  })
  const isWaiting = verb === 'publication' || verb === 'refusal'
  const offer = await makeOffer(site, company.id, {
    submitted_at: now,
    reported_at: verb === 'reports' ? now : null,
    ...(isWaiting && { status: 'submitted' }),
    ...(method === 'DELETE' && verb === 'hold' && { held_at: now, paused: true }),
  })
  if (verb === 'change')
    await site.db
      .insert(offerDrafts)
      .values({ offer_id: offer.id, content: {}, version: 1, updated_at: now, submitted_at: now })
  const subject = path.includes('/offers/')
    ? offer.id
    : await subjectOf(site, company.id, { method, path, verb })
  const id = path.includes('/messages/')
    ? await makeReported(site, offer)
    : path.includes('/people/')
      ? await makePerson(site, `${method} ${verb}`)
      : subject
  const url = path
    .replace(':period', '2026')
    .replace(':dimension', 'sector')
    .replace(':table', 'days')
    .replace(':name', await makePicture(site, company.id))
    .replace(':document_id', String(await makePaper(site, company.id)))
    .replace(':method', 'mvola')
    .replace(':kind', 'contact')
    .replace(':merged_id', String(path.includes('/merges') ? (await makeApplicant(site)).id : 0))
    .replace(':id', String(id))
  return { url, body: bodyOf(method, path, verb, now) }
}

/** Makes an application; the CV of one can be had, because the administrator has just asked for it. */
async function makeReadable(site: TestServices, companyId: number, path: string) {
  const offer = await makeOffer(site, companyId)
  const { id: applicant_id } = await makeApplicant(site)
  const cv_key = await site.files.put(Buffer.from('%PDF-1.7'), 'pdf')
  const sent = {
    offer_id: offer.id,
    company_id: companyId,
    applicant_id,
    cv_key,
    status: 'submitted' as const,
  }
  const { id } = await insertApplication(site, site.clock.now(), sent)
  if (path.endsWith('/cv')) {
    const admins = await site.db.select({ id: users.id }).from(users).where(eq(users.userable_type, 'admin'))
    const details = { application: id, what: 'cv', why: REASON }
    const asked = { action: 'applications.read-by-team', subject: `user:${applicant_id}`, details }
    for (const admin of admins)
      await site.db.insert(auditLog).values({ ...asked, at: site.clock.now(), actor_id: admin.id })
  }
  return id
}

/** The payment or the term that a call of the till names, in the state in which it succeeds; otherwise the company. */
async function subjectOf(
  site: TestServices,
  companyId: number,
  { method, path, verb }: { method: string; path: string; verb: string },
) {
  const now = site.clock.now()
  if (path.includes('/subscriptions/')) {
    const suspended = { status: 'suspended' as const, suspended_at: now }
    return (await insertTerm(site, companyId, method === 'DELETE' ? suspended : {})).id
  }
  if (path.includes('/applications/')) return makeReadable(site, companyId, path)
  if (path.includes('/invoices/')) return issueTo(site, companyId)
  if (path.includes('/contact-messages/') || path.includes('/home/items/')) return makeContactMessage(site)
  if (!path.includes('/payments/')) return companyId
  await openTill(site)
  const values = verb === 'proof' ? await proofOf(site) : {}
  const { id } = await insertPayment(site, companyId, { declared_at: now, ...values }, { status: 'pending' })
  if (verb === 'refund') await accept(site, id)
  return id
}

/** Issues an invoice for a payment that no other line has. @returns its id */
async function issueTo(site: TestServices, companyId: number) {
  await enterSeller(site)
  return (await invoiceSale(site, sale(companyId, randomInt(2 ** 31)))).id
}

/** Makes a message to the team that nobody deals with. @returns its id */
async function makeContactMessage(site: TestServices) {
  const written = { first_name: 'Rabe', last_name: 'Lova', email: 'lova@exemple.test', object: 'Question' }
  const [row] = await site.db
    .insert(contactMessages)
    .values({ ...written, message: 'Bonjour', created_at: site.clock.now() })
    .returning()
  return row?.id ?? 0
}

async function proofOf(site: TestServices) {
  const proof_key = await site.files.put(Buffer.from('%PDF-1.7'), 'pdf')
  return {
    proof_key,
    proof_hash: 'a'.repeat(64),
    proof_name: 'p.pdf',
    proof_type: 'application/pdf',
    proof_size: 8,
  }
}

/** Makes somebody whom this act of the team helps. @returns the account's id */
async function makePerson(site: TestServices, act: string) {
  const values: Record<string, Parameters<typeof makeApplicant>[1]> = {
    'PUT verification': { email_verified_at: null },
    'POST verification-mails': { email_verified_at: null },
    'DELETE two-factor': withCodes(site),
    'DELETE suspension': { is_active: false },
  }
  return (await makeApplicant(site, values[act])).id
}

/** Makes a message that somebody reported. @returns its id */
async function makeReported(site: TestServices, offer: { id: number; company_id: number; title: string }) {
  const applicant = await makeApplicant(site)
  const created_at = site.clock.now()
  const offer_copy = { title: offer.title, company: { name: 'Lovasoa' } } as never
  const sent = { offer_id: offer.id, company_id: offer.company_id, applicant_id: applicant.id }
  const row = await insertApplication(site, created_at, { ...sent, status: 'submitted', offer_copy })
  const [message] = await site.db
    .insert(applicationMessages)
    .values({ application_id: row.id, side: 'company', text: 'Bonjour', client_key: 'table', created_at })
    .returning()
  const message_id = message?.id ?? 0
  await site.db.insert(messageReports).values({ message_id, reason: 'arnaque', created_at })
  return message_id
}

async function makePaper(site: TestServices, company_id: number) {
  const key = await site.files.put(Buffer.from('%PDF-1.7'), 'pdf')
  const [paper] = await site.db
    .insert(companyDocuments)
    .values({
      company_id,
      kind: 'nif',
      key,
      name: 'nif.pdf',
      content_type: 'application/pdf',
      size: 8,
      created_at: site.clock.now(),
    })
    .returning()
  return paper?.id ?? 0
}

/** Gives a company a logo. @returns the name of its file */
async function makePicture(site: TestServices, id: number) {
  const logo_key = await site.files.put(Buffer.from('WebP'), 'webp')
  await site.db.update(companies).set({ logo_key }).where(eq(companies.id, id))
  return logo_key.slice(3)
}

function bodyOf(method: string, path: string, verb: string, at: Date): Record<string, unknown> {
  const bodies: Record<string, Record<string, unknown>> = {
    corrections: { submitted_at: at, reason: REASON },
    suspension: { reason: REASON },
    refund: { reason: REASON },
    acceptance: { declared_at: at },
    answers: { text: REASON },
    days: { reason: REASON, days: 3 },
    proposal: { proposed_at: at, reason: REASON },
    refusal: { ...REFUSAL, submitted_at: at },
    hold: { reason: REASON, status: 'published' },
    reports: { reported_at: at },
    // Accepting must change nothing here, so the moderator is said to have read another text.
    change: { submitted_at: at, version: method === 'PUT' ? 2 : 1, ...REFUSAL },
  }
  if (path === '/api/admin/seller') return { ...SELLER, version: null }
  if (path.includes('/merges'))
    return { reason: REASON, merged_id: 1, profile: 'kept', seen: 'x', code: '000000' }
  if (path.includes('/people/')) return { reason: REASON }
  if (path.includes('/applications/')) return { what: 'letter', reason: REASON }
  if (path.endsWith('/two-factor')) return { code: '000000' }
  if (path.includes('/payees/')) return { is_open: true, account: '034', holder: 'Asafidy', details: '' }
  if (path.includes('/payments/') && verb === 'refusal') return { declared_at: at, reason: REASON }
  return path.startsWith('/api/admin/') ? (bodies[verb] ?? { submitted_at: at }) : {}
}
