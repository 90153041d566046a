import type { ResumeDocument, Section } from '#src/resumes/shared/document.ts'

/** Small facts of the person, what links are called and lead to, and texts with what stands out of them: one line for each of a CV. */
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
  // A person who can be asked is read as short texts.
  if (section.kind === 'references') return []
  return section.entries.flatMap((entry) => [
    ...('url' in entry && entry.url !== '' ? [`${section.kind}: ${entry.url}`] : []),
    ...(section.kind === 'links' && 'label' in entry ? [`links: ${entry.label}`] : []),
    ...('description' in entry && entry.description !== '' ? [`${section.kind}: ${entry.description}`] : []),
  ])
}
