export const dashboardKeys = {
  applicant: ['dashboard', 'applicant'],
  recruiter: ['dashboard', 'recruiter'],
} as const
