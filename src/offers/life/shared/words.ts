import { plural } from '#src/shared/phrases.ts'

/** « Une candidature attend », « 5 candidatures attendent » */
export function waitingWords(count: number): string {
  return plural(count, 'Une candidature attend', `${count} candidatures attendent`)
}

/** « Une proposition reste à décider à part » */
export function proposedWords(count: number): string {
  return plural(
    count,
    'Une proposition reste à décider à part',
    `${count} propositions restent à décider à part`,
  )
}

/** « Une candidature attend une réponse », « 5 candidatures attendent une réponse : répondez-leur en une fois » */
export function unansweredWords(count: number): string {
  const rest = plural(count, '', '\u00a0: répondez-leur en une fois')
  return `${waitingWords(count)} une réponse${rest}`
}

/** « Répondre », « Répondre aux 5 » */
export function answerWords(count: number): string {
  return plural(count, 'Répondre', `Répondre aux ${count}`)
}
