/** What a person has on the site, as it is counted before two accounts become one. */
export const MERGED_THINGS = [
  'applications',
  'messages',
  'interviews',
  'resumes',
  'saved_offers',
  'alerts',
  'drafts',
  'letters',
  'invitations',
  'reminders',
  'notifications',
  'choices',
  'mails',
] as const
export type MergedThing = (typeof MERGED_THINGS)[number]
