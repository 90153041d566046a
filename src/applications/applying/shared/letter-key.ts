/**
 * Returns the same short text for letters that say the same: spaces, capitals and punctuation do not count. Null where
 * the browser has no hash to make it with, which it offers to pages of a secure origin alone.
 */
export async function letterKey(letter: string): Promise<string | null> {
  const words = letter.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const hash = await globalThis.crypto?.subtle?.digest('SHA-256', new TextEncoder().encode(words.join(' ')))
  return hash
    ? [...new Uint8Array(hash, 0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    : null
}
