import { linkedData } from './markup.ts'

/**
 * Writes the way to a page as schema.org's BreadcrumbList (https://developers.google.com/search/docs/appearance/structured-data/breadcrumb),
 * as JSON that is safe inside a script element.
 * @param origin of the site, as `https://asafidy.mg`
 */
export function breadcrumbListOf(steps: readonly { name: string; path: string }[], origin: string): string {
  return linkedData({
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: origin + path,
    })),
  })
}
