/** Lower-case letters and digits joined by hyphens, for addresses: « Café de l’Île » is `cafe-de-l-ile`. */
export function slugify(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
