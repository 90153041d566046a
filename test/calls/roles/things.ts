import { randomInt, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { deviceIdOf } from '#src/accounts/security/devices.ts'
import { openSession } from '#src/accounts/sessions/sessions.ts'
import { applicationMessages, messageThreads } from '#src/applications/messages/tables.ts'
import { jobProposals } from '#src/applications/proposals/tables.ts'
import { applications, replyTemplates } from '#src/applications/tables.ts'
import type { interviews } from '#src/calendar/tables.ts'
import {
  companies,
  companyDocuments,
  companyInvitations,
  companyMembers,
  companyPhotos,
} from '#src/companies/tables.ts'
import { blockedCompanies } from '#src/matching/finding/tables.ts'
import { notifications } from '#src/notifications/tables.ts'
import { offerAlerts, offerDrafts, savedOffers } from '#src/offers/tables.ts'
import { offerTemplates } from '#src/offers/templates/tables.ts'
import { dataExports } from '#src/personal-data/tables.ts'
import { hashToken } from '#src/platform/secrets/tokens.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { applicantProfiles } from '#src/profiles/tables.ts'
import { resumePhotos, resumeShares, resumes, resumeVersions } from '#src/resumes/tables.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { makeResume } from '../../applications.ts'
import { agreedOn, applicationOf, at, insertInterview, insertReminder } from '../../calendar.ts'
import { makeMember, makeOffer } from '../../factories.ts'
import { makeInvitation, openContact } from '../../matching.ts'
import { offerForm } from '../../offer-form.ts'
import { DRAWN, drawPdf } from '../../resumes/drawn-resumes.ts'
import { makeDocument } from '../../resumes/resume-document.ts'
import type { TestServices } from '../../services.ts'
import { enterSeller, invoiceSale, sale } from '../../subscriptions/invoices.ts'
import { insertPayment } from '../../subscriptions/payments.ts'
import { PROPOSAL, TEMPLATE } from './calls.ts'
import { makeDraft, makeLetter } from './drafts-and-letters.ts'
import { insertEntered } from './entered.ts'
import { makeOpinion } from './opinion.ts'
import { type People, sendApplication } from './people.ts'
import type { Row } from './rows.ts'

/** The rows that a call can name; they are made anew for each line of the table. */
export async function makeThings(services: TestServices, people: People, { path, method }: Row) {
  const { company, sender } = people
  const [notification] = await services.db
    .insert(notifications)
    .values({
      user_id: sender.id,
      key: `table:${randomUUID()}`,
      kind: 'application.sent',
      title: 'Une nouvelle',
      subtitle: 'De la table',
      text: 'Bonjour',
      created_at: services.clock.now(),
    })
    .returning()
  const open = await makeOffer(services, company.id)
  const at = services.clock.now()
  // A person may have twenty at most, so those of the line before go.
  await services.db.delete(offerAlerts)
  const [alert] = await services.db
    .insert(offerAlerts)
    .values({
      user_id: sender.id,
      email: sender.email,
      label: 'table',
      search: `keywords=table+${open.id}`,
      frequency: 'daily',
      created_at: at,
      confirmed_at: at,
      seen_until: at,
    })
    .returning()
  if (path.endsWith('/submission')) await makeChange(services, open.id, method === 'DELETE')
  if (path.endsWith('/note'))
    await services.db.insert(savedOffers).values({ user_id: sender.id, offer_id: open.id, saved_at: at })
  const opening = { user_id: sender.id, visitor: { ip: '10.0.0.9', user_agent: '' }, replaced: null }
  const session = await inTransaction(services, sender, (unit) => openSession(unit, opening))
  const application = /\/(applications\/:id|application-changes)|\/comparison$/.test(path)
    ? await sendApplication(services, people)
    : 0
  return {
    exports: await makeExport(services, sender.id),
    sessions: deviceIdOf(services.env, session),
    alerts: alert?.id ?? 0,
    offers: open.id,
    companies: company.id,
    users: sender.id,
    'application-drafts': path.includes('/application-drafts/')
      ? await makeDraft(services, people, { offer_id: open.id, hasFile: path.endsWith('/file') })
      : 0,
    letters: path.includes('/letters') ? await makeLetter(services, people) : 0,
    'letter-help': open.id,
    'saved-offers': open.id,
    'hidden-offers': open.id,
    'hidden-companies': company.id,
    ...(await makeBuilt(services, sender.id, path)),
    // Its PDF is read when it is sent, which takes time, so only the calls that name it get one.
    applications: application,
    'entered-candidates': path.includes('/entered-candidates/:id') ? await insertEntered(services, open) : 0,
    proposal:
      path.includes('/:id/proposal') && method !== 'POST' ? await makeProposal(services, application) : 0,
    message: path.includes('/messages') ? await makeMessage(services, people, { application, path }) : 0,
    ...(await makeOpinion(services, people, { application, path })),
    notification: notification?.id ?? 0,
    reminders: (await insertReminder(services, sender.id)).id,
    ...(await makeMeeting(services, people, `${method} ${path}`)),
    payments: path.includes('/payments/:id') ? await makePayment(services, company.id, path) : 0,
    ...(await makePapers(services, company.id)),
    ...(await makeTeam(services, people)),
    ...(await makeMatching(services, people, open.id)),
    ...(path.includes('/invoices/') ? await makeInvoice(services, company.id) : { invoices: 0, code: '' }),
  }
}

/** A payment that the call can be made on: waiting, or refused where it is tried again. */
async function makePayment(services: TestServices, companyId: number, path: string) {
  const ended_at = services.clock.now()
  const proof = { proof_key: '', proof_hash: 'a'.repeat(64), proof_name: 'preuve.pdf' }
  if (path.endsWith('/proof')) proof.proof_key = await services.files.put(Buffer.from('%PDF-1.7'), 'pdf')
  const row = await insertPayment(services, companyId, {
    ...(path.endsWith('/retry') && { status: 'failed', ended_at }),
    ...(path.endsWith('/proof') && { ...proof, proof_type: 'application/pdf', proof_size: 8 }),
  })
  return row.id
}

/** The columns that a meeting must have for a call to succeed. */
const MEETINGS: Record<string, () => Partial<typeof interviews.$inferInsert>> = {
  'PUT /api/applicant/interviews/:id/cancellation': () => agreedOn(at('2026-12-01', '09:00')),
  'PUT /api/recruiter/interviews/:id/moment': () => agreedOn(at('2026-12-01', '09:00')),
  'PUT /api/recruiter/interviews/:id/absence': () => agreedOn(at('2026-11-20', '09:00')),
  'DELETE /api/recruiter/interviews/:id/absence': () => ({
    ...agreedOn(at('2026-11-20', '09:00')),
    state: 'missed',
  }),
}

async function makeMeeting(services: TestServices, people: People, call: string) {
  if (!call.includes('/interviews/:id')) return { interviews: 0, slot: 0 }
  const application = await applicationOf(services, await sendApplication(services, people))
  const meeting = await insertInterview(services, application, MEETINGS[call]?.())
  return { interviews: meeting.id, slot: meeting.slot_id }
}

/**
 * Lets recruiters find the sender: the owner's company has opened the contact and sent an invitation, and other companies
 * have no contact to open.
 */
async function makeMatching(services: TestServices, { company, sender }: People, offer_id: number) {
  const [profile] = await services.db
    .update(applicantProfiles)
    .set({ is_best_profile: true })
    .where(eq(applicantProfiles.user_id, sender.id))
    .returning()
  await services.db.delete(blockedCompanies)
  const waiting = await makeInvitation(services, {
    company_id: company.id,
    applicant_id: sender.id,
    offer_id,
  })
  await openContact(services, company.id, sender.id)
  return {
    key: profile?.best_profile_uuid ?? '',
    'job-invitations': waiting.id,
    'blocked-companies': company.id,
  }
}

/** Writes the new text of a published offer, which waits for a moderator where the call is about that. */
async function makeChange(services: TestServices, offer_id: number, waits: boolean) {
  const at = services.clock.now()
  const row = { offer_id, content: offerForm(), version: 1, updated_at: at, submitted_at: waits ? at : null }
  await services.db.insert(offerDrafts).values(row)
}

/**
 * Puts the owner, the reader and one more back into the team, whatever the line before did.
 * @returns what the team has
 */
async function makeTeam(services: TestServices, { company, owner, reader }: People) {
  const now = services.clock.now()
  const company_id = company.id
  await services.db.delete(companyMembers).where(eq(companyMembers.company_id, company_id))
  await services.db.delete(offerTemplates).where(eq(offerTemplates.company_id, company_id))
  await services.db.delete(replyTemplates).where(eq(replyTemplates.company_id, company_id))
  await services.db.insert(companyMembers).values([
    { company_id, user_id: owner.id, role: 'owner', joined_at: now },
    { company_id, user_id: reader.id, role: 'reader', joined_at: now },
  ])
  const member = await makeMember(services, company_id, 'recruiter')
  const token = `jeton-d-invitation-assez-long-${member.id}`
  const [invitation] = await services.db
    .insert(companyInvitations)
    .values({
      company_id,
      email: `invite${member.id}@exemple.test`,
      role: 'reader',
      token_hash: hashToken(token),
      created_at: now,
      expires_at: new Date(now.getTime() + 86_400_000),
    })
    .returning()
  const [template] = await services.db
    .insert(replyTemplates)
    .values({ ...TEMPLATE, title: token, company_id, created_at: now, updated_at: now })
    .returning()
  const [kept] = await services.db
    .insert(offerTemplates)
    .values({ company_id, name: token, content: {}, created_at: now })
    .returning()
  return {
    members: member.id,
    invitations: invitation?.id ?? 0,
    token,
    'reply-templates': template?.id ?? 0,
    'offer-templates': kept?.id ?? 0,
  }
}

/**
 * Makes a CV that was written here, in the bin where the call is about that, or a joined PDF where it is to be read; with
 * an older version, a picture and a link that shares it.
 */
async function makeBuilt(services: TestServices, user_id: number, path: string) {
  const deleted_at = path.includes('/bin') ? services.clock.now() : null
  const joined =
    path.endsWith('/reading') && (await services.files.put(drawPdf(DRAWN[0]?.source ?? ''), 'pdf'))
  const written = joined ? { file_key: joined } : { document: makeDocument(), deleted_at }
  // Each row of the table has a CV and a picture of its own, more together than a person may keep.
  for (const table of [resumes, resumePhotos])
    await services.db.delete(table).where(eq(table.user_id, user_id))
  const resume = await makeResume(services, user_id, written)
  const state = {
    resume_id: resume.id,
    revision: 0,
    document: makeDocument('Aide'),
    saved_at: resume.created_at,
  }
  const [version] = await services.db.insert(resumeVersions).values(state).returning()
  const file_key = await services.files.put(Buffer.from('WebP'), 'webp')
  const photo = randomUUID()
  const at = { created_at: resume.created_at }
  await services.db.insert(resumePhotos).values({ key: photo, user_id, file_key, ...at })
  const [share] = await services.db
    .insert(resumeShares)
    .values({
      resume_id: resume.id,
      user_id,
      expires_at: after(resume.created_at, DAY),
      created_at: resume.created_at,
    })
    .returning()
  const shared = { 'resume-shares': share?.id ?? 0 }
  return { resumes: resume.id, bin: resume.id, version: version?.id ?? 0, photo, ...shared }
}

/** Writes a message with a file from the side that does not call, and opens the thread to both. @returns its id */
async function makeMessage(
  services: TestServices,
  { company, sender, owner }: People,
  { application: application_id, path }: { application: number; path: string },
) {
  const side = path.startsWith('/api/applicant') ? 'company' : 'applicant'
  const file_key = await services.files.put(Buffer.from('%PDF-'), 'pdf')
  const [row] = await services.db
    .insert(applicationMessages)
    .values({
      application_id,
      side,
      author_id: side === 'company' ? owner.id : sender.id,
      text: 'Bonjour',
      client_key: 'table',
      created_at: services.clock.now(),
      file_key,
      file_name: 'Plan.pdf',
      file_type: 'application/pdf',
      file_size: 5,
    })
    .returning()
  await services.db.insert(messageThreads).values({
    application_id,
    company_id: company.id,
    applicant_id: sender.id,
    company_wrote: true,
    [`${side === 'company' ? 'applicant' : 'company'}_unread`]: 1,
  })
  return row?.id ?? 0
}

/** Makes a proposal with a file, of which the applicant was told. */
async function makeProposal(services: TestServices, application_id: number) {
  const file = { file_key: await services.files.put(Buffer.from('%PDF-'), 'pdf'), file_name: 'Contrat.pdf' }
  const [row] = await services.db
    .insert(jobProposals)
    .values({ ...PROPOSAL, ...file, application_id, file_size: 5, created_at: services.clock.now() })
    .returning()
  await services.db
    .update(applications)
    .set({ status: 'active', stage: 'offer_made', version: 1 })
    .where(eq(applications.id, application_id))
  return row?.id ?? 0
}

/** Issues an invoice to the company for a payment that no other line has. */
async function makeInvoice(services: TestServices, company_id: number) {
  await enterSeller(services)
  const { id, code } = await invoiceSale(services, sale(company_id, randomInt(2 ** 31)))
  return { invoices: id, code }
}

async function makePapers(services: TestServices, company_id: number) {
  const created_at = services.clock.now()
  const key = await services.files.put(Buffer.from('WebP'), 'webp')
  // A company may have eight at most, so those of the line before go.
  await services.db.delete(companyPhotos)
  const [photo] = await services.db
    .insert(companyPhotos)
    .values({ company_id, key, position: 1, created_at })
    .returning()
  const paper = { name: 'nif.webp', content_type: 'image/webp', size: 4 }
  const [document] = await services.db
    .insert(companyDocuments)
    .values({ ...paper, company_id, kind: 'nif', key, created_at })
    .returning()
  // Each line must begin where the one before did.
  await services.db.update(companies).set({ version: 1 })
  return { photos: photo?.id ?? 0, 'company-documents': document?.id ?? 0, picture: key.slice(3) }
}

/** Makes a copy of the person's data, long enough ago to allow another. */
async function makeExport(services: TestServices, user_id: number) {
  const now = services.clock.now()
  const [row] = await services.db
    .insert(dataExports)
    .values({
      user_id,
      requested_at: new Date(now.getTime() - 5 * 86_400_000),
      ready_at: now,
      expires_at: new Date(now.getTime() + 86_400_000),
      file_key: await services.files.put(Buffer.from('PK'), 'zip'),
      file_size: 2,
    })
    .returning()
  return row?.id ?? ''
}

export type Things = Awaited<ReturnType<typeof makeThings>>
