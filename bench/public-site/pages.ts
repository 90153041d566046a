import { FIXED_PATHS } from '../../src/sitemap/fixed-pages.ts'

/** Pages that anybody may read and search engines may not list, for they are steps of something. */
const UNLISTED = [
  ...['/affichage', '/alerte', '/factures', '/hors-ligne', '/login', '/register', '/newsletter'],
  ...['/inscription/candidat', '/inscription/recruteur', '/recuperation-mot-de-passe'],
  ...['/verification-email/failed', '/not-authorized', '/une-page-qui-n-existe-pas'],
]

/** One page of each kind that has many, by the first link to it. */
const KINDS = [
  { on: '/offres', link: /href="(\/offres\/\d+[^"?#]*)"/ },
  { on: '/societe', link: /href="(\/profils\/[^"?#]+)"/ },
  { on: '/actualites', link: /href="(\/actualites\/(?!rss)[^"?#]+)"/ },
  { on: '/emploi', link: /href="(\/emploi\/[^"/?#]+)"/ },
  { on: '/emploi/antananarivo', link: /href="(\/emploi\/[^"/?#]+\/[^"?#]+)"/ },
]

/** The paths of the public pages of a running site, those that search engines list apart from the others. */
export async function listPublicPages(url: string): Promise<{ listed: string[]; unlisted: string[] }> {
  const found = await Promise.all(KINDS.map(async ({ on, link }) => findLink(await read(url + on), on, link)))
  const searched = '/offres?keywords=comptable'
  return {
    listed: [...FIXED_PATHS, ...found],
    unlisted: [...UNLISTED, searched, `${found[0]}/signaler`],
  }
}

function findLink(html: string, on: string, link: RegExp): string {
  const [, path] = link.exec(html) ?? []
  if (!path) throw new Error(`${on} has no link to a page such as ${link}`)
  return path
}

async function read(address: string): Promise<string> {
  return (await fetch(address, { headers: { accept: 'text/html' } })).text()
}
