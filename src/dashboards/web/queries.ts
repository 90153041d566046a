import { queryOptions } from '@tanstack/react-query'
import { applicationKeys, recruiterApplicationKeys } from '#src/applications/web/query-keys.ts'
import { calendarKeys } from '#src/calendar/web/query-keys.ts'
import { ownCompanyKeys } from '#src/companies/web/query-keys.ts'
import { dashboardKeys } from '#src/dashboards/web/query-keys.ts'
import { suggestionKeys } from '#src/matching/suggestions/web/query-keys.ts'
import { savedOfferKeys } from '#src/offers/web/query-keys.ts'
import { profileKeys } from '#src/profiles/web/query-keys.ts'
import { resumeKeys } from '#src/resumes/web/query-keys.ts'
import type { ReplyOf } from '#src/shared/endpoint.ts'
import { call } from '#src/shell/api/api.ts'
import type { applicantDashboard, recruiterDashboard } from '../contract.ts'

export type ApplicantDashboard = ReplyOf<typeof applicantDashboard>['data']
export type RecruiterDashboard = ReplyOf<typeof recruiterDashboard>['data']
export type RecruiterFigures = NonNullable<RecruiterDashboard['figures']>

export const applicantDashboardQuery = queryOptions({
  queryKey: dashboardKeys.applicant,
  queryFn: async () => (await call<typeof applicantDashboard>('GET /api/applicant/dashboard')).data,
  meta: {
    shows: [
      calendarKeys.all,
      applicationKeys.all,
      profileKeys.all,
      resumeKeys.all,
      savedOfferKeys.all,
      suggestionKeys.all,
    ],
    followsNews: true,
  },
})

export const recruiterDashboardQuery = queryOptions({
  queryKey: dashboardKeys.recruiter,
  queryFn: async () => (await call<typeof recruiterDashboard>('GET /api/recruiter/dashboard')).data,
  meta: { shows: [calendarKeys.all, recruiterApplicationKeys.all, ownCompanyKeys.all], followsNews: true },
})
