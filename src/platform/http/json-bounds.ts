import { HttpError } from '../errors.ts'

/** More than any form of the product sends, few enough for every walk of a body to take no time. */
const MOST_VALUES = 5_000
/** `cleanInput` reads no deeper than this. */
const DEEPEST = 12

const [QUOTE, BACKSLASH, COMMA, COLON] = [34, 92, 44, 58]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [91, 93, 123, 125]

/**
 * Looks at a JSON text before anything is made of it: one pass, no memory.
 * @throws HttpError 413 when it has more than 5 000 values or is nested deeper than 12
 */
export function boundJson(text: string): void {
  let [values, depth] = [0, 0]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) at = endOfString(text, at)
    else if (code === COMMA || code === COLON) values += 1
    else if (code === OPEN_LIST || code === OPEN_OBJECT) depth += 1
    else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth -= 1
    if (values > MOST_VALUES || depth > DEEPEST) throw new HttpError(413, 'La requête est trop volumineuse.')
  }
}

/** Returns where the string that begins at `from` ends, or the end of the text when it never does. */
function endOfString(text: string, from: number): number {
  let at = from + 1
  while (at < text.length && text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1
  return at
}
