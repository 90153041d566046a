/**
 * What a first visit to the list of offers loads, in kilobytes, with and without pictures and font. Measured by
 * `npm run bench -- --only data`, which fails where they are no longer true.
 */
export const FIRST_VISIT_KILOBYTES = { full: 250, low: 215 } as const
