import { indexWords } from '#src/platform/search/text.ts'

/** Reading a text takes ten microseconds, and the same few thousand titles and skills come again and again. */
const cache = new Map<string, string[]>()
const MOST_CACHED = 20_000

/** Returns the words of a short text as they are indexed, each once. */
export function indexedWords(text: string): string[] {
  const known = cache.get(text)
  if (known) return known
  if (cache.size >= MOST_CACHED) cache.clear()
  const words = [...new Set(indexWords(text))]
  cache.set(text, words)
  return words
}
