import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { type AnySettingValue, SETTING_NAMES } from './shared/definitions.ts'

const moment = () => timestamp({ withTimezone: true })

/** Every value that a setting has had or will have; a row never changes, and the last one of a moment counts. */
export const siteSettings = pgTable(
  'site_settings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text({ enum: SETTING_NAMES }).notNull(),
    value: jsonb().$type<AnySettingValue>().notNull(),
    effective_from: moment().notNull(),
    note: text(),
    /** The account of who set it, as the audit log names people. */
    set_by: integer(),
    created_at: moment().notNull(),
  },
  (table) => [index('site_settings_effective').on(table.name, table.effective_from, table.id)],
)
