import sanitizeHtml from 'sanitize-html'

/** What a text of the site may be made of: plain tags and links. */
export const RICH_TEXT: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'u', 'h2', 'h3', 'blockquote', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    a: (tagName, { href = '' }) => ({
      tagName,
      // Links within the site are followed by search engines; the others are not vouched for.
      attribs: linkOf(href),
    }),
  },
}

const isOwn = (href: string) => /^\/(?![/\\])/.test(href)

function linkOf(href: string): Record<string, string> {
  return isOwn(href) ? { href } : { href, rel: 'noopener nofollow' }
}

/** Reduces a text to plain tags and links. It runs when a text is written and again when it is shown. */
export function cleanRichText(html: string): string {
  return sanitizeHtml(html, RICH_TEXT)
}
