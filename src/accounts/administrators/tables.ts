import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { ADMIN_ROLES } from '../shared/kinds.ts'
import { users } from '../tables.ts'

const moment = () => timestamp({ withTimezone: true })

/** Invitations to administer the site that are still open; one that is accepted or withdrawn is deleted, and the audit log keeps it. */
export const adminInvitations = pgTable(
  'admin_invitations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    email: text().notNull().unique(),
    role: text({ enum: ADMIN_ROLES }).notNull(),
    /** The SHA-256 of the token that the mail holds. */
    token_hash: text().notNull().unique(),
    invited_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: moment().notNull(),
    expires_at: moment().notNull(),
  },
  (table) => [index('admin_invitations_inviter').on(table.invited_by)],
)

export const PROPOSAL_OUTCOMES = ['confirmed', 'refused', 'withdrawn', 'expired'] as const

/** Changes that need two super-administrators: one proposes, another confirms. */
export const adminProposals = pgTable(
  'admin_proposals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The role that the person is to have; null ends the access. */
    role: text({ enum: ADMIN_ROLES }),
    why: text().notNull(),
    proposed_by: integer().references(() => users.id, { onDelete: 'set null' }),
    proposed_at: moment().notNull(),
    expires_at: moment().notNull(),
    outcome: text({ enum: PROPOSAL_OUTCOMES }),
    decided_by: integer().references(() => users.id, { onDelete: 'set null' }),
    decided_at: moment(),
  },
  (table) => [
    uniqueIndex('admin_proposals_open').on(table.user_id).where(sql`outcome IS NULL`),
    index('admin_proposals_user').on(table.user_id),
    index('admin_proposals_proposer').on(table.proposed_by),
    index('admin_proposals_decider').on(table.decided_by),
  ],
)
