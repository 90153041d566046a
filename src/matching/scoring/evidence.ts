import { spellOut } from '#src/occupations/spelled-out.ts'
import { findOccupation } from '#src/occupations/taxonomy.ts'
import { remembered } from '#src/platform/remembered.ts'
import { indexWords } from '#src/platform/search/text.ts'
import type { Experience } from '#src/profiles/shared/parts.ts'
import { heldLicences } from './licences.ts'
import { headOf, isTrueHead, readTitle } from './titles.ts'
import { rootOf } from './word-roots.ts'

/** What a person tells of its skills besides the list of them, as roots of words. */
export interface Evidence {
  /** The headline and the titles of posts say these. */
  titles: ReadonlySet<string>
  /** So do they to whoever asks for the same trade or a near one. */
  trade: ReadonlySet<string>
  /** One set for each sentence about a post. */
  duties: () => readonly ReadonlySet<string>[]
  licences: () => ReadonlySet<string>
}

interface Told {
  headline: string
  occupation_code: string | null
  skills: readonly string[]
  experiences: readonly Experience[]
}

/** Reads the evidence, and each part that costs more, when it is first asked for, because most scores need none. */
export function evidenceOf(told: Told): () => Evidence {
  return once(() => readEvidence(told))
}

function once<Value>(read: () => Value): () => Value {
  let known: { value: Value } | undefined
  return () => {
    known ??= { value: read() }
    return known.value
  }
}

function readEvidence({ headline, occupation_code, skills, experiences }: Told): Evidence {
  const posts = experiences.map(({ title }) => title)
  const told = [headline, ...posts]
  const all = told.flatMap(rootsOf)
  const heads = told.flatMap((text, at) => doubtfulHead(text, at === 0 ? occupation_code : null))
  const occupation = findOccupation(occupation_code)?.name ?? ''
  return {
    titles: new Set(all.filter((root) => !heads.includes(root))),
    trade: new Set([...all, ...rootsOf(occupation)]),
    duties: once(() => experiences.flatMap(({ description }) => sentencesOf(description))),
    licences: once(() =>
      heldLicences([headline, ...skills, ...experiences.map(({ description }) => description)], told),
    ),
  }
}

function sentencesOf(description: string): Set<string>[] {
  return description
    .split(/[.;:!?\n•]/)
    .filter((sentence) => sentence.trim() !== '')
    .map((sentence) => new Set(indexWords(sentence).map(rootOf)))
}

/** The head of a title proves nothing when it means something else alone, and neither does a title that names no work. */
function doubtfulHead(text: string, code: string | null): string[] {
  const title = readTitle(text)
  if (!title) return rootsOf(text)
  const head = headOf(title)
  return head && !isTrueHead({ title, code }) ? [rootOf(head)] : []
}

/** Titles come again and again, and reading one takes a tenth of a millisecond. */
const rootsOf = remembered(20_000, (text) =>
  indexWords(spellOut(text).replace(/sage[- ]femme/gi, 'sagefemme')).map(rootOf),
)
