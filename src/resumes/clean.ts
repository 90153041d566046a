import sanitizeHtml from 'sanitize-html'
import type { ResumeDocument, RichText, Section } from './shared/document.ts'

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'br'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  allowedSchemesAppliedToAttributes: ['href'],
  transformTags: { b: 'strong', i: 'em', div: 'p' },
  disallowedTagsMode: 'discard',
}

/** A CV whose rich texts are reduced to the tags that are printed; run whenever one is written. */
export function cleanDocument(document: ResumeDocument): ResumeDocument {
  return { ...document, sections: document.sections.map(cleanSection) }
}

function cleanSection(section: Section): Section {
  if (section.kind === 'summary') return { ...section, text: clean(section.text) }
  const entries = section.entries.map((entry) =>
    'description' in entry ? { ...entry, description: clean(entry.description) } : entry,
  )
  // The kind and its entries belong together, as they came.
  return { ...section, entries } as Section
}

const clean = (html: RichText) => sanitizeHtml(html, ALLOWED)
