import sanitizeHtml from 'sanitize-html'
import { RICH_TEXT } from '#src/content/rich-texts/clean.ts'
import { PICTURE_ADDRESS } from './shared/addresses.ts'

const LARGEST_SIDE = 4_000

const ALLOWED: sanitizeHtml.IOptions = {
  ...RICH_TEXT,
  allowedTags: [...(RICH_TEXT.allowedTags || []), 'img'],
  allowedAttributes: { ...RICH_TEXT.allowedAttributes, img: ['src', 'alt', 'width', 'height'] },
  transformTags: {
    ...RICH_TEXT.transformTags,
    img: (tagName, { src = '', alt = '', width = '', height = '' }) => ({
      tagName,
      attribs: { src, alt, ...sizeOf(width, height) },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !PICTURE_ADDRESS.test(attribs.src ?? ''),
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
