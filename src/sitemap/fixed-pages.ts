import type { SitemapSource } from './source.ts'

/** Pages that are always there, and have something to say. */
export const FIXED_PATHS = [
  ...['/', '/offres', '/emploi', '/societe', '/societe-active', '/top-recruteur', '/tarifs', '/abonnement'],
  ...['/creer-un-cv', '/contact', '/qui-sommes-nous', '/conditions-d-utilisation', '/faq', '/actualites'],
  ...['/sourcing-pro', '/nouveau-partenaire', '/feedback'],
  ...['/politique-de-confidentialite', '/verifier-une-annonce'],
]

/** The pages with an address of their own. They follow the offers or the program, so nobody knows when they changed. */
export const fixedPages: SitemapSource = {
  name: 'pages',
  listParts: async () => [{ part: 0, signature: FIXED_PATHS.join(' ') }],
  async *listEntries() {
    for (const path of FIXED_PATHS) yield { path, changed_at: null }
  },
}
