interface Entered {
  /** A recruiter entered the candidate by hand; null for whoever applied on the site. */
  entered: { has_email: boolean } | null
}

/** Whether an answer reaches the person by mail: an entered candidate may have given no address. */
export function isMailed({ entered }: Entered): boolean {
  return entered === null || entered.has_email
}
