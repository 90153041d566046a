/** Returns a text for addresses, in lower-case letters, digits and hyphens: `cafe-de-l-ile` for « Café de l’Île ». */
export function slugify(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
