import { randomInt } from 'node:crypto'
import { verificationLink } from '#src/accounts/verification/verification.ts'
import { USUAL_HOURS } from '#src/companies/shared/working-hours.ts'
import { unsubscribeToken } from '#src/notifications/unsubscribe-link.ts'
import { confirmationToken } from '#src/offers/alerts/confirmation.ts'
import { accessToken, shareToken } from '#src/resumes/sharing/link.ts'
import { applicationForm, DRAFT, draftFileForm } from '../../applications.ts'
import { at, proposal as interviewProposal } from '../../calendar.ts'
import { codeNow, PASSWORD } from '../../factories.ts'
import { pdfPart } from '../../pdfs/make-pdf.ts'
import { makePushBrowser } from '../../push/push-browser.ts'
import { makeDocument } from '../../resumes/resume-document.ts'
import type { TestServices } from '../../services.ts'
import { nextReference, orderBody } from '../../subscriptions/payments.ts'
import { KEPT_LETTER } from './drafts-and-letters.ts'
import { entryOf } from './entered.ts'
import type { People } from './people.ts'
import type { Row } from './rows.ts'
import type { Things } from './things.ts'

export const PUBLIC_SLUG = 'miora-r-table'
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const RESUME = { title: 'Comptable', name: 'CV', description: 'Dix ans de cabinet.', is_draft: false }
export const TEMPLATE = { title: 'Refus', body: 'Bonjour {prenom}', use: 'rejection' as const }

const MESSAGE = { client_key: '6c2f3f0e-54a4-4a40-9c46-0d8e2c8f2b11', text: 'Bonjour' }

export const PROPOSAL = {
  text: 'Nous serions heureux de travailler avec vous.',
  salary: 1_400_000,
  start_date: '2030-01-07',
  answer_by: '2030-01-01',
}
const BATCH_KEY = '0b0ad2de-6a5a-4d6e-9a30-5b6f1f0f7c11'

/** The body of a change of many, of one application. */
export const batchOf = (id: number) => ({
  change: 'rejection',
  reason: 'competences',
  message: 'Bonjour {prenom}, merci.',
  key: BATCH_KEY,
  applications: [{ id, version: 0 }],
})

const REMINDER = { title: 'Relancer', day: '2026-12-01', time: '14:30' }

const NEW_PASSWORD = {
  password: 'quatre baobabs sur la colline',
  password_confirmation: 'quatre baobabs sur la colline',
}
const REGISTRATION = {
  ...NEW_PASSWORD,
  account_type: 'applicant',
  first_name: 'Hery',
  last_name: 'Rabe',
  email: 'nouvelle@exemple.test',
  terms: true,
}

