const NUMBER = '\\d{1,2}'
const OF = `\\s*(?:/|sur|of|de)\\s*${NUMBER}`
/** « Page 1 », « 1 / 2 », « page 1 sur 2 »; not the end of a number of a telephone, nor a date. */
const PAGE = `(?:page\\s*${NUMBER}(?:${OF})?|(?<!\\d\\s*|[/.+]\\s*)${NUMBER}${OF}(?!\\s*[/.]?\\d))`
const AROUND = '[\\s|,;:()·•–—-]*'
const AT_END = new RegExp(`(?:^|(?<=[\\s|,;:()·•–—-]))${PAGE}${AROUND}$`, 'iu')
const AT_START = new RegExp(`^${AROUND}${PAGE}(?=$|[\\s|,;:()·•–—-])`, 'iu')

/** A text of the top or the foot of a page without the number of that page: « Haingo RAVELO – Page 1 sur 2 ». */
export function withoutPageNumber(text: string): string {
  const rest = text.replace(AT_END, '').replace(AT_START, '')
  return rest === text ? text : rest.replace(new RegExp(`^${AROUND}|${AROUND}$`, 'gu'), '')
}
