import { HOUR, SECOND } from '#src/shared/durations.ts'

/**
 * A recruiter can take a change back for so many milliseconds. The server waits, not the page: whatever becomes of the
 * browser, the applicant is told once, and until then sees and hears nothing of it.
 */
export const UNDO_DELAY_MS = { refusal: 24 * HOUR, other: 10 * SECOND }
