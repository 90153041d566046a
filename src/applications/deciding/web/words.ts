/** Says « Une candidature retenue » or « 9 candidatures retenues ». */
export function countWords(count: number, words: { one: string; many: string }): string {
  return count === 1 ? `Une candidature ${words.one}` : `${count}\u00A0candidatures ${words.many}`
}
