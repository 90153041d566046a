/** Whether two values that JSON can carry say the same, whatever the order of their properties. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  const names = Object.keys(one)
  if (names.length !== Object.keys(other).length) return false
  return names.every((name) => isSame(Reflect.get(one, name), Reflect.get(other, name)))
}
