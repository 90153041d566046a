/**
 * Names what a person is about to send, so that sending it again after a lost answer is the same: a UUID. As
 * `crypto.randomUUID`, which a site without HTTPS does not have.
 */
export function newClientKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const [a, b, c, d] = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(13, 16), hex.slice(17, 20)]
  return `${a}-${b}-4${c}-a${d}-${hex.slice(20)}`
}
