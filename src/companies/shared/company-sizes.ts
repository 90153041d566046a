/** Numbers of employees a company may state, smallest first. */
export const COMPANY_SIZES = ['1-10', '10-50', '50-200', '200+'] as const

export type CompanySize = (typeof COMPANY_SIZES)[number]
