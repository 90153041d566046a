/** A path of this site, whatever a browser makes of slashes, backslashes, controls and percent signs. */
export function isOurPath(to: string): boolean {
  let read = to
  for (let turn = 0; turn < 3; turn += 1) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them, so they may hide a host.
    if (!/^\/(?![/\\])/.test(read) || /[\\\u0000-\u001f\u007f]/.test(read)) return false
    try {
      read = decodeURIComponent(read)
    } catch {
      return false
    }
  }
  const { origin, pathname } = new URL(to, 'http://site')
  // Resolving dots may leave two slashes at the front, and a browser would read a host after them.
  return origin === 'http://site' && !pathname.startsWith('//')
}
