import type { ResumeDocument, Section } from '#src/resumes/shared/document.ts'
import { emptyDocument, newEntry } from '#src/resumes/shared/new-parts.ts'

/** Returns a small CV as the builder writes it. */
export function makeDocument(headline = 'Comptable'): ResumeDocument {
  const document = emptyDocument()
  return {
    ...document,
    identity: {
      ...document.identity,
      first_name: 'Miora',
      last_name: 'Rakoto',
      headline,
      email: 'miora@exemple.test',
      phone_number: '034 12 345 67',
      city: 'Antananarivo',
    },
    sections: document.sections.map(written),
  }
}

function written(section: Section): Section {
  if (section.kind === 'summary') return { ...section, text: '<p>Dix ans de <strong>cabinet</strong>.</p>' }
  if (section.kind === 'experience') {
    const post = { title: 'Comptable', company: 'Cabinet Soa', city: 'Antsirabe', start: '2021-03' }
    const entry = newEntry('experience', { ...post, is_current: true, description: '<p>Paie.</p>' })
    return { ...section, entries: [entry] }
  }
  if (section.kind === 'languages')
    return { ...section, entries: [newEntry('languages', { name: 'Français', level: 'C1' })] }
  return section
}
