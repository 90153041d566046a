/** How many applications one change is for at most. */
export const MOST_AT_ONCE = 100

/** Where many are put at once: a proposal is written for one person. */
export const BATCH_STAGES = ['review', 'shortlisted', 'interview'] as const
export type BatchStage = (typeof BATCH_STAGES)[number]
