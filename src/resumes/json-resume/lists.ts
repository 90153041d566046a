import { newId } from '../shared/new-parts.ts'
import { completed, isRecord, OWN_KEY } from './complement.ts'
import type { StandardReader } from './reader.ts'
import { addressOf, type Item, STANDARDS, type StandardKind, skillLevelOf, standardOf } from './standard.ts'

/** Lists of JSON Resume that are sections of our own free kind. */
const FREE = { awards: 'Distinctions', publications: 'Publications' } as const

/** An entry of a list, and the section that it belongs to. */
export interface ReadEntry {
  kind: StandardKind | 'custom'
  heading: string
  entry: Item
}

/** Every entry of the file's lists by its id, in their order; one that has none gets one. */
export function readLists(reader: StandardReader, file: Item): Map<string, ReadEntry> {
  const read = new Map<string, ReadEntry>()
  const add = (kind: ReadEntry['kind'], said: Item, own: unknown, heading = '') => {
    const known = isRecord(own) && typeof own.id === 'string' && !read.has(own.id) ? own.id : newId()
    read.set(known, { kind, heading, entry: { id: known, is_hidden: false, ...completed(said, own) } })
  }
  for (const kind of Object.keys(STANDARDS) as StandardKind[]) {
    const standard = standardOf(kind)
    for (const item of itemsOf(reader, kind, file[standard.list])) {
      const own = item[OWN_KEY]
      const several = kind === 'skills' && !own ? keywordsOf(reader, item) : []
      for (const each of several) add(kind, each, null)
      if (several.length === 0) add(kind, standard.read(reader, item), own)
    }
  }
  for (const [list, heading] of Object.entries(FREE))
    for (const item of reader.items(file[list])) add('custom', freeOf(reader, item), null, heading)
  return read
}

function itemsOf(reader: StandardReader, kind: StandardKind, list: unknown): Item[] {
  const isOfWords = kind === 'skills' || kind === 'interests' || kind === 'languages'
  return isOfWords ? reader.named(list, 'name') : reader.items(list)
}

/** « Web: HTML, CSS »: the words of a group are skills, its name is the group's. */
function keywordsOf(reader: StandardReader, item: Item): Item[] {
  const group = reader.text(item.name)
  const level = skillLevelOf(reader, item)
  return reader.texts(item.keywords).map((name) => ({ name, level, group }))
}

function freeOf(reader: StandardReader, item: Item): Item {
  return {
    title: reader.text(item.title ?? item.name),
    subtitle: reader.text(item.awarder ?? item.publisher),
    start: reader.moment(item.date ?? item.releaseDate),
    end: '',
    is_current: false,
    description: reader.rich(reader.long(item.summary), [], addressOf(reader, item)),
  }
}
