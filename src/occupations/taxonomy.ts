import { readFileSync } from 'node:fs'

export interface Occupation {
  code: string
  name: string
  near: readonly string[]
}

interface Taxonomy {
  occupations: ReadonlyMap<string, Occupation>
  /** Known titles, each with its words in one form. */
  titles: readonly string[]
  /** Gives for each title the place of its occupation in `codes`. */
  owners: Uint16Array
  codes: readonly string[]
  /** Gives the places in `titles` of each word. */
  holders: ReadonlyMap<string, readonly number[]>
  /** Gives the place in `titles` of each whole title; `SEVERAL` when several occupations share it. */
  exact: ReadonlyMap<string, number>
}

/** Stands for a title that several occupations share. */
export const SEVERAL = -1

let loaded: Taxonomy | undefined

/** The text of 0.4 MB, some 10 000 titles of 531 occupations, is read at the first use. */
export function taxonomy(): Taxonomy {
  loaded ??= readTaxonomy(readFileSync(new URL('taxonomy.txt', import.meta.url), 'utf8'))
  return loaded
}

export function findOccupation(code: string | null): Occupation | null {
  return code === null ? null : (taxonomy().occupations.get(code) ?? null)
}

function readTaxonomy(text: string): Taxonomy {
  const occupations = new Map<string, Occupation>()
  const titles: string[] = []
  const owners: number[] = []
  for (const line of text.trimEnd().split('\n')) {
    const [code = '', name = '', near = '', all = ''] = line.split('\t')
    for (const title of all.split(';')) {
      titles.push(title)
      owners.push(occupations.size)
    }
    occupations.set(code, { code, name, near: near.split(' ').filter(Boolean) })
  }
  return {
    occupations,
    titles,
    owners: Uint16Array.from(owners),
    codes: [...occupations.keys()],
    holders: listHolders(titles),
    exact: listExact(titles),
  }
}

function listHolders(titles: readonly string[]): Map<string, number[]> {
  const holders = new Map<string, number[]>()
  titles.forEach((title, at) => {
    for (const word of title.split(' ')) {
      const known = holders.get(word)
      if (known) known.push(at)
      else holders.set(word, [at])
    }
  })
  return holders
}

function listExact(titles: readonly string[]): Map<string, number> {
  const exact = new Map<string, number>()
  titles.forEach((title, at) => {
    exact.set(title, exact.has(title) ? SEVERAL : at)
  })
  return exact
}
