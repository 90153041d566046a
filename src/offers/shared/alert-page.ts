/** The page that creates an alert on the search in its address, without scripts. */
export const ALERT_PAGE = '/alerte'
