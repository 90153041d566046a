/** So many bytes tell a text of UTF-16 without its mark: every other one of Latin letters is 0. */
const LOOKED_AT = 200

/** Returns the text of a file: UTF-8, UTF-16 by its mark or its zeros, or what older programs of Windows write (Windows-1252). */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const start = bytes.subarray(0, LOOKED_AT)
  const zeros = (parity: number) => start.filter((byte, at) => byte === 0 && at % 2 === parity).length
  if (start.length >= 4 && zeros(1) > start.length / 4 && zeros(0) === 0)
    return new TextDecoder('utf-16le').decode(bytes)
  if (start.length >= 4 && zeros(0) > start.length / 4 && zeros(1) === 0)
    return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
