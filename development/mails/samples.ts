import { verificationMail } from '#src/accounts/mails/account.ts'
import { directActions } from '#src/applications/answer-links/mailing.ts'
import type { ApplicationRow } from '#src/applications/applications.ts'
import { removedNotification } from '#src/applications/entering/mails.ts'
import * as evaluating from '#src/applications/evaluating/mails.ts'
import { lastQuestionNotification } from '#src/applications/last-question/mails.ts'
import { OCCASIONS } from '#src/applications/last-question/shared/questions.ts'
import { withNextSteps } from '#src/applications/leading-on.ts'
import * as applicant from '#src/applications/mails/applicant.ts'
import { offerClosedNotification, offerPausedNotification } from '#src/applications/mails/offer-ends.ts'
import * as recruiter from '#src/applications/mails/recruiter.ts'
import * as interview from '#src/calendar/mails.ts'
import { calendarAddressMail } from '#src/calendar/subscriptions/mails.ts'
import {
  companyRestoredNotification,
  companySuspendedNotification,
  handedOnNotification,
} from '#src/companies/mails/notifications.ts'
import * as team from '#src/companies/mails/team.ts'
import * as company from '#src/companies/mails/validation.ts'
import { newsletterConfirmationMail } from '#src/contact/mails.ts'
import { type Notification, writeNotificationMail } from '#src/notifications/notify.ts'
import { KINDS } from '#src/notifications/shared/kinds.ts'
import * as personal from '#src/personal-data/mails.ts'
import type { Env } from '#src/platform/env.ts'
import type { DirectActions } from '#src/platform/mail/content.ts'
import * as payments from '#src/subscriptions/payments/mails.ts'
import { sponsoringStoppedNotification } from '#src/subscriptions/sponsoring/mails.ts'
import * as subscriptions from '#src/subscriptions/terms/mails.ts'
import { accountMailSamples, alertMailSamples, campaignMailSamples } from './account-samples.ts'
import type { MailSample } from './catalogue.ts'
import { enteredMailSamples } from './entered-samples.ts'
import { at, NOW, OFFER, PLACE } from './made-up.ts'
import { offerSamples } from './offer-samples.ts'
import { securityMailSamples } from './security-samples.ts'

/** No account has this number, so the links of these mails stop nothing. */
const MIORA = { id: 0, email: 'miora@exemple.test', first_name: 'Miora' }
const LETTER =
  'Bonjour Miora, pourriez-vous nous envoyer votre portfolio avant vendredi\u00a0? Bonne journée.'

const ROW: ApplicationRow = {
  id: 42,
  offer_id: 7,
  company_id: 3,
  applicant_id: 1,
  status: 'submitted',
  stage: null,
  outcome: null,
  resume_type: 'pdf',
  resume_id: null,
  resume_copy: null,
  client_key: null,
  cv_key: null,
  cv_name: 'CV de Miora.pdf',
  cv_size: 120_000,
  offer_copy: {
    id: 7,
    title: 'Responsable marketing digital',
    reference: 'BM-2026-07',
    company: { id: 3, name: 'Banque Mahery', slug: 'banque-mahery' },
    city: 'Antananarivo',
    contract: 'CDI',
    job_type: 'Temps plein',
    min_salary: 1_500_000,
    max_salary: 2_000_000,
    description: '',
    missions: '',
    profile: '',
  },
  answers: [],
  letter: '',
  available_now: false,
  availability_date: '2026-04-01',
  min_salary_expectation: 1_500_000,
  max_salary_expectation: 1_800_000,
  source: 'search',
  attempts: 1,
  created_at: at('2026-03-13T09:02'),
  submitted_at: at('2026-03-13T09:02'),
  viewed_at: NOW,
  decided_at: null,
  version: 0,
  changed_at: NOW,
  answer_due_at: at('2026-03-27T23:59'),
  followed_up_at: null,
  consented_at: at('2026-03-13T09:02'),
  withheld_status: null,
  withheld_stage: null,
  applicant_archived_at: null,
  recruiter_archived_at: null,
  is_entered: false,
}

const APPLICANT = 'Miora Andriambelo'
const entry = (message: string | null = null, reason: string | null = null) => ({ id: 1, message, reason })

