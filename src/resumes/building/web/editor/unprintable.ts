/** The scripts of which the fonts of the templates have the letters (`composing/fonts.ts`). */
const PRINTED =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Common}\p{Script=Inherited}]/u
const MOST_NAMED = 8

/** Returns the letters of a text, each once and the first few, that no font of a CV has: they would be printed as empty boxes. */
export function unprintableLetters(text: string): string[] {
  const letters = new Set([...text].filter((each) => /\p{L}/u.test(each) && !PRINTED.test(each)))
  return [...letters].slice(0, MOST_NAMED)
}
