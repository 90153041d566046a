import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '#src/accounts/tables.ts'
import type { SmsTopic } from '../shared/sms-topics.ts'

const moment = () => timestamp({ withTimezone: true })

/** The number at which a person is texted, which a code has proven; it is shown to nobody else. */
export const smsNumbers = pgTable('sms_numbers', {
  user_id: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** E.164. A number belongs to one account: the last one that proved it. */
  number: text().notNull().unique(),
  topics: text().array().$type<SmsTopic[]>().notNull(),
  proven_at: moment().notNull(),
  /** When the person ended the messages, by « STOP » or in the settings; null while they are wanted. */
  stopped_at: moment(),
})

/** A code that was sent to a number that its account wants to prove. */
export const smsCodes = pgTable(
  'sms_codes',
  {
    user_id: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    number: text().notNull(),
    code_hash: text().notNull(),
    tries: integer().notNull().default(0),
    expires_at: moment().notNull(),
  },
  (table) => [index('sms_codes_expires').on(table.expires_at)],
)

/** What a person is texted. The number is read when a message leaves, so none goes to a former one. */
export const smsMessages = pgTable(
  'sms_messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Consists of topic, event and reader, so that the same event is texted once. */
    key: text().notNull().unique(),
    kind: text().$type<SmsTopic | 'code' | 'reply'>().notNull(),
    /** In the GSM alphabet, one message long; emptied once a code has left. */
    text: text().notNull(),
    /** What an answer to this message is about, as `interview:12.3`: the meeting and its version. */
    answers_to: text(),
    created_at: moment().notNull(),
    next_try_at: moment().notNull(),
    /** After this moment the message would only confuse, and is given up. */
    useful_until: moment().notNull(),
    tries: integer().notNull().default(0),
    sent_at: moment(),
    given_up_at: moment(),
    /** Why the last try failed, without a word of the gateway; `SENDING` while nobody knows. */
    failure: text(),
  },
  (table) => [
    index('sms_messages_user').on(table.user_id, table.created_at.desc()),
    index('sms_messages_created').on(table.created_at),
    index('sms_messages_due').on(table.next_try_at).where(sql`sent_at IS NULL AND given_up_at IS NULL`),
  ],
)
