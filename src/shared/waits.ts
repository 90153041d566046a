/** How long someone waits, in words: « 45 secondes », « 15 minutes », « 24 heures ». @param wait in seconds */
export function waitWords(wait: number): string {
  const seconds = Math.max(1, Math.ceil(wait))
  if (seconds <= 90) return `${seconds} seconde${seconds > 1 ? 's' : ''}`
  const minutes = Math.ceil(seconds / 60)
  return minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} heures`
}
