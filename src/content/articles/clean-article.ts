import sanitizeHtml from 'sanitize-html'
import { PICTURE_ADDRESS } from './shared/addresses.ts'

const LARGEST_SIDE = 4_000

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'u', 'h2', 'h3', 'blockquote', 'a'],
    'img',
  ],
  allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt', 'width', 'height'] },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    a: (tagName, { href = '' }) => ({
      tagName,
      // Links within the site are followed by search engines; the others are not vouched for.
      attribs: linkOf(href),
    }),
    img: (tagName, { src = '', alt = '', width = '', height = '' }) => ({
      tagName,
      attribs: { src, alt, ...sizeOf(width, height) },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !PICTURE_ADDRESS.test(attribs.src ?? ''),
}

const isOwn = (href: string) => /^\/(?![/\\])/.test(href)

function linkOf(href: string): Record<string, string> {
  return isOwn(href) ? { href } : { href, rel: 'noopener nofollow' }
}

function sizeOf(width: string, height: string): Record<string, string> {
  const isSize = (text: string) => /^[1-9]\d{0,3}$/.test(text) && Number(text) <= LARGEST_SIDE
  return isSize(width) && isSize(height) ? { width, height } : {}
}

/**
 * Reduces the text of an article to plain tags, links, and pictures of this site. It runs when a text is written and again
 * when it is shown.
 */
export function cleanArticle(html: string): string {
  return sanitizeHtml(html, ALLOWED)
}
