import { headingOf } from '#src/resumes/shared/changes.ts'
import type { ResumeDocument } from '#src/resumes/shared/document.ts'

const FIELDS: Record<string, string> = {
  ...{ first_name: 'le prénom', last_name: 'le nom', headline: 'le titre', title: 'l’intitulé du poste' },
  ...{ company: 'l’entreprise', start: 'les dates', degree: 'le diplôme', school: 'l’établissement' },
  level: 'le niveau',
}

/** What of a reading is to be looked at, in words: « Expériences, Soudeur : l’entreprise, les dates ». */
export function doubtsOf({ identity, sections }: ResumeDocument, doubts: string[]): string[] {
  const places = new Map<string, string>([
    ['identity', `${identity.first_name} ${identity.last_name}`.trim()],
  ])
  for (const section of sections) {
    if (section.kind === 'summary') continue
    for (const entry of section.entries) {
      const [name] = ['title', 'degree', 'name', 'company', 'school'].flatMap((key) => {
        const value = (entry as unknown as Record<string, unknown>)[key]
        return typeof value === 'string' && value ? [value] : []
      })
      places.set(entry.id, [headingOf(section), name].filter(Boolean).join(', '))
    }
  }
  const byPlace = Map.groupBy(doubts, (path) => path.split('.')[0] ?? '')
  return [...byPlace].flatMap(([id, paths]) => {
    const place = places.get(id)
    const fields = [...new Set(paths.map((path) => FIELDS[path.split('.')[1] ?? ''] ?? ''))].filter(Boolean)
    return place && fields.length > 0 ? [`${place}\u00a0: ${fields.join(', ')}`] : []
  })
}