/** Returns the body that is sent with a line's call. */
export function bodyOf(
  services: TestServices,
  { method, path }: Row,
  { offers, members, applications, alerts, resumes, 'resume-shares': shares, proposal, slot }: Things,
  { sender: { email }, owner }: People,
) {
  const bodies: Record<string, Record<string, unknown> | FormData> = {
    'POST /login': { email, password: PASSWORD },
    'PUT /api/user': { first_name: 'Miora' },
    'POST /api/user/proof': { password: PASSWORD },
    'PUT /api/user/email': { email: 'nouvelle@exemple.test' },
    'PUT /api/user/email/confirmation': { token: 'inconnu' },
    'POST /register': REGISTRATION,
    'POST /forgot-password': { email },
    'POST /reset-password': { ...NEW_PASSWORD, email, token: 'pas le bon' },
    'POST /api/alerts': { keywords: 'soudeur', frequency: 'daily', email: 'visiteuse@exemple.test' },
    'PUT /api/alerts/confirmation': { token: tokenOf(services, alerts) },
    'PUT /api/applicant/alerts/:id': { frequency: 'weekly', paused: true },
    'PUT /api/newsletter/confirmation': { token: 'inconnu' },
    'POST /api/newsletter': { email: 'lettre@exemple.test' },
    'POST /api/contact': {
      first_name: 'Rakoto',
      last_name: 'Miora',
      email: 'miora@exemple.test',
      object: 'Question',
      message: 'Bonjour, merci.',
    },
    'POST /api/sourcing-requests': {
      company_name: 'Havoana',
      contact_name: 'Miora Rakoto',
      email: 'miora@exemple.test',
      occupation: 'Soudeur',
      positions_count: 2,
      needed_by: 'month',
      message: 'Deux soudeurs pour un chantier.',
    },
    'POST /api/feedback': { rating: 4, topic: 'apply', message: 'Clair et rapide.' },
    'POST /api/partner-requests': {
      partner_kind: 'school',
      organisation: 'Institut',
      contact_name: 'Bakoly',
      email: 'bakoly@exemple.test',
      message: 'Montrer les offres à nos étudiants.',
    },
    'PUT /api/applicant/visibility': { is_public: true, is_indexed: false, is_best_profile: false },
    'PUT /api/applicant/saved-offers/:id/note': { note: 'Rappeler lundi' },
    // The password is left out, because the account is still needed.
    'PUT /api/user/deactivation': {},
    'POST /api/user/deletion': { confirmation: 'SUPPRIMER' },
    'POST /api/offers/:id/reports': { reason: 'arnaque' },
    'POST /api/advertisement-checks': { text: 'Frais de dossier\u00A0: 20 000 Ar' },
    'POST /api/number-reports': { number: `034 12 ${randomInt(10_000, 99_999)}` },
    'POST /api/applicant/resumes': RESUME,
    'PUT /api/applicant/resumes/:id': RESUME,
    'PUT /api/applicant/resumes/:id/document': { revision: 1, document: makeDocument('Auditrice') },
    'POST /api/applicant/resumes/preview': { document: makeDocument() },
    'POST /api/applicant/resumes/fitting': { document: makeDocument(), pages: 1 },
    'POST /api/applicant/resumes/photos': fileForm('picture'),
    'POST /api/applicant/resumes/imports': jsonResumeForm(),
    'POST /api/applicant/resumes/file-checks': resumeFileForm(),
    'POST /api/applicant/resumes/:id/shares': { days: 30 },
    'POST /api/shared-resumes/:token/opening': { password: 'le bon mot' },
    'POST /api/shared-resumes/:token/views': { access: accessOf(services, shares) },
    'POST /api/resume-trials/preview': { document: makeDocument() },
    'POST /api/resume-trials/fitting': { document: makeDocument(), pages: 1 },
    'POST /api/resume-trials/pdf': {
      document: makeDocument(),
      email: `invitee-${crypto.randomUUID()}@exemple.test`,
    },
    'POST /api/applicant/resumes/profile/synschronize': { resume_id: resumes },
    'PUT /api/applicant/profile': { section: 'skills', skills: ['Sage'] },
    'PUT /api/notification-preferences': { mail: false },
    'PUT /api/push-subscription': {
      endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
      keys: makePushBrowser().keys,
    },
    'PUT /api/sms': { code: '123456' },
    'POST /api/sms/code': { number: `034 12 ${randomInt(10_000, 99_999)}` },
    'PUT /api/sms/topics': { is_on: true, topics: [] },
    'PUT /api/applicant/application-drafts/:id': DRAFT,
    'PUT /api/applicant/application-drafts/:id/file': draftFileForm(1),
    'POST /api/applicant/applications': applicationForm(offers),
    'POST /api/applicant/letters': KEPT_LETTER,
    'PUT /api/applicant/letters/:id': KEPT_LETTER,
    'POST /api/applicant/letters/compose': { offer_id: offers, experience: 'J’ai tenu une caisse.' },
    'POST /api/applicant/prepared-applications': { offer_id: offers },
    'PUT /api/recruiter/applications/:id/stage': { version: 0, stage: 'review' },
    'PUT /api/sessions/ending': { token: 'inconnu' },
    'PUT /api/entered-candidates/removal': { token: 'inconnu' },
    'POST /api/recruiter/entered-candidates': entryOf(offers),
    'POST /api/application-answers/:token/review': { version: 0 },
    'POST /api/application-answers/:token/rejection': { version: 0, reason: 'experience' },
    'POST /api/application-answers/:token/interview': {
      version: 0,
      type: 'interview_phone',
      duration_minutes: 30,
      slot_1: '2026-12-03T10:00',
    },
    'PUT /api/user/mailed-codes': { enabled: false },
    'PUT /api/recruiter/mailed-codes': { enabled: false },
    'POST /two-factor-challenge': { code: '123456' },
    'PUT /api/user/two-factor': { code: codeNow(services) },
    'POST /api/user/change-password': {
      current_password: PASSWORD,
      password: PASSWORD,
      password_confirmation: PASSWORD,
    },
    'DELETE /api/recruiter/applications/:id/stage': { version: 1 },
    'PUT /api/recruiter/applications/:id/rejection': { version: 0, reason: 'competences' },
    'PUT /api/recruiter/applications/:id/hire': { version: 1 },
    'POST /api/recruiter/application-changes': batchOf(applications),
    'PUT /api/recruiter/offers/:id/closing': { reason: 'annulee' },
    'PUT /api/recruiter/offers/:id/answers': { answer: 'cancelled', message: 'Bonjour {prenom}, merci.' },
    'POST /api/recruiter/offer-changes': { change: 'pause', offers: [{ id: offers }] },
    'PUT /api/applicant/job-invitations/:id/refusal': { reason: 'salaire' },
    'PUT /api/recruiter/best-profiles/:key/invitation': { offer_id: offers, message: 'Bonjour, merci.' },
    'PUT /api/recruiter/working-hours': { days: USUAL_HOURS },
    'POST /api/recruiter/invitations': { email: 'collegue@exemple.test', role: 'reader' },
    'POST /api/recruiter/offers/:id/sponsorings': { days: 7 },
    'POST /api/recruiter/offers/:id/sponsoring-payments': {
      days: 7,
      payment_method: 'mvola',
      amount: 20_000,
    },
    'POST /api/recruiter/payments': orderBody({ plan: 'silver' }),
    'PUT /api/recruiter/payments/:id/declaration': {
      payer_phone: '034 12 345 67',
      operator_reference: nextReference(),
      paid_on: '2026-11-20',
    },
    'POST /api/recruiter/payments/:id/charge': { payer_phone: '034 12 345 67' },
    'POST /api/recruiter/payments/:id/retry': { payment_method: 'mvola' },
    'PUT /api/recruiter/members/:id/role': { role: 'reader' },
    'PUT /api/recruiter/owner': { member_id: members, password: PASSWORD },
    'POST /api/invitations/:token/acceptance': { ...REGISTRATION },
    'POST /api/recruiter/reply-templates': TEMPLATE,
    'PUT /api/recruiter/reply-templates/:id': TEMPLATE,
    'PUT /api/recruiter/company': {
      section: 'presentation',
      version: 1,
      description: 'Un atelier. '.repeat(8),
    },
    'PUT /api/recruiter/company/pictures/:picture': fileForm('picture'),
    'POST /api/recruiter/company/photos': fileForm('picture'),
    'PUT /api/recruiter/company/photos/:id': { caption: 'L’atelier' },
    'PUT /api/recruiter/company/documents/:document': fileForm('file'),
    'POST /api/applicant/applications/:id/messages': MESSAGE,
    'POST /api/recruiter/applications/:id/messages': MESSAGE,
    'PUT /api/applicant/applications/:id/messages/reading': { until: 1 },
    'PUT /api/recruiter/applications/:id/messages/reading': { until: 1 },
    'POST /api/applicant/applications/:id/messages/:message_id/reports': { reason: 'arnaque' },
    'POST /api/recruiter/applications/:id/messages/:message_id/reports': { reason: 'injure' },
    'PUT /api/applicant/applications/:id/last-question': { question: 'with_respect', answer: true },
    'PUT /api/applicant/applications/:id/proposal/acceptance': { proposal_id: proposal },
    'POST /api/recruiter/applications/:id/proposal': { ...PROPOSAL, version: 0 },
    'DELETE /api/recruiter/applications/:id/proposal': { version: 1 },
    'PUT /api/recruiter/offers/:id/evaluation-criteria': { version: 0, criteria: [{ label: 'Motivation' }] },
    'PUT /api/recruiter/applications/:id/ratings/:criterion_id': { value: 4 },
    'POST /api/recruiter/applications/:id/notes': MESSAGE,
    'PUT /api/recruiter/applications/:id/notes/:note_id': { text: 'À revoir' },
    'POST /api/recruiter/applications/:id/tags': { label: 'Vivier' },
    'PUT /api/recruiter/applications/:id/assignee': { user_id: owner.id },
    'POST /api/recruiter/offer-drafts': { content: { title: 'Comptable' } },
    'PUT /api/recruiter/offers/:id/draft': { version: 0, content: { title: 'Comptable' } },
    'POST /api/recruiter/offer-templates': { name: 'Comptable', content: {} },
    'PUT /api/recruiter/offers/:id/submission': { version: 1 },
    'PUT /api/applicant/interviews/:id/slot': { slot_id: slot },
    'PUT /api/applicant/interviews/:id/refusal': { version: 0, reason: 'Je pars en voyage.' },
    'PUT /api/applicant/interviews/:id/cancellation': { version: 0, reason: 'Mon train est annulé.' },
    'PUT /api/applicant/interviews/:id/windows': {
      version: 0,
      windows: [{ starts_at: at('2026-12-02', '09:00'), ends_at: at('2026-12-02', '12:00') }],
    },
    'POST /api/recruiter/applications/:id/interviews': interviewProposal(
      [owner.id],
      [at('2026-12-03', '10:00')],
    ),
    'PUT /api/recruiter/interviews/:id/slots': { version: 0, slots: [at('2026-12-04', '10:00')] },
    'PUT /api/recruiter/interviews/:id/moment': { version: 0, starts_at: at('2026-12-05', '10:00') },
    'PUT /api/recruiter/interviews/:id/cancellation': { version: 0, reason: 'Poste suspendu.' },
    'PUT /api/recruiter/interviews/:id/absence': { version: 0 },
    'DELETE /api/recruiter/interviews/:id/absence': { version: 0 },
    'POST /api/calendar/reminders': REMINDER,
    'PUT /api/calendar/reminders/:id': REMINDER,
    'PUT /api/calendar/reminders/:id/day': { day: '2026-12-06' },
  }
  return bodies[`${method} ${path}`]
}

