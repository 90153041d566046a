import type { Permission } from '#src/accounts/shared/admin-permissions.ts'
import { WAITING } from '../../queue/shared/waiting.ts'

/** What can wait for somebody of the team: decisions of the moderators, payments, and messages of visitors. */
export const ITEM_KINDS = [...WAITING, 'payment', 'contact'] as const
export type ItemKind = (typeof ITEM_KINDS)[number]

/** What the list can be narrowed to. */
export const ITEM_GROUPS = ['moderation', 'payments', 'messages', 'mine'] as const
export type ItemGroup = (typeof ITEM_GROUPS)[number]

/** Who may deal with an item of each kind. */
export const TAKEN_WITH: Record<ItemKind, Permission> = {
  offer: 'decide on offers',
  change: 'decide on offers',
  report: 'decide on offers',
  message: 'decide on offers',
  company: 'decide on companies',
  proposal: 'decide on companies',
  payment: 'manage payments',
  contact: 'answer messages to the team',
}

/** The figures of a day, in the order in which they are shown. */
export const FIGURES = [
  'signups',
  'offers',
  'applications',
  'answers',
  'received',
  'mails_waiting',
  'server_errors',
] as const
export type Figure = (typeof FIGURES)[number]

/** Who may read each figure. */
export const READ_WITH: Record<Figure, Permission> = {
  signups: 'read people',
  offers: 'read offers',
  applications: 'read offers',
  answers: 'read offers',
  received: 'manage payments',
  mails_waiting: 'read mails',
  server_errors: 'read operations',
}
