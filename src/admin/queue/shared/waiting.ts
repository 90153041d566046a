/** What can wait for a moderator. */
export const WAITING = ['offer', 'company', 'change', 'proposal', 'report', 'message'] as const
export type Waiting = (typeof WAITING)[number]
