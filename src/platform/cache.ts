/**
 * Keeps what `make` gives for some seconds; those who ask meanwhile wait for the same making. A failure is not kept.
 * @param seconds how long an answer may be old
 */
export function cached<T>(seconds: number, make: (now: Date) => Promise<T>): (now: Date) => Promise<T> {
  let held: { value: Promise<T>; until: number } | undefined
  return (now) => {
    if (held && held.until > now.getTime()) return held.value
    const value = make(now)
    const mine = { value, until: now.getTime() + seconds * 1000 }
    held = mine
    value.catch(() => {
      if (held === mine) held = undefined
    })
    return value
  }
}
