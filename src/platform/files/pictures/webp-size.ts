const ASCII = new TextDecoder('latin1')

/**
 * Reads the pixels of a WebP picture from its first bytes (https://developers.google.com/speed/webp/docs/riff_container).
 * @throws Error for what is none
 */
export function readWebpSize(bytes: Uint8Array): { width: number; height: number } {
  const text = (from: number, to: number) => ASCII.decode(bytes.subarray(from, to))
  if (bytes.length < 30 || text(0, 4) !== 'RIFF' || text(8, 12) !== 'WEBP')
    throw new Error('the picture is no WebP')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const chunk = text(12, 16)
  if (chunk === 'VP8 ')
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  if (chunk === 'VP8L') {
    const bits = view.getUint32(21, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
  }
  const threeBytes = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
  return { width: threeBytes(24) + 1, height: threeBytes(27) + 1 }
}
