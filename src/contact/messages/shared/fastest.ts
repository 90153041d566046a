/** Nobody reads and fills a form to the team in less time. */
export const FASTEST_MS = 1_500
