import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import type { Flows } from './shared/flows.ts'
import { ADMIN_ROLES, PERSON_KINDS } from './shared/kinds.ts'
import { SOCIAL_PROVIDERS } from './shared/providers.ts'

const moment = () => timestamp({ withTimezone: true })

/** What a person is found by, in one text: lower case, without the accents of French, the number as it is stored. */
export const SEARCHED_TEXT =
  "translate(lower(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(phone_number, '')), 'àâäáãåçéèêëíìîïñóòôöõúùûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy')"

export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The address in lower case; how the person typed it is not kept. */
    email: text().notNull().unique(),
    password_hash: text(),
    userable_type: text({ enum: PERSON_KINDS }).notNull(),
    /** What an administrator may do; null for everyone else. */
    admin_role: text({ enum: ADMIN_ROLES }),
    /** The last sign-in to the administration, or when a colleague woke the access up; the creation counts while it is null. */
    admin_awake_at: moment(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    username: text().notNull(),
    picture_key: text(),
    phone_number: text(),
    email_verified_at: moment(),
    is_active: boolean().notNull().default(true),
    terms_accepted_at: moment(),
    /** When its owner closed the account, which signing in undoes. An inactive account without it was suspended. */
    deactivated_at: moment(),
    /** When its owner asked for deletion, which is done 30 days later unless the owner comes back. */
    deletion_requested_at: moment(),
    /** When the account was deleted; the row stays for what refers to it, and names nobody. */
    deleted_at: moment(),
    /** The other account of the same person in which the team merged this one; it is deleted since, and keeps what could not move. */
    merged_into_id: integer().references((): AnyPgColumn => users.id),
    /** The last visit, exact to the day, from which inactivity is counted. */
    last_seen_at: moment(),
    inactivity_warned_at: moment(),
    /** The authenticator's secret, sealed with the server's own; in use once confirmed. */
    two_factor_secret: text(),
    two_factor_confirmed_at: moment(),
    /** The last 30-second step whose code was used, because a code may serve only once. */
    two_factor_last_step: integer(),
    /** Whether a code is mailed at a sign-in from a new browser. */
    mailed_codes: boolean().notNull().default(false),
    created_at: moment().notNull(),
  },
  (table) => [
    index('users_searched').using('gin', sql.raw(`(${SEARCHED_TEXT}) gin_trgm_ops`)),
    index('users_created').on(table.created_at),
    // Closed and suspended accounts are few, and the team lists them alone.
    index('users_closed').on(table.id).where(sql`NOT is_active`),
    index('users_kind').on(table.userable_type, table.id),
    index('users_merged').on(table.merged_into_id),
  ],
)

/** A browser's session; the id is stored as its SHA-256, the guest's sessions have no user. */
export const sessions = pgTable(
  'sessions',
  {
    id_hash: text().primaryKey(),
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    csrf_token: text().notNull(),
    ip: text().notNull(),
    user_agent: text().notNull(),
    /** The hash of the remembered device that opened the session, if one did. */
    remember_hash: text(),
    /** What this browser began and has not finished. */
    pending: jsonb().$type<Flows>(),
    created_at: moment().notNull(),
    last_seen_at: moment().notNull(),
  },
  (table) => [
    index('sessions_user').on(table.user_id),
    index('sessions_last_seen').on(table.last_seen_at),
    index('sessions_remember').on(table.remember_hash),
  ],
)

export const rememberTokens = pgTable(
  'remember_tokens',
  {
    token_hash: text().primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ip: text().notNull().default(''),
    user_agent: text().notNull().default(''),
    created_at: moment().notNull(),
    last_used_at: moment(),
    expires_at: moment().notNull(),
  },
  (table) => [index('remember_tokens_user').on(table.user_id)],
)

/** Browsers in which a person has shown every factor; a cookie recognises them, stored as its SHA-256. */
export const trustedDevices = pgTable(
  'trusted_devices',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    device_hash: text().notNull(),
    last_used_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.device_hash] }),
    index('trusted_devices_last_used').on(table.last_used_at),
  ],
)

/** Where a browser lets itself be told of events (RFC 8030): one row for each browser, of the person who signed in there last. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The browser, by the hash of its secret, as in `trusted_devices`. */
    device_hash: text().notNull().unique(),
    /** The address at the browser’s push service. Whoever knows it can send, but only encrypted and signed. */
    endpoint: text().notNull(),
    /** The keys with which only this browser reads a message (RFC 8291), as base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    user_agent: text().notNull(),
    created_at: moment().notNull(),
    /** When the browser last said that it still wants to be told. */
    confirmed_at: moment().notNull(),
  },
  (table) => [
    index('push_subscriptions_user').on(table.user_id),
    index('push_subscriptions_endpoint').on(table.endpoint),
    index('push_subscriptions_confirmed').on(table.confirmed_at),
  ],
)

/** Mailed tokens that let a password be chosen anew, stored as their SHA-256. */
export const passwordResets = pgTable(
  'password_resets',
  {
    token_hash: text().primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: moment().notNull(),
  },
  (table) => [index('password_resets_user').on(table.user_id)],
)

/** Codes for the day when the authenticator is lost; each one serves once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    code_hash: text().notNull(),
    used_at: moment(),
  },
  (table) => [unique('recovery_codes_of_user').on(table.user_id, table.code_hash)],
)

/** Accounts of other sites that open this one. */
export const socialAccounts = pgTable(
  'social_accounts',
  {
    provider: text({ enum: SOCIAL_PROVIDERS }).notNull(),
    subject: text().notNull(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    unique('social_accounts_of_user').on(table.user_id, table.provider),
  ],
)

/** Each time that somebody of the team looked at the site as a person sees it. */
export const accountViewings = pgTable(
  'account_viewings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    admin_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The administration's session in which it was begun, and with which it ends. */
    admin_session_hash: text().notNull(),
    reason: text().notNull(),
    /** The SHA-256 of the ticket, which opens it once on the public site. */
    ticket_hash: text().notNull().unique(),
    /** The SHA-256 of the cookie; null until the ticket was used. */
    cookie_hash: text().unique(),
    created_at: moment().notNull(),
    ends_at: moment().notNull(),
    /** When it was left before its time. */
    ended_at: moment(),
  },
  (table) => [
    index('account_viewings_user').on(table.user_id),
    index('account_viewings_admin').on(table.admin_id),
    index('account_viewings_created').on(table.created_at),
  ],
)
