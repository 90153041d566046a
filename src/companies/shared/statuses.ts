/** Where a company stands with the platform; only a validated one uses the features. */
export const COMPANY_STATUSES = ['incomplete', 'pending', 'validated', 'rejected', 'suspended'] as const
export type CompanyStatus = (typeof COMPANY_STATUSES)[number]
