import type { FastifyInstance } from 'fastify'
import { currentUserRoutes } from './accounts/current-user/routes.ts'
import { emailChangeRoutes } from './accounts/email-change/routes.ts'
import { registrationRoutes } from './accounts/joining/routes.ts'
import { reauthenticationRoutes } from './accounts/reauthentication/routes.ts'
import { recoveryRoutes } from './accounts/recovery/routes.ts'
import { securityRoutes } from './accounts/security/routes.ts'
import { csrfCheck } from './accounts/sessions/csrf.ts'
import { attachActors } from './accounts/sessions/request-actor.ts'
import { attachSessions } from './accounts/sessions/request-session.ts'
import { attachViewings } from './accounts/sessions/request-viewing.ts'
import { accountsRoutes } from './accounts/signing-in/routes.ts'
import { socialRoutes } from './accounts/social/routes.ts'
import { challengeRoutes, twoFactorRoutes } from './accounts/two-factor/routes.ts'
import { verificationRoutes } from './accounts/verification/routes.ts'
import { endViewing, openViewing } from './accounts/viewing/contract.ts'
import { viewingRoutes } from './accounts/viewing/routes.ts'
import { apiKeyRoutes } from './admin/api-keys/routes.ts'
import { adminApplicationsRoutes } from './admin/applications/routes.ts'
import { adminArticlesRoutes } from './admin/articles/routes.ts'
import { auditRoutes } from './admin/audit/routes.ts'
import { adminCampaignsRoutes } from './admin/campaigns/routes.ts'
import { adminCompaniesRoutes } from './admin/companies/routes.ts'
import { adminContactRoutes } from './admin/contact/routes.ts'
import { adminFaqRoutes } from './admin/faq/routes.ts'
import { adminHomeRoutes } from './admin/home/routes.ts'
import { adminInvoicesRoutes } from './admin/invoices/routes.ts'
import { adminJobsRoutes } from './admin/jobs/routes.ts'
import { adminMailsRoutes } from './admin/mails/routes.ts'
import { adminMaintenanceRoutes } from './admin/maintenance/routes.ts'
import { adminMessagesRoutes } from './admin/messages/routes.ts'
import { adminOffersRoutes } from './admin/offers/routes.ts'
import { adminOperationsRoutes } from './admin/operations/routes.ts'
import { adminPartnersRoutes } from './admin/partners/routes.ts'
import { adminPaymentsRoutes } from './admin/payments/routes.ts'
import { adminPeopleRoutes } from './admin/people/routes.ts'
import { adminPlansRoutes } from './admin/plans/routes.ts'
import { queueRoutes } from './admin/queue/routes.ts'
import { adminReferenceRoutes } from './admin/reference/routes.ts'
import { adminRevenueRoutes } from './admin/revenue/routes.ts'
import { sellerRoutes } from './admin/seller/routes.ts'
import { adminSessionRoutes } from './admin/session/routes.ts'
import { adminSettingsRoutes } from './admin/settings/routes.ts'
import { adminSponsoringPricesRoutes } from './admin/sponsoring-prices/routes.ts'
import { adminSponsoringsRoutes } from './admin/sponsorings/routes.ts'
import { statementRoutes } from './admin/statements/routes.ts'
import { adminStatisticsRoutes } from './admin/statistics/routes.ts'
import { teamAdministrationRoutes } from './admin/team/routes.ts'
import { adminTextsRoutes } from './admin/texts/routes.ts'
import { endAnswerLinks } from './applications/answer-links/links.ts'
import { comparingRoutes } from './applications/comparing/routes.ts'
import { countApplicationsByResume } from './applications/count-by-resume.ts'
import { decidingRoutes } from './applications/deciding/routes.ts'
import { enteringRoutes } from './applications/entering/routes.ts'
import { evaluatingRoutes } from './applications/evaluating/routes.ts'
import { exportingRoutes } from './applications/exporting/routes.ts'
import { followingRoutes } from './applications/following/routes.ts'
import { lastQuestionRoutes } from './applications/last-question/routes.ts'
import { messagesRoutes } from './applications/messages/routes.ts'
import { countUnread } from './applications/messages/threads.ts'
import * as offerFigures from './applications/offer-figures.ts'
import { writingRoutes } from './applications/preparing/routes.ts'
import { listAnswerDays } from './applications/proposals/proposals.ts'
import { proposalsRoutes } from './applications/proposals/routes.ts'
import { replyTemplatesRoutes } from './applications/reply-templates/routes.ts'
import { hasReadThisWeek, measureResponses } from './applications/responses.ts'
import { reviewingRoutes } from './applications/reviewing/routes.ts'
import { siteFiguresRoutes } from './applications/site-figures/routes.ts'
import { eventsRoutes } from './calendar/events/routes.ts'
import { chooseSlotBySms } from './calendar/interviews/choosing-by-sms.ts'
import { listComingMeetings } from './calendar/interviews/coming-meetings.ts'
import { countHeldByMembers } from './calendar/interviews/held-by-members.ts'
import { interviewsRoutes } from './calendar/interviews/routes.ts'
import { listSlotsToChoose } from './calendar/interviews/slots-to-choose.ts'
import { mailedAnswerRoutes } from './calendar/proposing-by-mail/routes.ts'
import { remindersRoutes } from './calendar/reminders/routes.ts'
import { subscriptionRoutes } from './calendar/subscriptions/routes.ts'
import { endCalendarAddress } from './calendar/subscriptions/subscriptions.ts'
import { newsletterMails } from './campaigns/unsubscribing.ts'
import { findCompanyBySlug } from './companies/companies.ts'
import { createCompany } from './companies/creation.ts'
import { directoryRoutes } from './companies/directory/routes.ts'
import { companyDocumentsRoutes } from './companies/documents/routes.ts'
import { companyEditingRoutes } from './companies/editing/routes.ts'
import { workingHoursRoutes } from './companies/hours/routes.ts'
import { invitationRoutes } from './companies/invitations/routes.ts'
import { asksForMailedCodes, findMembership } from './companies/members.ts'
import { companyPicturesRoutes } from './companies/pictures/routes.ts'
import { companiesRoutes } from './companies/routes.ts'
import { companySharingRoutes } from './companies/sharing/routes.ts'
import { teamRoutes } from './companies/team/routes.ts'
import { contactMessagesRoutes } from './contact/messages/routes.ts'
import { contactRequestsRoutes } from './contact/requests/routes.ts'
import { contactRoutes } from './contact/routes.ts'
import { mountArticlesFeed } from './content/articles/feed.ts'
import { articlePictureRoutes, articleRoutes } from './content/articles/routes.ts'
import { faqRoutes } from './content/faq/routes.ts'
import { partnerLogoRoutes, partnerRoutes } from './content/partners/routes.ts'
import { textRoutes } from './content/texts/routes.ts'
import { dashboardRoutes } from './dashboards/routes.ts'
import { endWhatHangs } from './endings.ts'
import { companyFacts, facts } from './facts.ts'
import { RETENTIONS } from './housekeeping.ts'
import { maintenanceRoutes } from './maintenance/routes.ts'
import { bestProfilesRoutes } from './matching/best-profiles/routes.ts'
import { blockingRoutes } from './matching/blocking/routes.ts'
import { endInvitationsTo } from './matching/invitations/ending.ts'
import { jobInvitationsRoutes } from './matching/invitations/routes.ts'
import { rankSimilar } from './matching/similar/ranking.ts'
import { suggestionsRoutes } from './matching/suggestions/routes.ts'
import { preferencesRoutes } from './notifications/preferences/routes.ts'
import { pushRoutes } from './notifications/push/routes.ts'
import { notificationsRoutes } from './notifications/routes.ts'
import { smsRoutes } from './notifications/sms/routes.ts'
import { occupationRoutes } from './occupations/routes.ts'
import { findAlertOn } from './offers/alerts/alerts.ts'
import { alertRoutes } from './offers/alerts/routes.ts'
import { alertMails } from './offers/alerts/unsubscribing.ts'
import { mountIndexNowKey } from './offers/announcing/routes.ts'
import { companyOffersRoutes } from './offers/by-company/routes.ts'
import { offerCheckingRoutes } from './offers/checking/routes.ts'
import { mountEmbedding } from './offers/embedding/routes.ts'
import { offerHistoryRoutes } from './offers/history/routes.ts'
import { homeRoutes } from './offers/home/routes.ts'
import { listCrumbs } from './offers/landing/offer-crumbs.ts'
import { landingRoutes } from './offers/landing/routes.ts'
import { offerLifeRoutes } from './offers/life/routes.ts'
import { managedOffersRoutes } from './offers/managing/routes.ts'
import { mountPartnerApi, PARTNER_CALLS } from './offers/partner-api/routes.ts'
import { posterRoutes } from './offers/poster/routes.ts'
import { reportsRoutes } from './offers/reports/routes.ts'
import { offersRoutes } from './offers/routes.ts'
import { savedOffersRoutes } from './offers/saved/routes.ts'
import { completionRoutes } from './offers/search/completions/routes.ts'
import { openCounting } from './offers/search/exact-counts.ts'
import { searchRoutes } from './offers/search/routes.ts'
import { offerSharingRoutes } from './offers/sharing/routes.ts'
import { skillSuggestions } from './offers/skills.ts'
import { offerStatisticsRoutes } from './offers/statistics/routes.ts'
import { mountFeeds } from './offers/syndication/routes.ts'
import { offerTemplatesRoutes } from './offers/templates/routes.ts'
import { offerWordingRoutes } from './offers/wording/routes.ts'
import { copyCompany } from './offers/writing/company-copies.ts'
import { offerWritingRoutes } from './offers/writing/routes.ts'
import { deletionRoutes } from './personal-data/deletion/routes.ts'
import { exportsRoutes } from './personal-data/exports/routes.ts'
import { connectEndings } from './platform/endings.ts'
import { adminEnv } from './platform/env.ts'
import { connectStoredBytes } from './platform/files/stored-bytes.ts'
import { mountApiDocs } from './platform/http/api-docs.ts'
import { Endpoints } from './platform/http/endpoints.ts'
import { mountHealth } from './platform/http/health.ts'
import { keepCallsUnlisted, keepUnlisted } from './platform/http/indexing.ts'
import { answerHosts } from './platform/http/one-host.ts'
import { createHttpServer, type HttpOptions } from './platform/http/server.ts'
import { tellServerDate } from './platform/http/server-date.ts'
import { openMaintenance, openReadOnlyCheck } from './platform/maintenance/read-only.ts'
import { countServerErrors } from './platform/measures/server-errors.ts'
import type { Services } from './platform/services.ts'
import { createProfile, findApplicantProfile } from './profiles/profiles.ts'
import { profileRoutes } from './profiles/routes.ts'
import { visibilityRoutes } from './profiles/visibility/routes.ts'
import { resumeBuildingRoutes } from './resumes/building/routes.ts'
import { composingRoutes } from './resumes/composing/routes.ts'
import { resumeExportingRoutes } from './resumes/exporting/routes.ts'
import { resumeImportingRoutes } from './resumes/importing/routes.ts'
import { photoOf } from './resumes/photos.ts'
import { resumeProfileRoutes } from './resumes/profile/routes.ts'
import { resumesRoutes } from './resumes/routes.ts'
import { resumeSharingRoutes } from './resumes/sharing/routes.ts'
import { resumeTryingRoutes } from './resumes/trying/routes.ts'
import { listRecurring } from './schedule.ts'
import { settingsRoutes } from './settings/routes.ts'
import { openSharePictures } from './share-pictures/share-pictures.ts'
import { dayAt } from './shared/dates.ts'
import { mountSitemap } from './sitemap/routes.ts'
import { sumStoredBytes } from './stored-bytes.ts'
import { invoiceCheckingRoutes } from './subscriptions/invoices/checking/routes.ts'
import { invoiceDownloadRoutes } from './subscriptions/invoices/downloads/routes.ts'
import { operatorRoutes } from './subscriptions/operators/routes.ts'
import { companySubscriptionRoutes } from './subscriptions/overview/routes.ts'
import { listOpenPayees } from './subscriptions/payments/payees.ts'
import { paymentRoutes } from './subscriptions/payments/routes.ts'
import { planRoutes } from './subscriptions/plans/routes.ts'
import { sponsoringRoutes } from './subscriptions/sponsoring/routes.ts'
import { listFreelySponsored } from './subscriptions/sponsoring/sponsorings.ts'

