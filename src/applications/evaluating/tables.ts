import {
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { users } from '#src/accounts/tables.ts'
import { companies } from '#src/companies/tables.ts'
import { offers } from '#src/offers/tables.ts'
import { applications } from '../tables.ts'

const moment = () => timestamp({ withTimezone: true })

const applicationId = () =>
  integer()
    .notNull()
    .references(() => applications.id, { onDelete: 'cascade' })

/** The row is locked by every change of an offer's criteria, and names the version that each must start from. */
export const evaluationSheets = pgTable('evaluation_sheets', {
  offer_id: integer()
    .primaryKey()
    .references(() => offers.id, { onDelete: 'cascade' }),
  version: integer().notNull().default(0),
})

/** A team looks at the same criteria in everybody who applies to an offer. */
export const evaluationCriteria = pgTable(
  'evaluation_criteria',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    offer_id: integer()
      .notNull()
      .references(() => evaluationSheets.offer_id, { onDelete: 'cascade' }),
    label: text().notNull(),
    position: smallint().notNull(),
  },
  (table) => [index('evaluation_criteria_offer').on(table.offer_id, table.position)],
)

export const evaluationRatings = pgTable(
  'evaluation_ratings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    application_id: applicationId(),
    criterion_id: integer()
      .notNull()
      .references(() => evaluationCriteria.id, { onDelete: 'cascade' }),
    /** The author is null once the colleague's account is gone: what it thought stays the company's. */
    author_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The value is from 1 to 5. */
    value: smallint().notNull(),
    rated_at: moment().notNull(),
  },
  (table) => [
    unique('evaluation_ratings_once').on(table.application_id, table.criterion_id, table.author_id),
    index('evaluation_ratings_criterion').on(table.criterion_id),
    index('evaluation_ratings_author').on(table.author_id),
  ],
)

/** Lists show and filter these, so there is one row for each application that somebody rated or was given. */
export const applicationEvaluations = pgTable(
  'application_evaluations',
  {
    application_id: integer()
      .primaryKey()
      .references(() => applications.id, { onDelete: 'cascade' }),
    company_id: integer()
      .notNull()
      .references(() => companies.id),
    /** The rating is the mean of the criteria's means; null while nobody rated. */
    rating: real(),
    /** This colleague takes care of the application. */
    assignee_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** It was given to somebody so many times, which tells one such event from another. */
    assignments: integer().notNull().default(0),
  },
  (table) => [
    index('application_evaluations_rating').on(table.company_id, table.rating),
    index('application_evaluations_assignee').on(table.assignee_id),
  ],
)

/** Colleagues tell each other about an application here; mentions stand in the text as `@{12}`. */
export const teamNotes = pgTable(
  'team_notes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    application_id: applicationId(),
    author_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The browser makes the key when the note is written, so that the same note sent again is the same row. */
    client_key: text().notNull(),
    text: text().notNull(),
    created_at: moment().notNull(),
    edited_at: moment(),
  },
  (table) => [
    unique('team_notes_once').on(table.application_id, table.author_id, table.client_key),
    index('team_notes_application').on(table.application_id, table.id.desc()),
    index('team_notes_author').on(table.author_id),
  ],
)

export const noteMentions = pgTable(
  'note_mentions',
  {
    note_id: integer()
      .notNull()
      .references(() => teamNotes.id, { onDelete: 'cascade' }),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.note_id, table.user_id] }),
    index('note_mentions_user').on(table.user_id),
  ],
)

/** A company sorts applications by words of its own. */
export const companyTags = pgTable(
  'company_tags',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    company_id: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    label: text().notNull(),
    /** The key is the label in lower case, because « Vivier » and « vivier » are one tag. */
    key: text().notNull(),
  },
  (table) => [unique('company_tags_once').on(table.company_id, table.key)],
)

export const applicationTags = pgTable(
  'application_tags',
  {
    application_id: applicationId(),
    tag_id: integer()
      .notNull()
      .references(() => companyTags.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.application_id, table.tag_id] }),
    index('application_tags_tag').on(table.tag_id),
  ],
)
