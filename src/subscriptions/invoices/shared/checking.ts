/** The public page on which anybody confirms an invoice by its code. */
const CHECKING_PATH = '/factures'
const GROUP_LENGTH = 4
const MOST_CHARACTERS = 24

/** Where a code is confirmed: the page that the printed code leads to, and the form in which it is typed. */
export function checkingAddress(appUrl: string, code: string): { page: string; form: string } {
  const form = `${appUrl.replace(/\/$/, '')}${CHECKING_PATH}`
  return { page: `${form}/${code}`, form }
}

/** Writes a code as it is printed, « K7QD-2M9X-4TRH », however it was typed; empty when it has no letter and no digit. */
export function tidyInvoiceCode(typed: string): string {
  const letters = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, MOST_CHARACTERS)
  return letters.match(new RegExp(`.{1,${GROUP_LENGTH}}`, 'g'))?.join('-') ?? ''
}
