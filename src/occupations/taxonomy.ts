import { readFileSync } from 'node:fs'

export interface Occupation {
  code: string
  name: string
  near: readonly string[]
}

interface Taxonomy {
  occupations: ReadonlyMap<string, Occupation>
  /** Every known title, its words in one form each. */
  titles: readonly string[]
  /** Beside each title the place of its occupation in `codes`. */
  owners: Uint16Array
  codes: readonly string[]
  /** Where in `titles` each word stands. */
  holders: ReadonlyMap<string, readonly number[]>
  /** Where in `titles` each whole title stands; -1 where several occupations bear it. */
  exact: ReadonlyMap<string, number>
}

/** In place of the one title that is meant. */
export const SEVERAL = -1

let loaded: Taxonomy | undefined

/** Read at the first use: 0.4 MB of text, some 10 000 titles of 531 occupations. */
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
