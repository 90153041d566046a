import type { Unit } from '#src/platform/unit-of-work.ts'

/**
 * What reads something of a person without a session, and ends with the password, or when the person says that a sign-in
 * was not theirs. Domains above this one hand it in.
 */
export interface OtherAccesses {
  /** Ends the private address of the calendar; false when there was none. */
  endCalendarAddress(unit: Unit, userId: number): Promise<boolean>
  /**
   * Ends the links by which mails let a recruiter answer without signing in. A new password ends them by itself: they
   * belong to the one that they were mailed under.
   */
  endAnswerLinks(unit: Unit, userId: number): Promise<void>
}