// Each process that changes anything builds one of the servers below.
connectEndings(endWhatHangs)
connectStoredBytes(sumStoredBytes)

/** Every call of the API, domain by domain: the site map of the wire. */
export function listEndpoints(services: Services, readMaintenance = openMaintenance(services)): Endpoints {
  const endpoints = new Endpoints()
  accountsRoutes(endpoints, services)
  securityRoutes(endpoints, services, { endCalendarAddress, endAnswerLinks })
  reauthenticationRoutes(endpoints, services)
  twoFactorRoutes(endpoints, services)
  registrationRoutes(endpoints, services, { createProfile, createCompany })
  verificationRoutes(endpoints, services)
  recoveryRoutes(endpoints, services, { endCalendarAddress, endAnswerLinks })
  socialRoutes(endpoints, services, { createProfile, createCompany })
  emailChangeRoutes(endpoints, services)
  viewingRoutes(endpoints, services)
  currentUserRoutes(endpoints, services, { findMembership, findApplicantProfile })
  notificationsRoutes(endpoints, services, { countUnread })
  pushRoutes(endpoints, services)
  smsRoutes(endpoints, services, { chooseBySms: chooseSlotBySms })
  preferencesRoutes(endpoints, services, { alert: alertMails, newsletter: newsletterMails })
  contactRoutes(endpoints, services)
  maintenanceRoutes(endpoints, services, readMaintenance)
  contactMessagesRoutes(endpoints, services)
  contactRequestsRoutes(endpoints, services)
  teamRoutes(endpoints, services, { countHeld: countHeldByMembers })
  invitationRoutes(endpoints, services)
  replyTemplatesRoutes(endpoints, services)
  companiesRoutes(endpoints, services)
  directoryRoutes(endpoints, services, companyFacts)
  const sendPicture = openSharePictures(services)
  companySharingRoutes(endpoints, services, companyFacts, sendPicture)
  articleRoutes(endpoints, services, sendPicture)
  faqRoutes(endpoints, services)
  textRoutes(endpoints, services)
  partnerRoutes(endpoints, services)
  settingsRoutes(endpoints, services)
  siteFiguresRoutes(endpoints, services)
  workingHoursRoutes(endpoints, services)
  companyEditingRoutes(endpoints, services, { ...companyFacts, copyCompany })
  companyPicturesRoutes(endpoints, services)
  companyDocumentsRoutes(endpoints, services)
  offersRoutes(endpoints, services, { ...facts, hasReadThisWeek, listCrumbs })
  offerSharingRoutes(endpoints, services, sendPicture)
  posterRoutes(endpoints, services)
  companyOffersRoutes(endpoints, services, facts)
  const counting = openCounting(services)
  searchRoutes(endpoints, services, { ...facts, findAlertOn, rankSimilar }, counting)
  completionRoutes(endpoints, services)
  homeRoutes(endpoints, services, { facts, count: counting, sendPicture })
  landingRoutes(endpoints, services, facts, sendPicture)
  savedOffersRoutes(endpoints, services, facts)
  suggestionsRoutes(endpoints, services, facts)
  reportsRoutes(endpoints, services)
  offerCheckingRoutes(endpoints, services)
  alertRoutes(endpoints, services)
  const ownFacts = { measureResponses, ...offerFigures }
  managedOffersRoutes(endpoints, services, { ...ownFacts, listFreelySponsored })
  offerLifeRoutes(endpoints, services, ownFacts)
  offerStatisticsRoutes(endpoints, services, ownFacts)
  offerHistoryRoutes(endpoints, services)
  offerWritingRoutes(endpoints, services, facts)
  offerWordingRoutes(endpoints, services)
  occupationRoutes(endpoints)
  offerTemplatesRoutes(endpoints, services)
  dashboardRoutes(endpoints, services)
  profileRoutes(endpoints, services, { suggestSkills: skillSuggestions(services), findCompanyBySlug })
  visibilityRoutes(endpoints, services, endInvitationsTo)
  blockingRoutes(endpoints, services)
  jobInvitationsRoutes(endpoints, services, facts)
  bestProfilesRoutes(endpoints, services, facts)
  resumeProfileRoutes(endpoints, services)
  resumeExportingRoutes(endpoints, services)
  resumeImportingRoutes(endpoints, services)
  resumeSharingRoutes(endpoints, services)
  resumeTryingRoutes(endpoints, services)
  resumesRoutes(endpoints, services, { countApplicationsWith: countApplicationsByResume })
  resumeBuildingRoutes(endpoints, services)
  composingRoutes(endpoints, services, { photoOf })
  writingRoutes(endpoints, services)
  followingRoutes(endpoints, services, { listSlotsToChoose })
  lastQuestionRoutes(endpoints, services)
  const coming = { listMeetings: listComingMeetings, listAnswerDays }
  reviewingRoutes(endpoints, services, coming)
  decidingRoutes(endpoints, services, coming)
  enteringRoutes(endpoints, services)
  exportingRoutes(endpoints, services)
  evaluatingRoutes(endpoints, services)
  comparingRoutes(endpoints, services, coming)
  messagesRoutes(endpoints, services)
  proposalsRoutes(endpoints, services)
  interviewsRoutes(endpoints, services)
  mailedAnswerRoutes(endpoints, services)
  remindersRoutes(endpoints, services)
  eventsRoutes(endpoints, services)
  subscriptionRoutes(endpoints, services)
  planRoutes(endpoints, services, listOpenPayees)
  companySubscriptionRoutes(endpoints, services)
  paymentRoutes(endpoints, services)
  operatorRoutes(endpoints, services)
  invoiceDownloadRoutes(endpoints, services)
  invoiceCheckingRoutes(endpoints, services)
  sponsoringRoutes(endpoints, services, offerFigures)
  exportsRoutes(endpoints, services)
  deletionRoutes(endpoints, services)
  return endpoints
}

