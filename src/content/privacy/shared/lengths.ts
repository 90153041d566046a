/** How long data is kept, as the privacy policy says it; a test compares each value with the code. */
export const KEPT = {
  deletion_days: 30,
  /** An account without a visit for so many months is deleted. */
  inactive_months: 24,
  /** What a company entered of a candidate goes so many months after the last change. */
  entered_months: 24,
  /** A person can download the copy of their data for so many days. */
  export_days: 7,
  mail_days: 90,
  notification_days: 365,
  /** The audit log keeps its lines for so many days. */
  audit_days: 730,
  contact_days: 365,
} as const