/** A picture of one pixel. */
function fileForm(field: string): FormData {
  const form = new FormData()
  form.set(field, new Blob([PIXEL], { type: 'image/png' }), 'image.png')
  return form
}

/** Returns the cookie that opens the pages of a shared CV. */
function accessOf(services: TestServices, share: number): string {
  return accessToken(services.env, share, services.clock.now())
}

/** Returns the file that a CV is to have. */
function resumeFileForm(): FormData {
  const form = new FormData()
  form.set('file', pdfPart(), 'CV.pdf')
  return form
}

/** Returns a CV as another program writes it. */
function jsonResumeForm(): FormData {
  const form = new FormData()
  form.set('file', new Blob([JSON.stringify({ basics: { name: 'Miora Rakoto' } })]), 'cv.json')
  return form
}

function tokenOf(services: TestServices, id: number): string {
  return confirmationToken(services.env, { id, frequency: 'daily' }, services.clock.now())
}

/** Returns the address of a line's call, with the ids of these things. */
export function addressOf(
  services: TestServices,
  { path }: Row,
  things: Things,
  { company, sender }: People,
): string {
  if (path.startsWith('/email/verify/')) {
    return verificationLink(services.env, sender, services.clock.now()).replace(services.env.APP_URL, '')
  }
  if (path.startsWith('/api/shared-resumes/')) {
    const shared = path
      .replace(':token', shareToken(services.env, things['resume-shares']))
      .replace(':page', '1')
    return `${shared}?access=${accessOf(services, things['resume-shares'])}`
  }
  if (path.startsWith('/api/application-answers/'))
    return `${path.replace(':token', 'x'.repeat(43))}?access=inconnu`
  if (path === '/api/profiles/:slug') return `/api/profiles/${PUBLIC_SLUG}`
  if (path.startsWith('/api/companies/:slug')) return path.replace(':slug', company.slug)
  if (path.startsWith('/api/articles/:slug')) return path.replace(':slug', 'conges-payes')
  if (path === '/api/page-texts/:page') return '/api/page-texts/terms'
  if (path.startsWith('/api/landing-pages/:slug')) return path.replace(':slug', 'toamasina')
  if (path.includes('unsubscri')) {
    const of = `${sender.id}:application.viewed`
    return path.replace(':token', unsubscribeToken(services.env, { list: 'notification', of }))
  }
  if (path.endsWith('/confirmation')) return `${path}?token=${tokenOf(services, things.alerts)}`
  if (path === '/api/invoices/:code') return path.replace(':code', things.code)
  if (path.endsWith('/photos/:key')) return path.replace(':key', things.photo)
  if (path === '/ical/:file') return `/ical/${'x'.repeat(43)}.ics`
  if (path.includes('/events/:key/')) return path.replace(':key', `reminder-${things.reminders}`)
  if (/\/(events|busy-times)$/.test(path)) return `${path}?start_date=2026-11-01&end_date=2026-11-30`
  if (path.endsWith('/application-changes/:key')) return path.replace(':key', BATCH_KEY)
  if (path.endsWith('/recipients')) return `${path}?ids=${things.applications}`
  if (path.includes('/:key/')) return path.replace(':key', things.key)
  if (path.endsWith('/:kind')) return path.replace(':kind', 'application.viewed')
  if (path.endsWith('/:name')) return path.replace(':id', String(company.id)).replace(':name', things.picture)
  if (path.endsWith('/comparison')) return `${path}?ids=${things.applications}`
  const kind = path.split('/:id')[0]?.split('/').at(-1) ?? ''
  return path
    .replace(':id', String(things[kind as keyof Things]))
    .replace(':version', String(things.version))
    .replace(':format', path.includes('/resumes/') ? 'txt' : 'csv')
    .replace(':message_id', String(things.message))
    .replace(':criterion_id', String(things.criterion))
    .replace(':note_id', String(things.note))
    .replace(':tag_id', String(things.tag))
    .replace(':action', 'read')
    .replace(':token', things.token)
    .replace(':provider', 'google')
    .replace(':operator', 'mvola')
    .replace(':secret', 'a-secret-of-nobody-at-all')
    .replace(':picture', 'logo')
    .replace(':document', 'nif')
}
