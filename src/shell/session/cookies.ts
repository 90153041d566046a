/** The value of a cookie in a Cookie header or in `document.cookie`. */
export function cookieIn(cookies: string, name: string): string | undefined {
  for (const pair of cookies.split('; ')) {
    if (pair.startsWith(`${name}=`)) return decoded(pair.slice(name.length + 1))
  }
  return undefined
}

/** Writes a cookie of this site for `seconds`; an empty value removes it. Browser only. */
export function writeCookie(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const life = value ? seconds : 0
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from the browsers we serve.
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${life}; SameSite=Lax${secure}`
}

function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}
