/** « Une candidature attend », « 5 candidatures attendent » */
export function waitingWords(count: number): string {
  return count === 1 ? 'Une candidature attend' : `${count} candidatures attendent`
}
