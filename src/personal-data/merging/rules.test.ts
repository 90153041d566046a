import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { selectRows } from '#src/platform/database.ts'
import { useServices } from '#test/services.ts'
import { nameOf } from './rows.ts'
import { RULES } from './rules.ts'

const services = useServices()

/** Who of a company or of the team did something. An account that goes is an applicant's, so it is in none of them. */
const OF_OTHERS = `
  admin_invitations.invited_by admin_proposals.decided_by admin_proposals.proposed_by api_keys.created_by_id
  application_evaluations.assignee_id article_versions.published_by_id articles.updated_by_id campaigns.updated_by_id
  companies.decided_by company_invitations.invited_by contact_answers.author_id contact_messages.handler_id
  contact_spendings.spent_by entered_candidates.entered_by evaluation_ratings.author_id faq_questions.updated_by_id
  faq_versions.written_by_id interviews.organiser_id job_invitations.sent_by job_proposals.author_id
  note_mentions.user_id offer_drafts.updated_by offer_events.actor_id offers.created_by offers.decided_by
  partners.updated_by_id payments.created_by payments.decided_by payments.refund_asked_by
  seller_particulars.changed_by sponsorings.granted_by statement_lines.decided_by statements.imported_by
  team_notes.author_id`
  .trim()
  .split(/\s+/)

/** Columns that hold the number of an account without a reference to it. */
const UNREFERENCED = ['notifications.about_id', 'outgoing_mails.about_id', 'outgoing_mails.user_id']

test('every column that names an account is decided on: a new table fails here until the merge says what it does with it', async () => {
  const rows = await selectRows<{ name: string }>(
    services.db,
    sql`SELECT held.relname || '.' || attribute.attname AS name FROM pg_constraint
      JOIN pg_class AS held ON held.oid = conrelid
      JOIN pg_attribute AS attribute ON attribute.attrelid = conrelid AND attribute.attnum = ANY (conkey)
      WHERE contype = 'f' AND confrelid = 'users'::regclass`,
  )
  const decided = [...RULES.map(nameOf), ...OF_OTHERS]
  expect(decided.toSorted()).toEqual([...rows.map(({ name }) => name), ...UNREFERENCED].toSorted())
})
