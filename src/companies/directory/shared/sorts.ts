/** Orders of the list of companies, the usual one first. */
export const COMPANY_SORTS = ['offers', 'answers', 'name'] as const
