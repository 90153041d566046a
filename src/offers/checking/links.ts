const LINK =
  /\bhttps?:\/\/[^\s<>"'«»]+|(?<![@\w.-])(?:[a-z\d-]{1,63}\.){1,6}(?:mg|com|net|org|fr|io|info|biz|xyz|top|site|online|shop|club|link|click)(?![\w@-])(?:\/[^\s<>"'«»]*)?/giu

/** The links of a text, those without `https://` among them; what no browser would open is left out. */
export function findLinks(text: string): { found: string; url: URL }[] {
  return [...text.matchAll(LINK)].flatMap(([written]) => {
    const found = written.replace(/[.,;:!?)\]]+$/, '')
    const url = URL.parse(/^https?:/i.test(found) ? found : `https://${found}`)
    return url ? [{ found, url }] : []
  })
}

/** Whether an address hides where it leads: a bare number, letters of another alphabet, or a name before an `@`. */
export function isHiddenAddress({ hostname, username }: URL): boolean {
  return /^[\d.]+$/.test(hostname) || hostname.includes('xn--') || hostname.startsWith('[') || username !== ''
}

/** Whether a site has our name and is not ours. */
export function imitatesUs({ hostname }: URL, ours: string): boolean {
  const isOurs = hostname === ours || hostname.endsWith(`.${ours}`)
  return !isOurs && /a[s5]af[i1l]dy/i.test(hostname)
}