const APPLICATIONS: Notification[] = [
  applicant.sentNotification(ROW),
  applicant.viewedNotification(ROW, NOW),
  applicant.stageNotification({ ...ROW, status: 'active', stage: 'review' }, entry()),
  applicant.stageNotification({ ...ROW, status: 'active', stage: 'interview' }, entry(LETTER)),
  applicant.stageNotification({ ...ROW, status: 'active', stage: 'offer_made' }, entry()),
  applicant.hiredNotification(ROW, entry()),
  applicant.positionFilledNotification(ROW, entry('Merci, et pleine réussite dans vos recherches.')),
  applicant.noAnswerNotification(ROW, entry()),
  applicant.stoppedNotification(ROW, entry()),
  ...OCCASIONS.map((occasion) => lastQuestionNotification(ROW, occasion)),
  offerClosedNotification(ROW, at('2026-03-10T23:59'), at('2026-03-11T07:35')),
  offerPausedNotification(ROW, at('2026-03-15T07:45')),
  applicant.messageNotification(ROW, {
    id: 1,
    from: 'Hery Rabe',
    text: LETTER,
    file: 'Plan-acces.pdf',
    count: 3,
  }),
  recruiter.receivedNotification(ROW, APPLICANT),
  recruiter.followedUpNotification(ROW, at('2026-03-15T23:59'), APPLICANT),
  recruiter.withdrawnNotification(ROW, entry(), APPLICANT),
  removedNotification(ROW),
  recruiter.acceptedNotification(ROW, entry(), APPLICANT),
  recruiter.declinedNotification(ROW, entry(), APPLICANT),
  recruiter.manyViewsNotification({ id: 3, name: 'Hery Rabe', company: 'Banque Mahery' }, 200, NOW),
  recruiter.answerNotification(ROW, {
    id: 1,
    from: APPLICANT,
    text: 'Bonjour, voici mon portfolio. Bonne journée.',
    file: null,
    count: 1,
  }),
  evaluating.mentionNotification(ROW, {
    id: 1,
    author: { id: 2, name: 'Faly Rakoto' },
    applicant: APPLICANT,
  }),
  evaluating.assignedNotification(ROW, {
    time: 1,
    author: { id: 2, name: 'Faly Rakoto' },
    applicant: APPLICANT,
  }),
  ...([7, 14] as const).map((days) =>
    recruiter.unansweredNotification({ offer: OFFER, count: days === 7 ? 1 : 12, days, week: 1 }),
  ),
]

const INTERVIEW = {
  application_id: 42,
  event: '1',
  company: 'Banque Mahery',
  offer_title: 'Responsable marketing digital',
  place: PLACE,
  type: 'interview_onsite' as const,
}
const STARTS = { starts_at: at('2026-03-23T10:00'), where: 'Immeuble Ivandry, 4e étage, Antananarivo' }
const WITH_MIORA = { ...INTERVIEW, applicant: 'Miora Andriambelo', applicant_id: 1 }

const INTERVIEWS: Notification[] = [
  interview.interviewProposedNotification({
    ...INTERVIEW,
    slots: [at('2026-03-23T10:00'), at('2026-03-24T14:30'), at('2026-04-01T09:00')],
    message: 'Prévoyez une heure.',
    answers_to: 'interview:1.0',
  }),
  interview.interviewProposedNotification({
    ...INTERVIEW,
    type: 'interview_phone',
    slots: [at('2026-03-23T10:00')],
    answers_to: 'interview:2.0',
  }),
  interview.interviewMovedNotification({ ...INTERVIEW, ...STARTS }),
  interview.interviewCancelledNotification({
    ...INTERVIEW,
    ...STARTS,
    ended: false,
    message: 'Le poste est suspendu un mois.',
  }),
  interview.proposalCancelledNotification({ ...INTERVIEW, message: 'Nous vous recontactons lundi.' }),
  interview.interviewReminderNotification({
    ...INTERVIEW,
    ...STARTS,
    before: '24h',
    now: at('2026-03-22T10:00'),
  }),
  interview.interviewReminderNotification({
    ...INTERVIEW,
    ...STARTS,
    before: '2h',
    now: at('2026-03-23T08:00'),
  }),
  interview.interviewConfirmedNotification({ ...INTERVIEW, ...STARTS, prepare: 'Deux campagnes récentes' }),
  interview.slotTakenNotification({ ...WITH_MIORA, ...STARTS }),
  interview.slotDeclinedNotification({ ...WITH_MIORA, message: 'Je suis en déplacement cette semaine-là.' }),
  interview.slotsAskedNotification({
    ...WITH_MIORA,
    windows: [{ starts_at: at('2026-03-25T09:00'), ends_at: at('2026-03-25T12:00') }],
    message: 'Je suis en poste le matin en début de semaine.',
  }),
  interview.interviewGivenUpNotification({ ...WITH_MIORA, ...STARTS, message: 'Mon train est annulé.' }),
  interview.interviewEndedNotification({ ...WITH_MIORA, ...STARTS }),
  interview.teamInterviewMovedNotification({ ...WITH_MIORA, ...STARTS }),
  interview.teamInterviewReminderNotification({ ...WITH_MIORA, ...STARTS, now: at('2026-03-22T10:00') }),
]

