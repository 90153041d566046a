import { queryOptions } from '@tanstack/react-query'
import type { ReplyOf } from '#src/shared/endpoint.ts'
import { call } from '#src/shell/api/api.ts'
import type { applicantDashboard, recruiterDashboard } from '../contract.ts'

export type ApplicantDashboard = ReplyOf<typeof applicantDashboard>['data']
export type RecruiterDashboard = ReplyOf<typeof recruiterDashboard>['data']
export type RecruiterFigures = NonNullable<RecruiterDashboard['figures']>

export const applicantDashboardQuery = queryOptions({
  queryKey: ['dashboard', 'applicant'],
  queryFn: async () => (await call<typeof applicantDashboard>('GET /api/applicant/dashboard')).data,
})

export const recruiterDashboardQuery = queryOptions({
  queryKey: ['dashboard', 'recruiter'],
  queryFn: async () => (await call<typeof recruiterDashboard>('GET /api/recruiter/dashboard')).data,
})
