import { escapeHtml } from '#src/platform/mail/layout.ts'

/** A text of paragraphs as it is kept: plain tags, nothing of what was written is one. */
export function writeDescription(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((part) => `<p>${escapeHtml(part.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('')
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** The text that was written, of what is kept; some were kept without tags. */
export function readDescription(kept: string | null): string {
  if (!kept?.startsWith('<')) return kept ?? ''
  return kept
    .replace(/<\/(?:p|ul|ol|h\d|blockquote)>\s*(?=<)/g, '\n\n')
    .replace(/<br ?\/?>|<\/li>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
    .trim()
}
