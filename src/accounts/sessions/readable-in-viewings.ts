/**
 * What somebody of the team may read in the place of a person. Every other call is refused: those that hold letters, CVs,
 * messages and candidates, and those that hold what opens an account or a calendar. A new call is refused until it is
 * written here, and a test asks that none of these changes anything.
 */
export const READABLE: ReadonlySet<string> = new Set([
  ...['/api/user', '/api/users/:id/picture', '/api/user/abilities', '/api/notification', '/api/maintenance'],
  '/api/notification-preferences',
  ...['/api/articles', '/api/articles/:slug', '/api/articles/pictures/:name', '/api/faq'],
  ...['/api/page-texts/:page', '/api/partners', '/api/partners/logos/:name', '/api/site-figures'],
  '/api/site-links',
  ...['/api/offers', '/api/offers/:id', '/api/offers/:id/similar', '/api/offers/completions', '/api/home'],
  ...['/api/occupations', '/api/landing-pages', '/api/landing-pages/:slug', '/api/plans'],
  ...['/api/companies', '/api/companies/:slug', '/api/companies/:slug/offers', '/api/companies/:id/logo'],
  ...['/api/companies/:id/pictures/:name', '/api/top-recruiters'],
  ...['/api/applicant/dashboard', '/api/applicant/applications', '/api/applicant/saved-offers'],
  ...['/api/applicant/suggestions', '/api/applicant/hidden-suggestions', '/api/applicant/alerts'],
  '/api/applicant/prepared-applications',
  ...['/api/applicant/visibility', '/api/applicant/blocked-companies', '/api/applicant/job-invitations'],
  ...['/api/recruiter/dashboard', '/api/recruiter/offers', '/api/recruiter/offers/:id'],
  ...['/api/recruiter/offers/:id/statistics', '/api/recruiter/offers/:id/history'],
  ...['/api/recruiter/offers/:id/sponsorings', '/api/recruiter/offers/:id/public-page'],
  ...['/api/recruiter/company', '/api/recruiter/subscription', '/api/recruiter/payments'],
  ...['/api/recruiter/sponsoring-credits', '/api/recruiter/working-hours', '/api/recruiter/offer-templates'],
  '/api/calendar/events',
])

/** What every page asks for by itself; the log leaves it out, so that the pages can be seen in it. */
export const ASKED_BY_EVERY_PAGE: ReadonlySet<string> = new Set([
  ...['/api/user', '/api/user/abilities', '/api/users/:id/picture', '/api/notification', '/api/maintenance'],
  ...['/api/companies/:id/logo', '/api/companies/:id/pictures/:name', '/api/articles/pictures/:name'],
  '/api/partners/logos/:name',
])
