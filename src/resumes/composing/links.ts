/** What a printed page may lead to. */
export function isWebLink(url: string): boolean {
  return /^(https?:\/\/|mailto:)[^\s]+$/i.test(url) && (/^mailto:/i.test(url) || URL.canParse(url))
}
