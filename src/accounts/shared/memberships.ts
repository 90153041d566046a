// The session tells who is signed in and for which company, so these two lists stand below the domain of companies.

export const MEMBER_ROLES = ['owner', 'recruiter', 'reader'] as const
export type MemberRole = (typeof MEMBER_ROLES)[number]

/** Where a company stands with the platform; only a validated one uses the features. */
export const COMPANY_STATUSES = ['incomplete', 'pending', 'validated', 'rejected', 'suspended'] as const
export type CompanyStatus = (typeof COMPANY_STATUSES)[number]
