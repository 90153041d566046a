/** The public page on which anybody confirms an invoice by its code. */
export const CHECKING_PATH = '/factures'

/** Where a code is confirmed: the page that the printed code leads to, and the form in which it is typed. */
export function checkingAddress(appUrl: string, code: string): { page: string; form: string } {
  const form = `${appUrl.replace(/\/$/, '')}${CHECKING_PATH}`
  return { page: `${form}/${code}`, form }
}
