import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '#src/accounts/tables.ts'
import { companies } from '#src/companies/tables.ts'
import { offers } from '#src/offers/tables.ts'
import { DECLINE_REASONS, END_REASONS, INVITATION_STATES } from './shared/states.ts'

const moment = () => timestamp({ withTimezone: true })

export const jobInvitations = pgTable(
  'job_invitations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    company_id: integer()
      .notNull()
      .references(() => companies.id),
    offer_id: integer()
      .notNull()
      .references(() => offers.id),
    applicant_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sent_by: integer().references(() => users.id, { onDelete: 'set null' }),
    message: text().notNull(),
    state: text({ enum: INVITATION_STATES }).notNull(),
    decline_reason: text({ enum: DECLINE_REASONS }),
    decline_note: text(),
    end_reason: text({ enum: END_REASONS }),
    /**
     * The application that answered the invitation. It has no foreign key, because applications are a domain above this
     * one.
     */
    application_id: integer(),
    sent_at: moment().notNull(),
    seen_at: moment(),
    /** The invitation was answered, or expired. */
    ended_at: moment(),
    expires_at: moment().notNull(),
  },
  (table) => {
    const waits = sql`state in ('sent', 'seen')`
    return [
      uniqueIndex('job_invitations_one_waiting').on(table.applicant_id, table.offer_id).where(waits),
      index('job_invitations_applicant').on(table.applicant_id, table.sent_at.desc()),
      index('job_invitations_company').on(table.company_id, table.sent_at.desc()),
      index('job_invitations_offer').on(table.offer_id, table.applicant_id),
      index('job_invitations_sender').on(table.sent_by),
      index('job_invitations_waiting').on(table.expires_at).where(waits),
    ]
  },
)

export type InvitationRow = typeof jobInvitations.$inferSelect
