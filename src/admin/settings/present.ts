import { listNames } from '#src/accounts/people.ts'
import type { Database } from '#src/platform/database.ts'
import type { Env } from '#src/platform/env.ts'
import { canUndo } from '#src/settings/changing.ts'
import { defaultOf, listSettingRows, rowAt, type SettingRow } from '#src/settings/settings.ts'
import { SETTING_NAMES, type SettingName } from '#src/settings/shared/definitions.ts'
import { dayAt } from '#src/shared/dates.ts'
import type { AdminSetting } from './contract.ts'

/** Reads every setting with its history, from the database: whoever changes one must see what is. */
export async function presentSettings({ db, env }: { db: Database; env: Env }, now: Date) {
  const rows = await listSettingRows(db)
  const names = await listNames(
    db,
    rows.flatMap(({ set_by }) => set_by ?? []),
  )
  const present = (name: SettingName): AdminSetting => {
    const own = rows.filter((row) => row.name === name)
    const value = rowAt(own, name, now)?.value ?? defaultOf(env, name)
    return {
      name,
      value,
      next: nextOf(own, value, now),
      seen_id: own.length > 0 ? Math.max(...own.map(({ id }) => id)) : null,
      history: own.toReversed().map((row) => ({
        id: row.id,
        value: row.value,
        effective_from: row.effective_from.toISOString(),
        note: row.note,
        set_by: row.set_by === null ? null : (names.get(row.set_by) ?? null),
        created_at: row.created_at.toISOString(),
        can_undo: canUndo(own, row, now),
      })),
    }
  }
  return { today: dayAt(now), settings: SETTING_NAMES.map(present) }
}

/** Of several rows of one moment the last one counts, and one that was taken back changes nothing. */
function nextOf(rows: readonly SettingRow[], value: AdminSetting['value'], now: Date): AdminSetting['next'] {
  const moments = new Map(
    rows.filter((row) => row.effective_from > now).map((row) => [row.effective_from.toISOString(), row]),
  )
  for (const [effective_from, row] of moments)
    if (JSON.stringify(row.value) !== JSON.stringify(value)) return { value: row.value, effective_from }
  return null
}
