/**
 * What robots may visit. Pages that must not be listed say so themselves (`noindex`), which a robot reads only where it is
 * let in: so only areas are named whose pages are another for each person.
 */
export function writeRobots(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /candidat/',
    'Disallow: /dashboard',
    'Disallow: /offres/*/signaler',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
