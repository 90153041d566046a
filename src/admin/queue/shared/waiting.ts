/** What can wait for a moderator. */
export const WAITING = ['offer', 'company', 'change', 'proposal', 'report', 'message'] as const
export type Waiting = (typeof WAITING)[number]

/**
 * What the list can be narrowed to. Reports about somebody's conduct, on offers and on messages, are a queue of their own,
 * which is read before all others.
 */
export const QUEUES = ['conduct', ...WAITING] as const
export type Queue = (typeof QUEUES)[number]
