/** A new UUID, by which something sent again is known for the same; `crypto.randomUUID` is not there without HTTPS. */
export function newClientKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const [a, b, c, d] = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(13, 16), hex.slice(17, 20)]
  return `${a}-${b}-4${c}-a${d}-${hex.slice(20)}`
}
