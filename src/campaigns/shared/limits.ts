/** Lengths in characters, but for `articles`. */
export const CAMPAIGN_LIMITS = { subject: 120, preview: 150, text: 4_000, articles: 6 } as const
