/** Why there is nothing to report, in the words of the page and of the call. */
export const REPORT_REFUSALS = {
  own: 'Cette offre est de votre société\u00A0: vous pouvez la mettre en pause ou la corriger.',
  closed: 'Cette offre n’est plus en ligne\u00A0: il n’y a plus rien à signaler.',
} as const
