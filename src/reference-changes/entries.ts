import { titleKey } from '#src/occupations/corrections.ts'
import { findOccupation, taxonomy } from '#src/occupations/taxonomy.ts'
import { invalid, readTogether } from '#src/platform/errors.ts'
import { foldText } from '#src/platform/search/text.ts'
import { addedReason } from '#src/reference/shared/added-reasons.ts'
import { firstEntries } from '#src/reference/shared/live.ts'
import { REGIONS } from '#src/reference/shared/places.ts'
import {
  TEMPLATE_BODY_MAX,
  TEMPLATE_USES,
  variableProblem,
} from '#src/reference/shared/reply-template-parts.ts'
import { cleanLine } from '#src/shared/fields.ts'
import { MESSAGES } from '#src/shared/messages.ts'
import { slugify } from '#src/shared/slugs.ts'
import { type ChangeRow, type Entry, entryAt } from './current.ts'
import { isKept } from './kept-rows.ts'
import { type ChangedList, type EntryValue, LIST_TRAITS } from './shared/lists.ts'

/** What a form sends for an entry; each list reads what it needs. */
export interface EntryInput {
  name?: string | null | undefined
  withdrawn?: boolean | null | undefined
  merged_into?: number | null | undefined
  region_id?: number | null | undefined
  aliases?: readonly string[] | null | undefined
  lat?: number | null | undefined
  lon?: number | null | undefined
  words?: readonly string[] | null | undefined
  code?: string | null | undefined
  days?: number | null | undefined
  position?: number | null | undefined
  text?: string | null | undefined
  use?: string | null | undefined
}

interface Standing {
  id: number
  before: Entry | undefined
  /** The changes of the list. */
  rows: readonly ChangeRow[]
  at: Date
}

const LIMITS = { name: 80, title: 120, words: 12, aliases: 20, position: 99 }
/** The reason that asks for words of its own. */
const OTHER = 'autre'
/** Madagascar lies within these degrees. */
const BOUNDS = { lat: [-26, -11], lon: [43, 51] } as const

/** Reads an entry as it is kept. @throws HttpError 422 on the fields that it cannot have */
export function readEntry(list: ChangedList, input: EntryInput, standing: Standing): EntryValue {
  if (list === 'delays') return { name: standing.before?.name ?? '', days: readDays(input, standing) }
  const [state, fields] = readTogether(
    () => readState(list, input, standing),
    () => readFields(list, input, standing),
  )
  const value: EntryValue = { ...fields, ...state }
  if (value.withdrawn && value.code === OTHER)
    throw invalid({
      name: ['«\u00A0Autre\u00A0» reste proposé\u00A0: il recueille ce que la liste ne dit pas.'],
    })
  return value
}

/** What an entry of the list is made of, besides its state. */
function readFields(list: ChangedList, input: EntryInput, standing: Standing): EntryValue {
  if (list === 'synonyms') return { words: readWords(input, standing) }
  if (list === 'titles') return readTitle(input, standing)
  const [named, own, position, place] = readTogether(
    () => readOwnName(list, input, standing),
    () => ownOf(list, input, standing),
    () => (LIST_TRAITS[list].canOrder ? readPosition(input) : {}),
    () => (list === 'cities' ? readPlace(input, standing) : {}),
  )
  return { ...stateOf(standing.before), ...named, ...own, ...position, ...place }
}

/** A name that no other entry of the list has, with the address of its page where it has one. */
function readOwnName(list: ChangedList, input: EntryInput, standing: Standing): EntryValue {
  const { before } = standing
  const name = readName(input.name, LIMITS.name)
  if (othersOf(list, standing).some((other) => foldText(other.name ?? '') === foldText(name)))
    throw invalid({ name: [`«\u00A0${name}\u00A0» est déjà dans la liste.`] })
  if (!isKept(list)) return { name }
  const slug = before?.slug ?? slugify(name)
  if (!before && isOccupation(slug))
    throw invalid({ name: ['Une autre page du site a déjà cette adresse\u00A0: changez le nom.'] })
  return { name, slug }
}

const stateOf = (before: Entry | undefined): EntryValue => {
  const {
    id: _id,
    withdrawn: _withdrawn,
    merged_into: _merged,
    position: _position,
    ...value
  } = before ?? { id: 0 }
  return value
}

/** What the entries of one list have beside a name. */
function ownOf(list: ChangedList, input: EntryInput, { id, before }: Standing): EntryValue {
  if (list === 'rejection_reasons' || list === 'report_reasons')
    return { code: before?.code ?? addedReason(id) }
  return list === 'reply_templates' ? readLetter(input) : {}
}

function readLetter(input: EntryInput): EntryValue {
  const [use, text] = readTogether(
    () => readUse(input),
    () => readLetterText(input),
  )
  return { text, use }
}

function readUse(input: EntryInput) {
  const use = TEMPLATE_USES.find((each) => each === input.use)
  if (!use) throw invalid({ use: ['Veuillez choisir un usage.'] })
  return use
}

function readLetterText(input: EntryInput): string {
  const text = (input.text ?? '').replaceAll('\r\n', '\n').trim()
  if (!text) throw invalid({ text: ['Veuillez écrire le texte du modèle.'] })
  const problem = text.length > TEMPLATE_BODY_MAX ? MESSAGES.letter_too_long : variableProblem(text)
  if (problem) throw invalid({ text: [problem] })
  return text
}

function readPosition({ position }: EntryInput): EntryValue {
  if (position === null || position === undefined) return {}
  if (!Number.isInteger(position) || position < 1 || position > LIMITS.position)
    throw invalid({ position: [`Une place, de 1 à ${LIMITS.position}, ou rien.`] })
  return { position }
}

