/** Where the plans to choose from begin on the page. */
export const PLANS_ANCHOR = 'formules'
