/**
 * Returns what a request asks for as a path of this site, whatever its first line says: another host in it (`http://evil/`,
 * `//evil/`, `/\evil/`) is none of its address, and percent signs that mean nothing are letters like others.
 */
export function ownPath(asked: string): string {
  const url = asked.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^[/\\]*/, '/')
  const path = /^[^?#]*/.exec(url)?.[0] ?? ''
  return isReadable(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length)
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
