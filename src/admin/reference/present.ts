import { listNames } from '#src/accounts/people.ts'
import { findOccupation, taxonomy } from '#src/occupations/taxonomy.ts'
import type { Database } from '#src/platform/database.ts'
import { firstEntries, inPlaces } from '#src/reference/shared/live.ts'
import { REGIONS } from '#src/reference/shared/places.ts'
import { TEMPLATE_USE_LABELS } from '#src/reference/shared/reply-template-parts.ts'
import { canUndo } from '#src/reference-changes/changing.ts'
import { type ChangeRow, type Entry, entryAt, listChangeRows } from '#src/reference-changes/current.ts'
import { CHANGED_LISTS, type ChangedList, type EntryValue } from '#src/reference-changes/shared/lists.ts'
import { dayAt } from '#src/shared/dates.ts'
import type { AdminEntry, AdminList } from './contract.ts'
import { countUsage, type Usage } from './usage.ts'

/** Changes that are shown; older ones are in the audit log. */
const MOST_LINES = 100

/** Reads a list with its history, from the database: whoever changes one must see what is. */
export async function presentList(database: Database, list: ChangedList, now: Date): Promise<AdminList> {
  const rows = (await listChangeRows(database)).filter((row) => row.list === list)
  const usage = await countUsage(database, list, now)
  const entries = listIds(list, rows).flatMap((id) => {
    const entry = entryAt(rows, list, id, now) ?? rows.find(({ entry_id }) => entry_id === id)?.value
    return entry ? [presentEntry({ list, id, entry, rows, usage, now })] : []
  })
  return {
    today: dayAt(now),
    entries: inOrder(entries),
    history: await presentHistory(database, list, rows, now),
  }
}

/** As people choose from it: what has a place stands there, the others around it. */
const inOrder = (entries: AdminEntry[]) =>
  inPlaces(
    entries.map(({ position, ...entry }) => ({ ...entry, merged_into: null, position: position ?? 0 })),
  ).flatMap(({ id }) => entries.find((entry) => entry.id === id) ?? [])

/** How many entries each list has, those that count now. */
export async function presentLists(database: Database, now: Date) {
  const rows = await listChangeRows(database)
  const lists = CHANGED_LISTS.map((list) => {
    const own = rows.filter((row) => row.list === list)
    const entries = listIds(list, own).map((id) => entryAt(own, list, id, now))
    return { list, count: entries.filter((entry) => entry && !entry.merged_into && !entry.withdrawn).length }
  })
  const occupations = [...taxonomy().occupations.values()]
    .map(({ code, name }) => ({ code, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'fr'))
  const coming = rows.filter((row) => row.effective_from > now && canUndo(rows, row, now)).length
  return { lists, coming, occupations }
}

function listIds(list: ChangedList, rows: readonly ChangeRow[]): number[] {
  return [...new Set([...firstEntries(list).map(({ id }) => id), ...rows.map(({ entry_id }) => entry_id)])]
}

interface Presented {
  list: ChangedList
  id: number
  entry: EntryValue
  rows: readonly ChangeRow[]
  usage: Usage
  now: Date
}

function presentEntry({ list, id, entry, rows, usage, now }: Presented): AdminEntry {
  const own = rows.filter(({ entry_id }) => entry_id === id)
  const target = entry.merged_into ? entryAt(rows, list, entry.merged_into, now) : undefined
  const region = REGIONS.find((each) => each.id === entry.region_id)
  const occupation = findOccupation(entry.code ?? null)
  const next = own.find((row) => row.effective_from > now && canUndo(rows, row, now))
  return {
    id,
    name: nameOf(entry),
    withdrawn: Boolean(entry.withdrawn),
    merged_into: target ? { id: target.id, name: nameOf(target) } : null,
    region: region ? { id: region.id, name: region.name } : null,
    aliases: [...(entry.aliases ?? [])],
    words: [...(entry.words ?? [])],
    days: entry.days ?? null,
    position: entry.position ?? null,
    text: entry.text ?? '',
    use: entry.use ?? null,
    occupation: occupation && { code: occupation.code, name: occupation.name },
    offers: usage.offers ? (usage.offers.get(id) ?? 0) : null,
    profiles: usage.profiles ? (usage.profiles.get(id) ?? 0) : null,
    next_from: next?.effective_from.toISOString() ?? null,
    seen_id: own.length > 0 ? Math.max(...own.map((row) => row.id)) : null,
  }
}

const nameOf = ({ name, words }: EntryValue) => name ?? words?.[0] ?? ''

async function presentHistory(
  database: Database,
  list: ChangedList,
  rows: readonly ChangeRow[],
  now: Date,
): Promise<AdminList['history']> {
  const shown = rows.toSorted((one, other) => other.id - one.id).slice(0, MOST_LINES)
  const names = await listNames(
    database,
    shown.flatMap(({ set_by }) => set_by ?? []),
  )
  return shown.map((row) => ({
    id: row.id,
    entry_id: row.entry_id,
    name: nameOf(row.value),
    what: describeChange(list, row, rows),
    effective_from: row.effective_from.toISOString(),
    note: row.note,
    set_by: row.set_by === null ? null : (names.get(row.set_by) ?? null),
    created_at: row.created_at.toISOString(),
    can_undo: canUndo(rows, row, now),
  }))
}

/** @example « était « Droit » · + Tamatavy », « rangée sous Antsirabe », « ajoutée » */
function describeChange(list: ChangedList, row: ChangeRow, rows: readonly ChangeRow[]): string {
  const { value, entry_id: id } = row
  const earlier = rows.filter((each) => each.id < row.id)
  const before = entryAt(earlier, list, id, row.effective_from)
  if (value.merged_into) {
    const target = entryAt(rows, list, value.merged_into, row.effective_from)
    return `rangé sous «\u00A0${target ? nameOf(target) : ''}\u00A0»`
  }
  if (!before) return value.withdrawn ? 'masqué' : `ajouté${listDifferences(list, undefined, value)}`
  const parts = [
    before.merged_into && 'de nouveau à part',
    !before.withdrawn && value.withdrawn && 'masqué',
    before.withdrawn && !value.withdrawn && 'proposé de nouveau',
    before.days !== value.days && `${before.days} → ${value.days} jours`,
    before.position !== value.position && (value.position ? `en place ${value.position}` : 'sans place'),
    before.text !== value.text && 'texte changé',
    before.use !== value.use && value.use && `pour «\u00A0${TEMPLATE_USE_LABELS[value.use]}\u00A0»`,
    nameOf(before) !== nameOf(value) && `était «\u00A0${nameOf(before)}\u00A0»`,
    listDifferences(list, before, value).replace(/^\u00A0: /, ''),
  ]
  return parts.filter(Boolean).join(' · ') || 'remis comme avant'
}

function listDifferences(list: ChangedList, before: Entry | undefined, value: EntryValue): string {
  if (list === 'titles' && before?.code !== value.code)
    return `\u00A0: ${findOccupation(value.code ?? null)?.name ?? 'aucun métier'}`
  const [old, fresh] = [wordsOf(before ?? {}), wordsOf(value)]
  const parts = [
    ...fresh.filter((word) => !old.includes(word)).map((word) => `+ ${word}`),
    ...old.filter((word) => !fresh.includes(word)).map((word) => `− ${word}`),
  ]
  return parts.length > 0 ? `\u00A0: ${parts.join(', ')}` : ''
}

const wordsOf = ({ aliases, words }: EntryValue) => aliases ?? words ?? []
