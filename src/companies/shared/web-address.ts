/**
 * An address that a link of a company may lead to, http(s) and with a domain; one without a scheme gets https. Null for a
 * script, a file, a name and password, an address of a private network or nonsense.
 */
export function webAddress(text: string): string | null {
  const written = text.trim()
  const url = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(written) ? written : `https://${written}`)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null
  return /^[^\s.]+(?:\.[^\s.]+)*\.[a-z][a-z\d-]+$/i.test(url.hostname) ? url.href : null
}
