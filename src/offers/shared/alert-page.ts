/** Where an alert is made of the search in its address, without scripts. */
export const ALERT_PAGE = '/alerte'
