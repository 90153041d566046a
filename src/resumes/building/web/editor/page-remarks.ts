import { headingOf } from '#src/resumes/shared/changes.ts'
import type { ResumeDocument, Section } from '#src/resumes/shared/document.ts'
import type { PrintedPart } from '#src/resumes/shared/drawn-pages.ts'
import type { Remark } from './remarks.ts'
import { namesOf } from './words.ts'

/** A CV as it was printed last. */
export interface PrintedPages {
  count: number
  parts: readonly PrintedPart[]
}

const HALF = 0.5

/** What a reader of the paper would see at once: a page for next to nothing, and an entry that is cut in two. */
export function remarksOnPages(cv: ResumeDocument, printed: PrintedPages): Remark[] {
  return [...cutEntries(cv, printed), ...onLastPage(cv, printed)]
}

function cutEntries(cv: ResumeDocument, { parts }: PrintedPages): Remark[] {
  return parts.flatMap(({ section: id, entry, first_page, last_page }) => {
    // What is longer than a page cannot stand on one.
    if (entry === '' || last_page !== first_page + 1) return []
    const section = cv.sections.find((each) => each.id === id)
    if (!section) return []
    const words = `${nameOf(section, entry)}\u00a0: coupé entre les pages ${first_page} et ${last_page}. Une autre taille, un autre espacement ou un autre ordre le garde entier.`
    return [{ part: id, words }]
  })
}

function nameOf(section: Section, id: string): string {
  if (section.kind === 'summary') return headingOf(section)
  const entry = section.entries.find((each) => each.id === id)
  const [title] = entry ? namesOf(section.kind, entry) : ['']
  return [headingOf(section), title].filter(Boolean).join(', ')
}

function onLastPage(cv: ResumeDocument, { count, parts }: PrintedPages): Remark[] {
  const last = parts.filter(({ entry, last_page }) => entry === '' && last_page === count)
  const section = cv.sections.find(({ id }) => id === last.at(-1)?.section)
  if (count < 2 || !section) return []
  const part = section.id
  if (count > 2 && last.length === 1)
    return [
      {
        part,
        words: `Une page ${count} pour la seule section «\u00a0${headingOf(section)}\u00a0»\u00a0: faites tenir le CV en deux pages, ou raccourcissez-le.`,
      },
    ]
  if (Math.max(...last.map(({ end }) => end)) >= HALF) return []
  const fewer = count === 2 ? 'une page' : 'deux pages'
  return [
    {
      part,
      words: `La page ${count} est vide à plus de la moitié\u00a0: faites tenir le CV en ${fewer}, ou complétez-le.`,
    },
  ]
}
