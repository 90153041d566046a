import { HOUR, SECOND } from '#src/shared/durations.ts'

/**
 * For how long a recruiter can take a change back, in milliseconds. The server waits, not the page: whatever becomes of
 * the browser, the applicant is told once, and until then sees and hears nothing of it.
 */
export const TAKE_BACK = { refusal: 24 * HOUR, other: 10 * SECOND }
