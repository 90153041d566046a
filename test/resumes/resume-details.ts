import type { ResumeDocument, Section } from '#src/resumes/shared/document.ts'

/** Lists the small facts of a CV, what its links are called and lead to, and its texts, one line for each. */
export function detailsOf({ identity, sections }: ResumeDocument): string[] {
  const { headline, email, driving_licence: licence } = identity
  return [
    ...[`headline: ${headline}`, `email: ${email}`, `licence: ${licence.replace(/^Permis /, '')}`],
    ...identity.links.map(({ label, url }) => `link: ${label} ${url}`),
    ...sections.flatMap(sectionDetails),
  ].map((line) => line.replaceAll(/\s+/g, ' '))
}

function sectionDetails(section: Section): string[] {
  if (section.kind === 'summary') return [`summary: ${section.text}`]
  // A referee is read as short texts.
  if (section.kind === 'references') return []
  return section.entries.flatMap((entry) => [
    ...('url' in entry && entry.url !== '' ? [`${section.kind}: ${entry.url}`] : []),
    ...(section.kind === 'links' && 'label' in entry ? [`links: ${entry.label}`] : []),
    ...('description' in entry && entry.description !== '' ? [`${section.kind}: ${entry.description}`] : []),
  ])
}
