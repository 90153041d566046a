import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '#src/accounts/tables.ts'
import type { Category } from './shared/categories.ts'
import type { ArticleState } from './shared/states.ts'

const written = () => ({
  title: text().notNull(),
  summary: text().notNull().default(''),
  category: text().$type<Category>().notNull(),
  /** Who signs it, as « La rédaction ». */
  author: text().notNull(),
  /** HTML of plain tags, cleaned by `cleanArticle`. */
  body: text().notNull().default(''),
  /** The file of its cover's large size; without one a drawing stands there. */
  cover_key: text(),
  cover_alt: text().notNull().default(''),
})

/** The articles as their writers have them; visitors read the live one of their versions. */
export const articles = pgTable(
  'articles',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    state: text().$type<ArticleState>().notNull().default('draft'),
    /** The name in the address that the next publication gives it. */
    slug: text().notNull(),
    ...written(),
    /** When a planned article is published. */
    planned_for: timestamp({ withTimezone: true }),
    first_published_at: timestamp({ withTimezone: true }),
    withdrawn_at: timestamp({ withTimezone: true }),
    withdrawal_reason: text(),
    /** It rises with every change, so that nobody overwrites what they have not seen. */
    version: integer().notNull().default(1),
    created_at: timestamp({ withTimezone: true }).notNull(),
    updated_at: timestamp({ withTimezone: true }).notNull(),
    updated_by_id: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index().on(table.updated_by_id),
    index('articles_planned').on(table.planned_for).where(sql`state = 'planned'`),
  ],
)

/** What each publication of an article said; one of them is live. */
export const articleVersions = pgTable(
  'article_versions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    article_id: integer()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    is_live: boolean().notNull(),
    slug: text().notNull(),
    ...written(),
    words: integer().notNull(),
    published_at: timestamp({ withTimezone: true }).notNull(),
    published_by_id: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index().on(table.article_id),
    index().on(table.published_by_id),
    uniqueIndex('article_versions_live').on(table.article_id).where(sql`is_live`),
  ],
)

/** Every name that an article had in its address: the former ones lead to the present one, and nobody else gets them. */
export const articleSlugs = pgTable(
  'article_slugs',
  {
    slug: text().primaryKey(),
    article_id: integer()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
  },
  (table) => [index().on(table.article_id)],
)

/** The pictures that were sent for an article, in its text or as its cover. */
export const articlePictures = pgTable(
  'article_pictures',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    article_id: integer()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    file_key: text().notNull().unique(),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.article_id)],
)
