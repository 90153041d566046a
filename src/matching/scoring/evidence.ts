import { spellOut } from '#src/occupations/spelled-out.ts'
import { findOccupation } from '#src/occupations/taxonomy.ts'
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
  duties: readonly ReadonlySet<string>[]
  licences: ReadonlySet<string>
}

interface Told {
  headline: string
  occupation_code: string | null
  skills: readonly string[]
  experiences: readonly Experience[]
}

/** Reads the evidence when it is first asked for, because most scores need none. */
export function evidenceOf(told: Told): () => Evidence {
  let read: Evidence | undefined
  return () => {
    read ??= readEvidence(told)
    return read
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
    duties: experiences.flatMap(({ description }) =>
      description
        .split(/[.;:!?\n•]/)
        .filter((sentence) => sentence.trim() !== '')
        .map((sentence) => new Set(indexWords(sentence).map(rootOf))),
    ),
    licences: heldLicences([headline, ...skills, ...experiences.map(({ description }) => description)], told),
  }
}

/** The head of a title proves nothing when it means something else alone, and neither does a title that names no work. */
function doubtfulHead(text: string, code: string | null): string[] {
  const title = readTitle(text)
  if (!title) return rootsOf(text)
  const head = headOf(title)
  return head && !isTrueHead({ title, code }) ? [rootOf(head)] : []
}

function rootsOf(text: string): string[] {
  return indexWords(spellOut(text).replace(/sage[- ]femme/gi, 'sagefemme')).map(rootOf)
}