/** Withdrawn, merged into another one, or neither. */
function readState(list: ChangedList, input: EntryInput, standing: Standing) {
  const { merged_into } = input
  if (!merged_into) return input.withdrawn ? { withdrawn: true } : {}
  const target = othersOf(list, standing).find(({ id }) => id === merged_into)
  if (!LIST_TRAITS[list].canMerge || !target || target.withdrawn)
    throw invalid({ merged_into: ['Choisissez une autre ligne de cette liste.'] })
  return { merged_into }
}

function readName(given: string | null | undefined, most: number): string {
  const name = cleanLine(given ?? '') ?? ''
  if (name.length < 2 || name.length > most) throw invalid({ name: [`Un nom a de 2 à ${most} caractères.`] })
  return name
}

function readWords({ words }: EntryInput, standing: Standing): string[] {
  const read = [...new Map((words ?? []).map((word) => [foldText(word), cleanLine(word) ?? ''])).values()]
  const kept = read.filter(Boolean)
  if (kept.length < 2) throw invalid({ words: ['Il faut au moins deux mots ou expressions.'] })
  if (kept.length > LIMITS.words || kept.some((word) => word.length < 2 || word.length > 60))
    throw invalid({ words: [`Au plus ${LIMITS.words} expressions, de 2 à 60 caractères.`] })
  for (const other of othersOf('synonyms', standing)) {
    const shared = kept.filter((word) => other.words?.some((each) => foldText(each) === foldText(word)))
    if (!other.withdrawn && shared.length === kept.length)
      throw invalid({ words: [`Ces mots sont déjà cherchés ensemble\u00A0: ${other.words?.join(', ')}.`] })
  }
  return kept
}

function readTitle(input: EntryInput, standing: Standing): EntryValue {
  const [name, code] = readTogether(
    () => readTitleName(input, standing),
    () => readCode(input),
  )
  return { name, code }
}

function readTitleName(input: EntryInput, standing: Standing): string {
  const name = readName(input.name, LIMITS.title)
  const key = titleKey(name)
  if (!key) throw invalid({ name: ['Ce titre ne contient aucun mot qui dise un métier.'] })
  if (othersOf('titles', standing).some((other) => !other.withdrawn && titleKey(other.name ?? '') === key))
    throw invalid({ name: ['Ce titre est déjà corrigé\u00A0: changez sa ligne.'] })
  return name
}

function readCode(input: EntryInput): string | null {
  const code = input.code || null
  if (code !== null && !findOccupation(code)) throw invalid({ code: ['Choisissez un métier de la liste.'] })
  return code
}

/** The first reminder leaves before the second, and both before the end. */
function readDays({ days }: EntryInput, standing: Standing): number {
  if (typeof days !== 'number' || !Number.isInteger(days) || days < 1 || days > 365)
    throw invalid({ days: ['Un nombre de jours, de 1 à 365.'] })
  for (const { id, name, days: other = 0 } of othersOf('delays', standing)) {
    const isInOrder = id < standing.id ? other < days : days < other
    if (!isInOrder)
      throw invalid({ days: [`«\u00A0${name}\u00A0» est à ${other} jours\u00A0: les délais se suivent.`] })
  }
  return days
}

function readPlace(input: EntryInput, standing: Standing): EntryValue {
  const { before } = standing
  const [region_id, aliases, lat, lon] = readTogether(
    () => readRegion(input),
    () => readAliases(input, standing),
    () => (before ? before.lat : readDegrees('lat', input)),
    () => (before ? before.lon : readDegrees('lon', input)),
  )
  return {
    region_id,
    aliases,
    ...(lat !== undefined && lon !== undefined && { lat, lon }),
    population: before?.population ?? 0,
  }
}

function readRegion({ region_id }: EntryInput): number {
  const region = REGIONS.find(({ id }) => id === region_id)
  if (!region) throw invalid({ region_id: ['Veuillez choisir la région.'] })
  return region.id
}

function readAliases(input: EntryInput, standing: Standing): string[] {
  const aliases = [...new Set((input.aliases ?? []).flatMap((alias) => cleanLine(alias) ?? []))]
  if (aliases.length > LIMITS.aliases || aliases.some((alias) => alias.length < 2 || alias.length > 60))
    throw invalid({ aliases: [`Au plus ${LIMITS.aliases} seconds noms, de 2 à 60 caractères.`] })
  for (const city of othersOf('cities', standing)) {
    const names = [city.name ?? '', ...(city.aliases ?? [])].map(foldText)
    const taken = aliases.find((alias) => names.includes(foldText(alias)))
    if (taken && city.id !== input.merged_into)
      throw invalid({ aliases: [`«\u00A0${taken}\u00A0» est déjà un nom de ${city.name}.`] })
  }
  return aliases.filter((alias) => foldText(alias) !== foldText(input.name ?? ''))
}

function readDegrees(field: 'lat' | 'lon', input: EntryInput): number {
  const [least, most] = BOUNDS[field]
  const value = input[field]
  if (typeof value !== 'number' || !(value >= least && value <= most))
    throw invalid({ [field]: [`À Madagascar, un nombre de ${least} à ${most}, comme ${least + 7},5.`] })
  return value
}

/** Every other entry of the list at that moment, those that were merged apart. */
function othersOf(list: ChangedList, { id, rows, at }: Standing): Entry[] {
  const ids = new Set([...firstEntries(list).map((each) => each.id), ...rows.map(({ entry_id }) => entry_id)])
  ids.delete(id)
  return [...ids].flatMap((each) => {
    const entry = entryAt(rows, list, each, at)
    return entry && !entry.merged_into ? [entry] : []
  })
}

/** Towns, sectors and occupations share the addresses of their pages. */
function isOccupation(slug: string): boolean {
  return [...taxonomy().occupations.values()].some(({ name }) => slugify(name) === slug)
}
