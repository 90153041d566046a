/** How long what the software keeps is kept, as the privacy policy says it; a test compares each with the code. */
export const KEPT = {
  /** Days between asking for a deletion and the deletion. */
  deletion_days: 30,
  /** Months without a visit before an account goes. */
  inactive_months: 24,
  /** Days of a copy of one's data. */
  export_days: 7,
  /** Days of a mail that was sent. */
  mail_days: 90,
  /** Days of a notification of the bell. */
  notification_days: 365,
  /** Days of a line of the log of who did what. */
  audit_days: 730,
  /** Days of a message to the team. */
  contact_days: 365,
} as const