/** Every call of the administration's site, which has sessions of its own and none of the public site's calls. */
export function listAdminEndpoints(services: Services): Endpoints {
  const endpoints = new Endpoints()
  accountsRoutes(endpoints, services)
  challengeRoutes(endpoints, services)
  adminSessionRoutes(endpoints, services)
  adminHomeRoutes(endpoints, services)
  queueRoutes(endpoints, services)
  adminCompaniesRoutes(endpoints, services)
  adminPaymentsRoutes(endpoints, services)
  statementRoutes(endpoints, services)
  adminInvoicesRoutes(endpoints, services)
  sellerRoutes(endpoints, services)
  adminOffersRoutes(endpoints, services)
  adminApplicationsRoutes(endpoints, services)
  adminPlansRoutes(endpoints, services)
  adminSponsoringPricesRoutes(endpoints, services)
  adminSponsoringsRoutes(endpoints, services)
  adminRevenueRoutes(endpoints, services)
  adminStatisticsRoutes(endpoints, services)
  adminMessagesRoutes(endpoints, services)
  adminContactRoutes(endpoints, services)
  adminPeopleRoutes(endpoints, services)
  adminArticlesRoutes(endpoints, services)
  adminFaqRoutes(endpoints, services)
  adminTextsRoutes(endpoints, services)
  adminPartnersRoutes(endpoints, services)
  partnerLogoRoutes(endpoints, services)
  adminCampaignsRoutes(endpoints, services)
  articlePictureRoutes(endpoints, services)
  teamAdministrationRoutes(endpoints, services)
  adminSettingsRoutes(endpoints, services)
  adminReferenceRoutes(endpoints, services)
  apiKeyRoutes(endpoints, services)
  adminMailsRoutes(endpoints, services)
  adminMaintenanceRoutes(endpoints, services)
  adminOperationsRoutes(endpoints, services, RETENTIONS)
  adminJobsRoutes(endpoints, services, listRecurring(services))
  auditRoutes(endpoints, services)
  return endpoints
}

