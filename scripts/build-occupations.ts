/**
 * Makes src/occupations/taxonomy.txt out of the ROME of France Travail (Licence Ouverte, Etalab) and of our own titles:
 * `node scripts/build-occupations.ts FOLDER`, FOLDER with the three CSV files of ROME v3 (appellation, code_rome).
 * One line for each occupation: its code, its name, its neighbours, its titles in the form they are compared in.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { NOTHING, readList } from '#src/occupations/lists.ts'
import { wordsOf } from '#src/occupations/title-words.ts'

/** How alike the titles of two occupations are for them to be neighbours: within a professional domain, and across. */
const WITHIN = 0.12
const ACROSS = 0.4
const MOST_NEIGHBOURS = 8

interface Occupation {
  name: string
  titles: Set<string>
  near: Set<string>
}

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('usage: node scripts/build-occupations.ts FOLDER')
const occupations = readOccupations(folder)
addOwnTitles(occupations)
addNeighbours(occupations)
writeFileSync(new URL('../src/occupations/taxonomy.txt', import.meta.url), print(occupations))

function readOccupations(from: string): Map<string, Occupation> {
  const all = new Map<string, Occupation>()
  for (const row of readCsv(from, 'code_rome'))
    all.set(row.code_rome ?? '', { name: tidy(row.libelle_rome ?? ''), titles: new Set(), near: new Set() })
  for (const row of readCsv(from, 'appellation')) {
    const { titles } = all.get(row.code_rome ?? '') ?? {}
    const long = genders(row.libelle_appellation_long ?? '')
    const short = genders((row.libelle_appellation_court ?? '').replaceAll(/\((?:\p{L}+)\)/gu, ''))
    for (const title of [...long, ...short]) titles?.add(wordsOf(title).join(' '))
  }
  return all
}

/** « Secrétaire administratif / administrative de mairie »: both titles in full. */
function genders(text: string): string[] {
  const plain = text.includes(' -') ? [text.replaceAll(/ -[^-]+-/g, ''), text] : [text]
  return plain.flatMap((each) => {
    const [his = '', hers] = each.split(/ ?\/ ?/)
    if (!hers) return [each]
    const [left, right] = [his.split(' '), hers.split(' ')]
    const start = right[0]?.slice(0, 3).toLowerCase()
    const at = Math.max(
      0,
      left.findLastIndex((word) => word.slice(0, 3).toLowerCase() === start),
    )
    return [[...left, ...right.slice(left.length - at)].join(' '), [...left.slice(0, at), ...right].join(' ')]
  })
}

/**
 * Our own titles take theirs from ROME, because a title means what it means here. Those that name nothing come last: a
 * head like « technicien » names nothing, whatever another list says or is left with (« technicien son » without « son »).
 */
function addOwnTitles(all: Map<string, Occupation>) {
  const rows = ['titles', 'malagasy'].flatMap(readList)
  for (const [code = '', list = ''] of rows.filter(([code]) => code !== NOTHING)) {
    const occupation = all.get(code)
    if (!occupation) throw new Error(`no occupation ${code}: ${list}`)
    for (const words of titlesOf(list)) {
      for (const other of all.values()) other.titles.delete(words)
      occupation.titles.add(words)
    }
  }
  for (const [, list = ''] of rows.filter(([code]) => code === NOTHING))
    for (const words of titlesOf(list)) for (const each of all.values()) each.titles.delete(words)
}

function titlesOf(list: string): string[] {
  return list.split(';').map((title) => wordsOf(title).join(' '))
}

function addNeighbours(all: Map<string, Occupation>) {
  const vectors = vectorsOf(all)
  for (const [code, occupation] of all) {
    const others = [...vectors]
      .filter(([other]) => other !== code)
      .map(([other, vector]) => ({ other, alike: cosine(vectors.get(code) ?? new Map(), vector) }))
      .filter(({ other, alike }) => alike >= (other.slice(0, 3) === code.slice(0, 3) ? WITHIN : ACROSS))
      .sort((one, two) => two.alike - one.alike)
    for (const { other } of others.slice(0, MOST_NEIGHBOURS)) occupation.near.add(other)
  }
  for (const [list = ''] of readList('neighbours')) {
    const codes = list.split(' ')
    for (const code of codes) for (const other of codes) if (other !== code) all.get(code)?.near.add(other)
  }
  for (const [code, { near }] of all) for (const other of near) all.get(other)?.near.add(code)
}

/** How much of an occupation's titles each word is, rare words more. */
function vectorsOf(all: Map<string, Occupation>): Map<string, Map<string, number>> {
  const holders = new Map<string, number>()
  const counts = new Map<string, Map<string, number>>()
  for (const [code, { name, titles }] of all) {
    const words = new Map<string, number>()
    for (const text of [...titles, ...wordsOf(name)])
      for (const word of text.split(' ')) words.set(word, (words.get(word) ?? 0) + 1)
    for (const word of words.keys()) holders.set(word, (holders.get(word) ?? 0) + 1)
    counts.set(code, words)
  }
  for (const words of counts.values())
    for (const [word, count] of words)
      words.set(word, Math.sqrt(count) * Math.log(all.size / (holders.get(word) ?? 1)))
  return counts
}

function cosine(one: Map<string, number>, other: Map<string, number>): number {
  const length = (of: Map<string, number>) => Math.hypot(...of.values())
  let sum = 0
  for (const [word, weight] of one) sum += weight * (other.get(word) ?? 0)
  return sum / (length(one) * length(other) || 1)
}

function print(all: Map<string, Occupation>): string {
  const lines = [...all].sort().map(([code, { name, titles, near }]) => {
    const texts = [...titles].filter(Boolean).sort()
    return [code, name, [...near].sort().join(' '), texts.join(';')].join('\t')
  })
  return `${lines.join('\n')}\n`
}

function readCsv(from: string, name: string): Record<string, string>[] {
  const file = readdirSync(from).find((each) => each.includes(`referentiel_${name}_`))
  if (!file) throw new Error(`no ${name} in ${from}`)
  const [head = [], ...rows] = readFileSync(join(from, file), 'utf8').trim().split('\n').map(cells)
  return rows.map((row) => Object.fromEntries(head.map((column, index) => [column, row[index] ?? ''])))
}

function cells(line: string): string[] {
  const quoted = [...line.matchAll(/"((?:[^"]|"")*)"/g)]
  return quoted.map(([, cell = '']) => cell.replaceAll("''", "'").replaceAll('""', '"'))
}

function tidy(name: string): string {
  return name
    .replace(/ -HSE-/, '')
    .replace(/oeuvre/i, 'œuvre')
    .replace(/ (?:- )/g, ', ')
    .replaceAll("'", '’')
}
