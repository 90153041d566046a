import { asc } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import type { Env } from '#src/platform/env.ts'
import {
  type AnySettingValue,
  APPLICATIONS_A_DAY,
  SETTING_VALUES,
  type SettingName,
  type SettingValue,
} from './shared/definitions.ts'
import { siteSettings } from './tables.ts'

export type SettingRow = typeof siteSettings.$inferSelect

/** Another process finds a change at the latest so many milliseconds after it; what is planned is known to all long before. */
const FRESH_MS = 10_000

interface Remembered {
  rows: SettingRow[]
  generation: number
  /** By the clock of the machine, because the rows age by it whatever day the product has. */
  until: number
}

const remembered = new WeakMap<Env, Remembered>()
let generation = 0

/** Whose settings are read: the services of a process, or a change of it. */
interface Source {
  db: Database
  env: Env
}

/** Has the next reading in this process ask the database; to be called once a change is committed. */
export function forgetSettings() {
  generation += 1
}

/** Reads what a setting is at this moment: from memory, which is filled again every few seconds. */
export async function readSetting<Name extends SettingName>(
  { db, env }: Source,
  name: Name,
  now: Date,
): Promise<SettingValue<Name>> {
  const rows = await rowsOf({ db, env })
  const value = rowAt(rows, name, now)?.value ?? defaultOf(env, name)
  return SETTING_VALUES[name].parse(value) as SettingValue<Name>
}

async function rowsOf({ db, env }: Source): Promise<SettingRow[]> {
  const known = remembered.get(env)
  if (known && known.generation === generation && known.until > performance.now()) return known.rows
  const asked = generation
  const rows = await listSettingRows(db)
  remembered.set(env, { rows, generation: asked, until: performance.now() + FRESH_MS })
  return rows
}

/** Lists every value, in the order in which they count. */
export function listSettingRows(database: Database): Promise<SettingRow[]> {
  return database.select().from(siteSettings).orderBy(asc(siteSettings.effective_from), asc(siteSettings.id))
}

/** Finds the row that counts at a moment, of rows in their order; undefined for a setting that has its default. */
export function rowAt(rows: readonly SettingRow[], name: SettingName, at: Date): SettingRow | undefined {
  return rows.findLast((row) => row.name === name && row.effective_from <= at)
}

/** What a setting is until somebody changes it. */
export function defaultOf(env: Env, name: SettingName): AnySettingValue {
  if (name === 'minimum_wage') return env.MINIMUM_WAGE
  if (name === 'about_address') return ''
  return name === 'applications_a_day' ? APPLICATIONS_A_DAY : []
}
