export const FULL_TIME = 1
/** The contracts under the law of the minimum wage: CDI, CDD, temporary and seasonal work. */
export const WAGED = new Set([1, 2, 3, 7])

interface Pay {
  min_salary: number | null
  max_salary: number | null
  contract_id: number
  job_type_id: number | null
}

/** Whether full-time employment pays less than the minimum wage, judged by its highest amount. */
export function isUnderMinimum(offer: Pay, minimum: number): boolean {
  const most = offer.max_salary ?? offer.min_salary
  const isFullTime = offer.job_type_id === null || offer.job_type_id === FULL_TIME
  return most !== null && most < minimum && isFullTime && WAGED.has(offer.contract_id)
}
