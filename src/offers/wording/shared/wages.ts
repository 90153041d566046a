const FULL_TIME = 1
/** CDI, CDD, temporary and seasonal work: interns, freelancers and volunteers are not under the wage's rule. */
const WAGED = new Set([1, 2, 3, 7])

interface Pay {
  min_salary: number | null
  max_salary: number | null
  contract_id: number
  job_type_id: number | null
}

/** Whether full-time employment pays less a month than the law's least, its highest amount counted. */
export function isUnderMinimum(offer: Pay, minimum: number): boolean {
  const most = offer.max_salary ?? offer.min_salary
  const isFullTime = offer.job_type_id === null || offer.job_type_id === FULL_TIME
  return most !== null && most < minimum && isFullTime && WAGED.has(offer.contract_id)
}
