/** Matches « H/F », « F/H », « (M/F) », « H·F ». */
const SAYS_SO = /\b[HFM]\s?[/·-]\s?[HFM]\b/i
/** Matches « Développeur·se », « Vendeur(se) », « Assistant/e », « Directeur / trice ». */
const DOUBLED =
  /[·•]|\((?:e|ne|le|te|se|euse|trice|rice|ère|ière|enne|fe|ve)\)|\p{L}\s?\/\s?(?:e|ne|se|euse|trice|rice|ère|ière|enne)(?![\p{L}-])/iu
const FEMININE = /(?:euse|trice|[iy]enne|onne|ière|ère|ante|ente|ée|iale|eure|perte|esse|cheffe)$/i
const SHARED = 3

/**
 * Returns the title as people read it, open to all: « Comptable H/F », « Vendeuse F/H »; one that says so already, or names
 * both (« Aide-soignante ou aide-soignant »), stays as it is.
 */
export function displayTitle(title: string): string {
  if (SAYS_SO.test(title) || DOUBLED.test(title) || namesBoth(title)) return title
  return `${title}\u00a0${isFeminine(title) ? 'F/H' : 'H/F'}`
}

/** Two names of one trade begin alike (« Cheffe ou chef de rang »), or one says it (« Sage-femme ou maïeuticien »). */
function namesBoth(title: string): boolean {
  const [first, ...others] = title
    .split(/\s+ou\s+|\s*\/\s*/)
    .map((name) => name.trim().toLowerCase().slice(0, SHARED))
  if (/femme(?!\p{L})/iu.test(title)) return others.length > 0
  return others.some((beginning) => beginning.length === SHARED && beginning === first)
}

function isFeminine(title: string): boolean {
  const [first = ''] = title.split(/[\s,]/)
  return first.split('-').some((word) => FEMININE.test(word))
}
