/**
 * Returns the same short text for letters that say the same: spaces, capitals and punctuation do not count. It tells two
 * letters apart well enough to point one out, and is no secret (cyrb53 by bryc, public domain).
 */
export function letterKey(letter: string): string {
  const words = letter.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (const character of words.join(' ')) {
    const code = character.codePointAt(0) ?? 0
    high = Math.imul(high ^ code, 2_654_435_761)
    low = Math.imul(low ^ code, 1_597_334_677)
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909)
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909)
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36)
}
