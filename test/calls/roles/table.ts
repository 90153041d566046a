import { MAILED_LINKS } from './mailed-links-table.ts'

const ROLES = [
  'guest', // Nobody is signed in.
  'sender', // The applicant whose CV, application and notification the calls name.
  'stranger', // Another applicant.
  'owner', // The owner of the company that received the application.
  'reader', // A colleague in the same company who may only read.
  'rival', // The owner of another validated company.
  'pending', // The owner of a company that is not validated yet.
  'admin',
] as const

export type Role = (typeof ROLES)[number]

/** Who may make each call: `ok`, or the status that refuses. */
const TABLE = `
                                                         guest sender stranger owner reader rival pending admin
GET    /sanctum/csrf-cookie                              ok    ok     ok       ok    ok     ok    ok      ok
POST   /login                                            ok    ok     ok       ok    ok     ok    ok      ok
POST   /email/verification-notification                  ok    ok     ok       ok    ok     ok    ok      ok
GET    /email/verification                               ok    ok     ok       ok    ok     ok    ok      ok
GET    /email/verify/:id/:hash                           ok    ok     ok       ok    ok     ok    ok      ok
POST   /register                                         ok    ok     ok       ok    ok     ok    ok      ok
POST   /forgot-password                                  ok    ok     ok       ok    ok     ok    ok      ok
POST   /reset-password                                   422   422    422      422   422    422   422     422
GET    /reset-password/:id/:token                        404   404    404      404   404    404   404     404
GET    /en-tant-que/:ticket                              404   404    404      404   404    404   404     404
DELETE /api/viewing                                      401   401    401      401   401    401   401     401
GET    /api/user                                         401   ok     ok       ok    ok     ok    ok      ok
PUT    /api/user                                         401   ok     ok       ok    ok     ok    ok      ok
POST   /api/user/proof                                   401   ok     ok       ok    ok     ok    ok      ok
GET    /api/user/email                                   401   ok     ok       ok    ok     ok    ok      ok
PUT    /api/user/email                                   401   ok     ok       ok    ok     ok    ok      ok
PUT    /api/user/email/confirmation                      404   404    404      404   404    404   404     404
GET    /api/users/:id/picture                            404   ok     404      404   404    404   404     404
GET    /api/user/abilities                               401   ok     ok       ok    ok     ok    ok      ok
GET    /api/notification                                 401   ok     ok       ok    ok     ok    ok      ok
GET    /api/notification/live                            401   ok     ok       ok    ok     ok    ok      ok
PUT    /api/notification/read                            401   ok     ok       ok    ok     ok    ok      ok
PUT    /api/notification/:id/:action                     401   ok     404      404   404    404   404     404
GET    /api/notification-preferences                     401   ok     ok       ok    ok     ok    ok      ok
PUT    /api/notification-preferences                     401   ok     ok       ok    ok     ok    ok      ok
GET    /api/push-subscription                            401   ok     ok       ok    ok     ok    ok      ok
PUT    /api/push-subscription                            401   ok     ok       ok    ok     ok    ok      ok
DELETE /api/push-subscription                            401   ok     ok       ok    ok     ok    ok      ok
GET    /api/sms                                          401   ok     ok       ok    ok     ok    ok      ok
PUT    /api/sms                                          401   422    422      422   422    422   422     422
DELETE /api/sms                                          401   ok     ok       ok    ok     ok    ok      ok
POST   /api/sms/code                                     401   ok     ok       ok    ok     ok    ok      404
PUT    /api/sms/topics                                   401   404    404      404   404    404   404     404
POST   /api/sms/incoming/:secret                         404   404    404      404   404    404   404     404
GET    /api/unsubscription/:token                        ok    ok     ok       ok    ok     ok    ok      ok
DELETE /api/unsubscription/:token                        ok    ok     ok       ok    ok     ok    ok      ok
GET    /email/unsubscribe/:token                         302   302    302      302   302    302   302     302
POST   /email/unsubscribe/:token                         ok    ok     ok       ok    ok     ok    ok      ok
GET    /api/maintenance                                  ok    ok     ok       ok    ok     ok    ok      ok
POST   /api/newsletter                                   ok    ok     ok       ok    ok     ok    ok      ok
PUT    /api/newsletter/confirmation                      404   404    404      404   404    404   404     404
GET    /api/articles                                     ok    ok     ok       ok    ok     ok    ok      ok
GET    /api/articles/:slug                               ok    ok     ok       ok    ok     ok    ok      ok
GET    /api/articles/:slug/share-picture.png             ok    ok     ok       ok    ok     ok    ok      ok
GET    /api/site-links                                   ok    ok     ok       ok    ok     ok    ok      ok
GET    /api/page-texts/:page                             ok    ok     ok       ok    ok     ok    ok      ok
GET    /api/site-figures                                 ok    ok     ok       ok    ok     ok    ok      ok
GET    /api/partners                                     ok    ok     ok       ok    ok     ok    ok      ok
GET    /api/partners/logos/:name                         404   404    404      404   404    404   404     404
GET    /api/faq                                          ok    ok     ok       ok    ok     ok    ok      ok
GET    /api/articles/pictures/:name                      404   404    404      404   404    404   404     404
POST   /api/contact                                      ok    ok     ok       ok    ok     ok    ok      ok
POST   /api/sourcing-requests                            ok    ok     ok       ok    ok     ok    ok      ok
POST   /api/feedback                                     ok    ok     ok       ok    ok     ok    ok      ok
POST   /api/partner-requests                             ok    ok     ok       ok    ok     ok    ok      ok
GET    /api/offers                                       ok    ok     ok       ok    ok     ok    ok      ok
GET    /api/offers/completions                           ok    ok     ok       ok    ok     ok    ok      ok
GET    /api/occupations                                  ok    ok     ok       ok    ok     ok    ok      ok
GET    /api/landing-pages                                ok    ok     ok       ok    ok     ok    ok      ok
GET    /api/landing-pages/:slug/share-picture.png        404   404    404      404   404    404   404     404
GET    /api/landing-pages/:slug                          ok    ok     ok       ok    ok     ok    ok      ok
GET    /api/home/share-picture.png                       ok    ok     ok       ok    ok     ok    ok      ok
GET    /api/home                                         ok    ok     ok       ok    ok     ok    ok      ok
GET    /api/offers/:id                                   ok    ok     ok       ok    ok     ok    ok      ok
GET    /api/offers/:id/share-picture.png                 ok    ok     ok       ok    ok     ok    ok      ok
GET    /api/offers/:id/poster.pdf                        ok    ok     ok       ok    ok     ok    ok      ok
GET    /api/offers/:id/qr-code.svg                       ok    ok     ok       ok    ok     ok    ok      ok
GET    /api/offers/:id/similar                           ok    ok     ok       ok    ok     ok    ok      ok
GET    /api/offers/:id/view                              ok    ok     ok       ok    ok     ok    ok      ok
GET    /api/offers/:id/opening                           ok    ok     ok       ok    ok     ok    ok      ok
GET    /api/offers/:id/sponsored-click                   ok    ok     ok       ok    ok     ok    ok      ok
GET    /api/offers/sponsored-views                       ok    ok     ok       ok    ok     ok    ok      ok
GET    /api/recruiter/offers                             401   403    403      ok    ok     ok    ok      403
GET    /api/recruiter/offers/:id                         401   403    403      ok    ok     404   404     403
GET    /api/recruiter/offers/:id/public-page             401   403    403      ok    ok     404   404     403
GET    /api/recruiter/offers/:id/statistics              401   403    403      ok    ok     404   404     403
GET    /api/recruiter/offers/:id/history                 401   403    403      ok    ok     404   404     403
GET    /api/recruiter/offers/:id/sponsorings             401   403    403      ok    ok     404   404     403
PUT    /api/recruiter/offers/:id/pause                   401   403    403      ok    403    404   403     403
DELETE /api/recruiter/offers/:id/pause                   401   403    403      ok    403    404   403     403
PUT    /api/recruiter/offers/:id/closing                 401   403    403      ok    403    404   403     403
PUT    /api/recruiter/offers/:id/renewal                 401   403    403      ok    403    404   403     403
PUT    /api/recruiter/offers/:id/archive                 401   403    403      ok    403    404   403     403
PUT    /api/recruiter/offers/:id/attendance              401   403    403      ok    403    404   403     403
PUT    /api/recruiter/offers/:id/answers                 401   403    403      ok    403    404   403     403
POST   /api/recruiter/offer-changes                      401   403    403      ok    403    404   403     403
POST   /api/offers/:id/reports                           ok    ok     ok       409   409    ok    ok      ok
POST   /api/advertisement-checks                         ok    ok     ok       ok    ok     ok    ok      ok
POST   /api/number-reports                               ok    ok     ok       ok    ok     ok    ok      ok
GET    /api/companies/:id/logo                           ok    ok     ok       ok    ok     ok    ok      ok
GET    /api/companies                                    ok    ok     ok       ok    ok     ok    ok      ok
GET    /api/top-recruiters                               ok    ok     ok       ok    ok     ok    ok      ok
GET    /api/plans                                        ok    ok     ok       ok    ok     ok    ok      ok
GET    /api/recruiter/subscription                       401   403    403      ok    ok     ok    ok      403
GET    /api/recruiter/subscription/quotes                401   403    403      ok    403    ok    403     403
PUT    /api/recruiter/subscription/cancellation          401   403    403      ok    403    409   409     403
DELETE /api/recruiter/subscription/cancellation          401   403    403      ok    403    409   409     403
GET    /api/recruiter/payments                           401   403    403      ok    403    ok    ok      403
GET    /api/recruiter/payments/export                   401   403    403      ok    403    ok    ok      403
POST   /api/recruiter/payments                           401   403    403      ok    403    ok    403     403
POST   /api/recruiter/offers/:id/sponsorings             401   403    403      ok    403    404   403     403
GET    /api/recruiter/sponsoring-credits                 401   403    403      ok    ok     ok    ok      403
POST   /api/recruiter/offers/:id/sponsoring-payments     401   403    403      ok    403    404   403     403
GET    /api/recruiter/payments/:id                       401   403    403      ok    403    404   404     403
PUT    /api/recruiter/payments/:id/declaration           401   403    403      ok    403    404   404     403
GET    /api/recruiter/payments/:id/proof                 401   403    403      ok    403    404   404     403
PUT    /api/recruiter/payments/:id/cancellation          401   403    403      ok    403    404   404     403
POST   /api/recruiter/payments/:id/retry                 401   403    403      ok    403    404   403     403
GET    /api/recruiter/payments/:id/charge                401   403    403      ok    403    404   404     403
POST   /api/recruiter/payments/:id/charge                401   403    403      ok    403    404   403     403
PUT    /api/payments/callbacks/:operator/:secret         ok    ok     ok       ok    ok     ok    ok      ok
POST   /api/payments/callbacks/:operator/:secret         ok    ok     ok       ok    ok     ok    ok      ok
GET    /api/invoices/:code                               ok    ok     ok       ok    ok     ok    ok      ok
GET    /api/recruiter/invoices/:id/pdf                   401   403    403      ok    403    404   404     403
GET    /api/recruiter/invoices/:id/xml                   401   403    403      ok    403    404   404     403
GET    /api/recruiter/invoices/:id/json                  401   403    403      ok    403    404   404     403
GET    /api/companies/:slug                              ok    ok     ok       ok    ok     ok    ok      ok
GET    /api/companies/:slug/share-picture.png            ok    ok     ok       ok    ok     ok    ok      ok
GET    /api/companies/:slug/offers                       ok    ok     ok       ok    ok     ok    ok      ok
GET    /api/recruiter/company                            401   403    403      ok    ok     ok    ok      403
PUT    /api/recruiter/company                            401   403    403      ok    403    ok    ok      403
POST   /api/recruiter/company/submission                 401   403    403      409   403    409   ok      403
DELETE /api/recruiter/company/proposal                   401   403    403      ok    403    ok    ok      403
GET    /api/recruiter/company/preview                    401   403    403      ok    ok     ok    ok      403
GET    /api/companies/:id/pictures/:name                 ok    ok     ok       ok    ok     ok    ok      ok
PUT    /api/recruiter/company/pictures/:picture          401   403    403      ok    403    ok    ok      403
DELETE /api/recruiter/company/pictures/:picture          401   403    403      ok    403    ok    ok      403
POST   /api/recruiter/company/photos                     401   403    403      ok    403    ok    ok      403
PUT    /api/recruiter/company/photos/:id                 401   403    403      ok    403    404   404     403
DELETE /api/recruiter/company/photos/:id                 401   403    403      ok    403    404   404     403
PUT    /api/recruiter/company/documents/:document        401   403    403      ok    403    ok    ok      403
GET    /api/company-documents/:id                        401   404    404      ok    ok     404   404     ok
GET    /api/applicant/saved-offers                       401   ok     ok       403   403    403   403     403
PUT    /api/applicant/saved-offers/:id                   401   ok     ok       403   403    403   403     403
DELETE /api/applicant/saved-offers/:id                   401   ok     ok       403   403    403   403     403
PUT    /api/applicant/saved-offers/:id/note              401   ok     404      403   403    403   403     403
GET    /api/applicant/suggestions                        401   ok     ok       403   403    403   403     403
GET    /api/applicant/hidden-suggestions                 401   ok     ok       403   403    403   403     403
PUT    /api/applicant/hidden-offers/:id                  401   ok     ok       403   403    403   403     403
DELETE /api/applicant/hidden-offers/:id                  401   ok     ok       403   403    403   403     403
PUT    /api/applicant/hidden-companies/:id               401   ok     ok       403   403    403   403     403
DELETE /api/applicant/hidden-companies/:id               401   ok     ok       403   403    403   403     403
GET    /api/applicant/dashboard                          401   ok     ok       403   403    403   403     403
GET    /api/recruiter/dashboard                          401   403    403      ok    ok     ok    ok      403
GET    /api/applicant/resumes                            401   ok     ok       403   403    403   403     403
POST   /api/applicant/resumes                            401   ok     ok       403   403    403   403     403
GET    /api/applicant/resumes/apply                      401   ok     ok       403   403    403   403     403
GET    /api/applicant/resumes/:id                        401   ok     404      403   403    403   403     403
PUT    /api/applicant/resumes/:id                        401   ok     404      403   403    403   403     403
DELETE /api/applicant/resumes/:id                        401   ok     404      403   403    403   403     403
GET    /api/applicant/resumes/:id/pdf                    401   ok     404      403   403    403   403     403
GET    /api/applicant/resumes/:id/document               401   ok     404      403   403    403   403     403
PUT    /api/applicant/resumes/:id/document               401   ok     404      403   403    403   403     403
POST   /api/applicant/resumes/:id/duplicate              401   ok     404      403   403    403   403     403
GET    /api/applicant/resumes/:id/picture                401   ok     404      403   403    403   403     403
GET    /api/applicant/resumes/:id/versions               401   ok     404      403   403    403   403     403
GET    /api/applicant/resumes/:id/versions/:version      401   ok     404      403   403    403   403     403
PUT    /api/applicant/resumes/:id/versions/:version/restoration 401   ok     404      403   403    403   403     403
GET    /api/applicant/resumes/bin                        401   ok     ok       403   403    403   403     403
DELETE /api/applicant/resumes/bin/:id                    401   ok     404      403   403    403   403     403
PUT    /api/applicant/resumes/bin/:id/restoration        401   ok     404      403   403    403   403     403
POST   /api/applicant/resumes/photos                     401   ok     ok       403   403    403   403     403
GET    /api/applicant/resumes/photos/:key                401   ok     404      403   403    403   403     403
POST   /api/applicant/resumes/preview                    401   ok     ok       403   403    403   403     403
POST   /api/applicant/resumes/fitting                    401   ok     ok       403   403    403   403     403
GET    /api/applicant/resumes/:id/exports/:format        401   ok     404      403   403    403   403     403
GET    /api/applicant/resumes/:id/shares                 401   ok     404      403   403    403   403     403
POST   /api/applicant/resumes/:id/shares                 401   ok     404      403   403    403   403     403
DELETE /api/applicant/resume-shares/:id                  401   ok     404      403   403    403   403     403
GET    /api/shared-resumes/:token                        ok    ok     ok       ok    ok     ok    ok      ok
POST   /api/shared-resumes/:token/opening                ok    ok     ok       ok    ok     ok    ok      ok
POST   /api/shared-resumes/:token/views                  ok    ok     ok       ok    ok     ok    ok      ok
GET    /api/shared-resumes/:token/pages/:page            ok    ok     ok       ok    ok     ok    ok      ok
GET    /api/shared-resumes/:token/pdf                    ok    ok     ok       ok    ok     ok    ok      ok
POST   /api/resume-trials/preview                        ok    ok     ok       ok    ok     ok    ok      ok
POST   /api/resume-trials/fitting                        ok    ok     ok       ok    ok     ok    ok      ok
POST   /api/resume-trials/pdf                            ok    ok     ok       ok    ok     ok    ok      ok
POST   /api/applicant/resumes/imports                    401   ok     ok       403   403    403   403     403
POST   /api/applicant/resumes/file-checks                401   ok     ok       403   403    403   403     403
GET    /api/applicant/resumes/:id/reading                401   ok     404      403   403    403   403     403
GET    /api/applicant/resumes/profile                    401   ok     ok       403   403    403   403     403
POST   /api/applicant/resumes/profile/synschronize       401   ok     404      403   403    403   403     403
GET    /api/applicant/profile                            401   ok     ok       403   403    403   403     403
PUT    /api/applicant/profile                            401   ok     ok       403   403    403   403     403
GET    /api/applicant/profile/preview                    401   ok     ok       403   403    403   403     403
GET    /api/applicant/skills                             401   ok     ok       403   403    403   403     403
GET    /api/profiles/:slug                               ok    ok     ok       ok    ok     ok    ok      ok
GET    /api/applicant/application-drafts/:id             401   ok     ok       403   403    403   403     403
PUT    /api/applicant/application-drafts/:id             401   ok     ok       403   403    403   403     403
DELETE /api/applicant/application-drafts/:id             401   ok     ok       403   403    403   403     403
GET    /api/applicant/application-drafts/:id/file        401   ok     404      403   403    403   403     403
PUT    /api/applicant/application-drafts/:id/file        401   ok     404      403   403    403   403     403
GET    /api/applicant/applying                           401   ok     ok       403   403    403   403     403
POST   /api/applicant/applications                       401   ok     ok       403   403    403   403     403
GET    /api/applicant/applications                       401   ok     ok       403   403    403   403     403
GET    /api/applicant/applications/:id                   401   ok     404      403   403    403   403     403
GET    /api/applicant/applications/:id/cv                401   ok     404      403   403    403   403     403
PUT    /api/applicant/applications/:id/withdrawal        401   ok     404      403   403    403   403     403
PUT    /api/applicant/applications/:id/refusal-of-offer  401   ok     404      403   403    403   403     403
PUT    /api/applicant/applications/:id/follow-up         401   ok     404      403   403    403   403     403
PUT    /api/applicant/applications/:id/last-question     401   ok     404      403   403    403   403     403
PUT    /api/applicant/applications/:id/archive           401   ok     404      403   403    403   403     403
GET    /api/recruiter/applications                       401   403    403      ok    ok     ok    403     403
GET    /api/recruiter/applications/board                 401   403    403      ok    ok     ok    403     403
GET    /api/recruiter/applications/:id                   401   403    403      ok    ok     404   403     403
GET    /api/recruiter/applications/:id/cv                401   403    403      ok    ok     404   403     403
GET    /api/recruiter/applications/:id/dossier           401   403    403      ok    ok     404   403     403
GET    /api/recruiter/applications/exports/:format       401   403    403      ok    403    ok    403     403
PUT    /api/recruiter/applications/:id/stage             401   403    403      ok    403    404   403     403
DELETE /api/recruiter/applications/:id/stage             401   403    403      ok    403    404   403     403
PUT    /api/recruiter/applications/:id/rejection         401   403    403      ok    403    404   403     403
DELETE /api/recruiter/applications/:id/rejection         401   403    403      ok    403    404   403     403
PUT    /api/recruiter/applications/:id/hire              401   403    403      ok    403    404   403     403
GET    /api/recruiter/entered-candidates/offers          401   403    403      ok    403    ok    403     403
POST   /api/recruiter/entered-candidates                 401   403    403      ok    403    404   403     403
DELETE /api/recruiter/entered-candidates/:id             401   403    403      ok    403    404   403     403
PUT    /api/entered-candidates/removal                   404   404    404      404   404    404   404     404
${MAILED_LINKS}
PUT    /api/recruiter/applications/:id/archive           401   403    403      ok    403    404   403     403
GET    /api/recruiter/application-changes                401   403    403      ok    403    ok    403     403
POST   /api/recruiter/application-changes                401   403    403      ok    403    404   403     403
DELETE /api/recruiter/application-changes/:key           401   403    403      ok    403    404   403     403
GET    /api/recruiter/application-changes/selection      401   403    403      ok    403    ok    403     403
GET    /api/recruiter/application-changes/recipients     401   403    403      ok    403    404   403     403
GET    /api/applicant/applications/:id/messages          401   ok     404      403   403    403   403     403
POST   /api/applicant/applications/:id/messages          401   ok     404      403   403    403   403     403
PUT    /api/applicant/applications/:id/messages/reading  401   ok     404      403   403    403   403     403
GET    /api/applicant/applications/:id/messages/:message_id/file 401 ok 404    403   403    403   403     403
POST   /api/applicant/applications/:id/messages/:message_id/reports 401 ok 404 403   403    403   403     403
GET    /api/recruiter/applications/:id/messages          401   403    403      ok    ok     404   403     403
POST   /api/recruiter/applications/:id/messages          401   403    403      ok    403    404   403     403
PUT    /api/recruiter/applications/:id/messages/reading  401   403    403      ok    ok     404   403     403
GET    /api/recruiter/applications/:id/messages/:message_id/file 401 403 403   ok    ok     404   403     403
POST   /api/recruiter/applications/:id/messages/:message_id/reports 401 403 403 ok   ok     404   403     403
GET    /api/applicant/applications/:id/proposal          401   ok     404      403   403    403   403     403
GET    /api/applicant/applications/:id/proposal/file     401   ok     404      403   403    403   403     403
PUT    /api/applicant/applications/:id/proposal/acceptance 401 ok     404      403   403    403   403     403
GET    /api/recruiter/applications/:id/proposal          401   403    403      ok    ok     404   403     403
GET    /api/recruiter/applications/:id/proposal/file     401   403    403      ok    ok     404   403     403
POST   /api/recruiter/applications/:id/proposal          401   403    403      ok    403    404   403     403
DELETE /api/recruiter/applications/:id/proposal          401   403    403      ok    403    404   403     403
GET    /api/recruiter/applications/:id/evaluation        401   403    403      ok    ok     404   403     403
GET    /api/recruiter/comparison                         401   403    403      ok    ok     404   403     403
GET    /api/recruiter/evaluation-choices                 401   403    403      ok    ok     ok    403     403
PUT    /api/recruiter/offers/:id/evaluation-criteria     401   403    403      ok    403    404   403     403
PUT    /api/recruiter/applications/:id/ratings/:criterion_id 401   403    403      ok    ok     404   403     403
DELETE /api/recruiter/applications/:id/ratings/:criterion_id 401   403    403      ok    ok     404   403     403
POST   /api/recruiter/applications/:id/notes             401   403    403      ok    ok     404   403     403
PUT    /api/recruiter/applications/:id/notes/:note_id    401   403    403      ok    403    404   403     403
DELETE /api/recruiter/applications/:id/notes/:note_id    401   403    403      ok    403    404   403     403
POST   /api/recruiter/applications/:id/tags              401   403    403      ok    403    404   403     403
DELETE /api/recruiter/applications/:id/tags/:tag_id      401   403    403      ok    403    404   403     403
PUT    /api/recruiter/applications/:id/assignee          401   403    403      ok    403    404   403     403
POST   /api/recruiter/offer-drafts                       401   403    403      ok    403    ok    ok      403
POST   /api/recruiter/offers/:id/duplicate               401   403    403      ok    403    404   404     403
GET    /api/recruiter/offers/:id/draft                   401   403    403      ok    ok     404   404     403
PUT    /api/recruiter/offers/:id/draft                   401   403    403      ok    403    404   404     403
DELETE /api/recruiter/offers/:id/draft                   401   403    403      ok    403    404   404     403
GET    /api/recruiter/offers/:id/preview                 401   403    403      ok    ok     404   404     403
PUT    /api/recruiter/offers/:id/submission              401   403    403      ok    403    404   404     403
DELETE /api/recruiter/offers/:id/submission              401   403    403      ok    403    404   404     403
GET    /api/recruiter/pay-advice                         401   403    403      ok    ok     ok    ok      403
GET    /api/recruiter/offer-words                        401   403    403      ok    ok     ok    ok      403
GET    /api/recruiter/offer-templates                    401   403    403      ok    ok     ok    ok      403
GET    /api/recruiter/offer-templates/:id                401   403    403      ok    ok     404   404     403
POST   /api/recruiter/offer-templates                    401   403    403      ok    403    ok    ok      403
DELETE /api/recruiter/offer-templates/:id                401   403    403      ok    403    404   404     403
GET    /api/user/exports                                 401   ok     ok       ok    ok     ok    ok      ok
POST   /api/user/exports                                 401   ok     ok       ok    ok     ok    ok      ok
GET    /api/user/exports/:id/file                        401   ok     404      404   404    404   404     404
GET    /api/applicant/visibility                         401   ok     ok       403   403    403   403     403
PUT    /api/applicant/visibility                         401   ok     ok       403   403    403   403     403
GET    /api/applicant/blocked-companies                  401   ok     ok       403   403    403   403     403
PUT    /api/applicant/blocked-companies/:id              401   ok     ok       403   403    403   403     403
DELETE /api/applicant/blocked-companies/:id              401   ok     ok       403   403    403   403     403
GET    /api/applicant/job-invitations                    401   ok     ok       403   403    403   403     403
PUT    /api/applicant/job-invitations/:id/sight          401   ok     404      403   403    403   403     403
PUT    /api/applicant/job-invitations/:id/refusal        401   ok     404      403   403    403   403     403
GET    /api/recruiter/best-profiles                      401   403    403      ok    ok     ok    403     403
GET    /api/recruiter/best-profiles/:key/contact         401   403    403      ok    ok     404   403     403
PUT    /api/recruiter/best-profiles/:key/contact         401   403    403      ok    403    409   403     403
PUT    /api/recruiter/best-profiles/:key/invitation      401   403    403      ok    403    404   403     403
PUT    /api/user/deactivation                            401   422    422      422   422    422   422     403
POST   /api/user/deletion                                401   422    422      422   422    422   422     403
GET    /api/recruiter/members                            401   403    403      ok    ok     ok    ok      403
POST   /api/recruiter/invitations                        401   403    403      ok    403    ok    ok      403
DELETE /api/recruiter/invitations/:id                    401   403    403      ok    403    404   404     403
PUT    /api/recruiter/members/:id/role                   401   403    403      ok    403    404   404     403
DELETE /api/recruiter/members/:id                        401   403    403      ok    403    404   404     403
GET    /api/recruiter/working-hours                      401   403    403      ok    ok     ok    ok      403
PUT    /api/recruiter/working-hours                      401   403    403      ok    403    ok    ok      403
PUT    /api/recruiter/owner                              401   403    403      ok    403    404   404     403
PUT    /api/recruiter/mailed-codes                       401   403    403      ok    403    ok    ok      403
DELETE /api/recruiter/membership                         401   403    403      403   ok     403   403     403
GET    /api/invitations/:token                           ok    ok     ok       ok    ok     ok    ok      ok
POST   /api/invitations/:token/acceptance                ok    409    409      409   409    409   409     409
GET    /api/recruiter/reply-templates                    401   403    403      ok    ok     ok    403     403
POST   /api/recruiter/reply-templates                    401   403    403      ok    403    ok    403     403
PUT    /api/recruiter/reply-templates/:id                401   403    403      ok    403    404   403     403
DELETE /api/recruiter/reply-templates/:id                401   403    403      ok    403    404   403     403
GET    /api/user/sessions                                401   ok     ok       ok    ok     ok    ok      ok
DELETE /api/user/sessions/:id                            401   ok     404      404   404    404   404     404
DELETE /api/user/sessions                                401   ok     ok       ok    ok     ok    ok      ok
PUT    /api/sessions/ending                              404   404    404      404   404    404   404     404
GET    /api/user/mailed-codes                            401   ok     ok       ok    ok     ok    ok      ok
PUT    /api/user/mailed-codes                            401   ok     ok       ok    ok     ok    ok      403
GET    /api/two-factor-challenge                         ok    ok     ok       ok    ok     ok    ok      ok
DELETE /api/two-factor-challenge                         ok    ok     ok       ok    ok     ok    ok      ok
POST   /two-factor-challenge                             422   ok     ok       ok    ok     ok    ok      ok
GET    /api/user/two-factor                              401   ok     ok       ok    ok     ok    ok      ok
POST   /api/user/two-factor                              401   ok     ok       ok    ok     ok    ok      409
PUT    /api/user/two-factor                              401   ok     422      422   422    422   422     409
POST   /api/user/two-factor/recovery-codes               401   ok     409      409   409    409   409     ok
DELETE /api/user/two-factor                              401   ok     409      409   409    409   409     403
POST   /api/user/change-password                         401   ok     ok       ok    ok     ok    ok      ok
GET    /api/auth/oauth/v2/providers                      ok    ok     ok       ok    ok     ok    ok      ok
GET    /api/auth/oauth/v2/:provider/login                ok    ok     ok       ok    ok     ok    ok      ok
GET    /api/auth/oauth/v2/:provider/callback             302   302    302      302   302    302   302     302
GET    /api/auth/oauth/v2/pending                        404   404    404      404   404    404   404     404
POST   /api/auth/oauth/v2/:provider/register/applicant   409   403    403      403   403    403   403     403
POST   /api/auth/oauth/v2/:provider/register/recruiter   409   403    403      403   403    403   403     403
GET    /api/user/social-accounts                         401   ok     ok       ok    ok     ok    ok      ok
DELETE /api/user/social-accounts/:provider               401   ok     404      404   404    404   404     404
POST   /api/alerts                                       ok    ok     ok       403   403    403   403     403
GET    /api/alerts/confirmation                          ok    ok     ok       ok    ok     ok    ok      ok
PUT    /api/alerts/confirmation                          ok    ok     ok       ok    ok     ok    ok      ok
GET    /api/applicant/alerts                             401   ok     ok       403   403    403   403     403
PUT    /api/applicant/alerts/:id                         401   ok     404      403   403    403   403     403
DELETE /api/applicant/alerts/:id                         401   ok     404      403   403    403   403     403
GET    /api/applicant/applications/:id/interviews        401   ok     404      403   403    403   403     403
PUT    /api/applicant/interviews/:id/slot                401   ok     404      403   403    403   403     403
PUT    /api/applicant/interviews/:id/refusal             401   ok     404      403   403    403   403     403
PUT    /api/applicant/interviews/:id/windows             401   ok     404      403   403    403   403     403
PUT    /api/applicant/interviews/:id/cancellation        401   ok     404      403   403    403   403     403
GET    /api/recruiter/applications/:id/interviews        401   403    403      ok    ok     404   403     403
POST   /api/recruiter/applications/:id/interviews        401   403    403      ok    403    404   403     403
PUT    /api/recruiter/interviews/:id/slots               401   403    403      ok    403    404   403     403
PUT    /api/recruiter/interviews/:id/moment              401   403    403      ok    403    404   403     403
PUT    /api/recruiter/interviews/:id/cancellation        401   403    403      ok    403    404   403     403
PUT    /api/recruiter/interviews/:id/absence             401   403    403      ok    403    404   403     403
DELETE /api/recruiter/interviews/:id/absence             401   403    403      ok    403    404   403     403
GET    /api/recruiter/busy-times                         401   403    403      ok    ok     ok    403     403
POST   /api/calendar/reminders                           401   ok     ok       ok    ok     ok    403     403
PUT    /api/calendar/reminders/:id                       401   ok     404      404   404    404   403     403
PUT    /api/calendar/reminders/:id/day                   401   ok     404      404   404    404   403     403
PUT    /api/calendar/reminders/:id/completion            401   ok     404      404   404    404   403     403
DELETE /api/calendar/reminders/:id/completion            401   ok     404      404   404    404   403     403
DELETE /api/calendar/reminders/:id                       401   ok     404      404   404    404   403     403
GET    /api/calendar/events                              401   ok     ok       ok    ok     ok    403     403
GET    /api/calendar/events/:key/file                    401   ok     404      404   404    404   403     403
GET    /api/calendar/subscription                        401   ok     ok       ok    ok     ok    403     403
PUT    /api/calendar/subscription                        401   ok     ok       ok    ok     ok    403     403
DELETE /api/calendar/subscription                        401   ok     ok       ok    ok     ok    403     403
GET    /ical/:file                                       404   404    404      404   404    404   404     404
POST   /logout                                           ok    ok     ok       ok    ok     ok    ok      ok
`

export interface Row {
  method: string
  path: string
  answers: Record<Role, string>
}

/** The table's lines; signing out is the last one, as it ends what the others need. */
export const readTable = () => read(TABLE)

/** Reads lines as they are written above. */
export function read(table: string): Row[] {
  const [head, ...lines] = table.trim().split('\n')
  const roles = head?.trim().split(/\s+/) ?? []
  if (roles.join() !== ROLES.join()) throw new Error('the columns are not the roles')
  return lines.map((line) => {
    const [method = '', path = '', ...cells] = line.split(/\s+/)
    return { method, path, answers: answersOf(cells) }
  })
}

export function answersOf(cells: string[]): Record<Role, string> {
  const answers = ROLES.map((role, index) => [role, cells[index] ?? 'missing'])
  return Object.fromEntries(answers) as Record<Role, string>
}