const COMPANY = { id: 3, name: 'Banque Mahery', round: 1 }
const SUBSCRIPTION = { id: 9, company: 'Banque Mahery', plan: 'Gold', ends_at: at('2026-08-01T12:00') }
const PAYMENT = {
  id: 11,
  reference: 'PAI-2026-0011',
  company: 'Banque Mahery',
  amount: 150_000,
  method: 'MVola',
}

const COMPANIES: Notification[] = [
  company.companyValidatedNotification(COMPANY),
  company.companyRejectedNotification({
    ...COMPANY,
    reason: 'Le numéro NIF n’est pas lisible sur le document joint.',
  }),
  companySuspendedNotification(COMPANY, { reason: 'La carte fiscale a expiré.', at: NOW }),
  companyRestoredNotification(COMPANY, NOW),
  handedOnNotification(COMPANY, { id: 12, name: 'Hery Rabe', leaves: true, at: NOW }),
  company.companyWaitingNotification(COMPANY),
  company.companyChangeNotification({ ...COMPANY, at: at('2026-07-02T09:00') }),
  company.companyChangeAcceptedNotification({ ...COMPANY, at: NOW, fields: ['name', 'nif'] }),
  company.companyChangeRefusedNotification({
    ...COMPANY,
    at: NOW,
    fields: ['nif'],
    reason: 'La carte fiscale jointe porte un autre numéro.',
  }),
  subscriptions.subscriptionActiveNotification({ ...SUBSCRIPTION, period: 'mensuel' }),
  subscriptions.subscriptionExpiringNotification({ ...SUBSCRIPTION, days: 7, price: 150_000 }),
  subscriptions.subscriptionEndedNotification({ ...SUBSCRIPTION, paused: 4 }),
  payments.paymentAcceptedNotification({
    ...PAYMENT,
    bought: 'Abonnement Gold, 1 mois',
    operator_reference: '1482907366',
    effect: {
      title: 'Gold est actif jusqu’au 1 août 2026',
      gains:
        'Banque Mahery publie maintenant jusqu’à 10 offres à la fois, avec 20 contacts de profils et 2 sponsorisations par mois.',
      use: { label: 'Publier une offre', path: '/dashboard/recruteur/mes-offres/ajouter' },
      end: 'Rien ne se renouvelle sans vous\u00A0: nous écrirons 7 jours puis 1 jour avant la fin.',
    },
    invoice: { number: 'F-2026-0123', code: 'exemple', tax: 25_000 },
  }),
  payments.paymentRefusedNotification({
    ...PAYMENT,
    why: 'La référence de l’opérateur est introuvable.',
  }),
  payments.chargeFailedNotification({
    ...PAYMENT,
    charge_id: 'exemple',
    why: 'Le solde du compte MVola ne suffit pas. Rien n’a été débité.',
  }),
  payments.paymentRefundedNotification({
    ...PAYMENT,
    why: 'Payé deux fois par erreur.',
    credit_note: { number: 'A-2026-0007', code: 'exemple' },
  }),
  sponsoringStoppedNotification({
    id: 12,
    offer_id: 7,
    title: 'Responsable marketing digital',
    credits: 1,
    ends_at: at('2026-04-15T12:00'),
    reason:
      'Le titre de l’offre promet un salaire que le texte ne tient pas. Corrigez-le, puis écrivez-nous.',
  }),
  payments.paymentWaitingNotification({ ...PAYMENT, declared_at: NOW }),
]

