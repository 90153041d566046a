/** A printed page may lead only to these kinds of addresses. */
export function isWebLink(url: string): boolean {
  return /^(https?:\/\/|mailto:)[^\s]+$/i.test(url) && (/^mailto:/i.test(url) || URL.canParse(url))
}