/** The HTTP server with every call and no page. */
export async function buildApp(services: Services, options: HttpOptions = {}): Promise<FastifyInstance> {
  const app = await createHttpServer(services.env, options)
  tellServerDate(app, services.clock)
  mountHealth(app, services)
  countServerErrors(app, services)
  // This is the only import of development code, so that a production start reads none of it.
  if (services.env.development) (await import('#development/mount.ts')).mountDevelopment(app, services)
  const admin = new URL(services.env.ADMIN_URL).host
  const isShared = new URL(services.env.APP_URL).host === admin
  answerHosts(app, (host) => isShared || host !== admin)
  keepCallsUnlisted(app)
  attachViewings(app, services, { opening: openViewing, ending: endViewing })
  attachSessions(app, services)
  attachActors(app, services, { findMembership, asksForMailedCodes })
  mountSitemap(app, services)
  mountFeeds(app, services)
  mountArticlesFeed(app, services)
  mountIndexNowKey(app, services)
  mountEmbedding(app, services)
  mountPartnerApi(app, services)
  const readMaintenance = openMaintenance(services)
  const endpoints = listEndpoints(services, readMaintenance)
  const refuseChanges = openReadOnlyCheck(services, readMaintenance)
  endpoints.mount(app, services.clock, csrfCheck(services), refuseChanges)
  const today = dayAt(services.clock.now())
  await mountApiDocs(app, [...endpoints.all(), ...PARTNER_CALLS], { today, https: services.env.https })
  return app
}

/** The HTTP server of the administration's site, with every call and no page. */
export async function buildAdminApp(services: Services, options: HttpOptions = {}): Promise<FastifyInstance> {
  const own: Services = { ...services, env: adminEnv(services.env) }
  // Only pages of the administration itself may call it, so no other origin is allowed.
  const app = await createHttpServer({ ...own.env, APP_URL: own.env.ADMIN_URL, CORS_ORIGINS: '' }, options)
  tellServerDate(app, own.clock)
  mountHealth(app, own)
  countServerErrors(app, own)
  const ours = new URL(own.env.ADMIN_URL).host
  answerHosts(app, (host) => host === ours)
  keepUnlisted(app)
  attachViewings(app, own, { opening: openViewing, ending: endViewing })
  attachSessions(app, own)
  attachActors(app, own, { findMembership, asksForMailedCodes })
  listAdminEndpoints(own).mount(app, own.clock, csrfCheck(own))
  return app
}

/** The HTTP server of a process that runs jobs alone: it tells how it is, and nothing else. */
export async function buildHealth(services: Services): Promise<FastifyInstance> {
  const app = await createHttpServer(services.env)
  mountHealth(app, services)
  return app
}