const ACCOUNTS: Notification[] = [personal.inactiveNotification(at('2026-04-15T12:00'), NOW)]
const TEAM_EXPIRES = at('2026-03-23T10:24')
const TEAM: [name: string, mail: team.TeamMail][] = [
  [
    'Invitation à rejoindre une société',
    team.invitationMail('Hery Rabe', COMPANY, {
      role: 'recruiter',
      expires_at: TEAM_EXPIRES,
      token: 'exemple',
    }),
  ],
  ['Invitation acceptée', team.joinedMail(MIORA, 'Fanja Rabe', COMPANY, 'reader')],
  ['Rôle modifié', team.roleMail(MIORA, COMPANY, 'reader')],
  ['Membre retiré', team.removedMail(MIORA, COMPANY)],
  ['Membre parti', team.leftMail(MIORA, 'Fanja Rabe', COMPANY)],
  ['Propriété reçue', team.newOwnerMail(MIORA, 'Hery Rabe', COMPANY)],
  ['Propriété transmise', team.formerOwnerMail(MIORA, 'Fanja Rabe', COMPANY)],
]

const refusal = ({ APP_URL }: Env): Notification =>
  withNextSteps(applicant.rejectedNotification(ROW, entry('Nous gardons votre dossier.', 'experience')), {
    reason: 'experience',
    offers: [{ ...OFFER, company: 'Torolalana Marketing' }],
    neighbours: {
      city: 'Antananarivo',
      trades: [{ name: 'Aide-comptable', path: '/emploi/aide-comptable/antananarivo', count: 5 }],
    },
    origin: APP_URL,
  })

/** These mails are always sent, so each is written without a kind. */
const always = (env: Env): MailSample[] => [
  {
    name: 'Vérifier l’adresse',
    mail: verificationMail(MIORA, `${env.APP_URL}/email/verify/1/abc?expires=1&signature=def`),
  },
  {
    name: 'Abonnement à confirmer',
    mail: newsletterConfirmationMail(MIORA.email, `${env.APP_URL}/newsletter/exemple`),
  },
  { name: 'Adresse du calendrier créée', mail: calendarAddressMail(env, MIORA, NOW) },
  ...securityMailSamples(env),
  {
    name: 'Copie de ses données prête',
    mail: personal.exportReadyMail(env, MIORA, at('2026-03-23T10:24')),
  },
  {
    name: 'Suppression demandée',
    mail: personal.deletionRequestedMail(env, MIORA, NOW),
  },
  {
    name: 'Compte supprimé',
    mail: personal.deletionDoneMail(MIORA.email),
  },
  ...TEAM.map(([name, mail]) => ({ name, mail: team.renderTeamMail(env, mail) })),
]

/** Every mail of the product with fixed data, to be read and tested. */
export function listMailSamples(env: Env): MailSample[] {
  const told = [
    ...APPLICATIONS,
    refusal(env),
    ...INTERVIEWS,
    ...offerSamples(env),
    ...COMPANIES,
    ...ACCOUNTS,
  ].map((notification) => ({
    name: KINDS[notification.kind].label,
    kind: notification.kind,
    link: notification.link,
    mail: writeNotificationMail(env, MIORA, notification, directOf(env, notification)),
  }))
  return [
    ...always(env),
    ...enteredMailSamples(env, ROW),
    ...accountMailSamples(env),
    ...alertMailSamples(env),
    ...campaignMailSamples(env),
    ...told,
  ]
}

const LED_BY_LINK: readonly string[] = ['application.received', 'application.unanswered']

/** The links that the mail of this notification would be given; the one about many applications has some of them. */
function directOf(env: Env, { kind, event }: Notification): DirectActions | null {
  if (!LED_BY_LINK.includes(kind)) return null
  const times = event.includes(':14:') ? ['08:15', '11:40', '17:05'] : ['08:15']
  return directActions(
    times.map((time, index) => ({
      url: `${env.APP_URL}/repondre/${String(index).repeat(43)}`,
      submitted_at: at(`2026-03-01T${time}`),
      expires_at: at('2026-03-29T08:15'),
    })),
  )
}
