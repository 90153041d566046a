import { type ChangedList, LIST_TRAITS } from '#src/reference-changes/shared/lists.ts'
import type { AdminEntry, EntryChangeBody } from '../../reference/contract.ts'

/** What the form of an entry holds; each list shows what it has. */
export type EntryValues = {
  name: string
  state: 'offered' | 'withdrawn' | 'merged'
  merged_into: string
  region_id: string
  aliases: string[]
  lat: string
  lon: string
  words: string[]
  code: string
  days: string
  position: string
  text: string
  use: string
  effective_on: string
  note: string
}

/** @param text what a new entry begins with */
export function valuesOf(list: ChangedList, entry: AdminEntry | null, text = ''): EntryValues {
  return {
    name: entry?.name ?? (list === 'synonyms' ? '' : text),
    state: entry?.merged_into ? 'merged' : entry?.withdrawn ? 'withdrawn' : 'offered',
    merged_into: String(entry?.merged_into?.id ?? ''),
    region_id: String(entry?.region?.id ?? ''),
    aliases: entry?.aliases ?? [],
    lat: '',
    lon: '',
    words: entry?.words ?? (text ? [text] : []),
    code: entry?.occupation?.code ?? '',
    days: String(entry?.days ?? ''),
    position: String(entry?.position ?? ''),
    text: entry?.text ?? '',
    use: entry?.use ?? '',
    effective_on: '',
    note: '',
  }
}

export function bodyOf(list: ChangedList, values: EntryValues): EntryChangeBody {
  const { name, state, note } = values
  const place = {
    region_id: Number(values.region_id) || null,
    aliases: values.aliases,
    lat: readDegrees(values.lat),
    lon: readDegrees(values.lon),
  }
  return {
    name,
    note,
    withdrawn: state === 'withdrawn',
    merged_into: state === 'merged' ? Number(values.merged_into) || -1 : null,
    ...(list === 'cities' && place),
    ...(list === 'synonyms' && { words: values.words }),
    ...(list === 'delays' && { days: /^\d{1,4}$/.test(values.days.trim()) ? Number(values.days) : null }),
    ...(LIST_TRAITS[list].canOrder && { position: readPlace(values.position) }),
    ...(list === 'reply_templates' && { text: values.text, use: values.use || null }),
    ...(list === 'titles' && { code: values.code || null }),
  }
}

/** A place that is no number is refused by the server, on its field. */
const readPlace = (text: string) =>
  text.trim() === '' ? null : /^\d{1,3}$/.test(text.trim()) ? Number(text) : -1

/** Degrees are written « −18,91 ». */
function readDegrees(text: string): number | null {
  const plain = text.trim().replace('−', '-').replace(',', '.')
  return /^-?\d{1,3}(\.\d+)?$/.test(plain) ? Number(plain) : null
}
