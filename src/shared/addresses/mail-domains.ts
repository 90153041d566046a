/** The providers that people in Madagascar write to, with the endings each of them has. */
const PROVIDERS: Record<string, readonly string[]> = {
  gmail: ['com'],
  yahoo: ['fr', 'com'],
  hotmail: ['fr', 'com'],
  outlook: ['fr', 'com'],
  live: ['fr', 'com'],
  icloud: ['com'],
  orange: ['mg', 'fr'],
  telma: ['mg'],
  moov: ['mg'],
  blueline: ['mg'],
  wanadoo: ['mg', 'fr'],
  laposte: ['net'],
}

/** Providers of one ending: another one is a slip, as nobody’s mailbox is there. */
const OF_ONE_ENDING = ['gmail', 'icloud']

/** Right names that are a letter away from one above. */
const OTHERS = ['mail', 'email', 'ymail', 'fmail', 'tmail']

/** Slips of the hand in an ending; countries’ endings that a provider may well have are none. */
const SLIPS: Record<string, readonly string[]> = {
  com: ['con', 'cm', 'co', 'om', 'cmo', 'ocm', 'comm', 'coom', 'comn', 'cim', 'cpm', 'vom', 'xom', 'c0m'],
  fr: ['rf', 'fe', 'ft', 'ff', 'frr', 'ffr'],
  mg: ['gm', 'mgg', 'mmg', 'nmg', 'mb', 'mf'],
  net: ['ne', 'nte', 'ent', 'nett', 'bet', 'met'],
}

/** Below this many letters a name a letter away is more often another name than a slip. */
const SHORTEST = 5

/**
 * The address that was probably meant, for one whose provider is mistyped (`hanta@gmial.com` gives
 * `hanta@gmail.com`); null when nothing is to be asked.
 */
export function meantAddress(address: string): string | null {
  const [, person, name, ending] =
    /^([^\s@]+)@([^\s@.]+)\.([^\s@]+)$/.exec(address.trim().toLowerCase()) ?? []
  if (!person || !name || !ending || OTHERS.includes(name)) return null
  const provider = Object.hasOwn(PROVIDERS, name)
    ? name
    : Object.keys(PROVIDERS).find((known) => isSlipOf(known, name))
  if (!provider) return null
  const meant = meantEnding(provider, ending)
  if (!meant || (provider === name && meant === ending)) return null
  return `${address.trim().slice(0, person.length)}@${provider}.${meant}`
}

function meantEnding(provider: string, ending: string): string | undefined {
  const endings = PROVIDERS[provider] ?? []
  if (endings.includes(ending)) return ending
  return (
    endings.find((each) => SLIPS[each]?.includes(ending)) ??
    (OF_ONE_ENDING.includes(provider) ? endings[0] : undefined)
  )
}

function isSlipOf(known: string, name: string): boolean {
  return known.length >= SHORTEST && isOneEditAway(known, name)
}

/** Whether one letter was left out, added, changed, or swapped with its neighbour. */
function isOneEditAway(known: string, name: string): boolean {
  let start = 0
  while (start < known.length && known[start] === name[start]) start += 1
  const rest = known.slice(start)
  const given = name.slice(start)
  return (
    rest.slice(1) === given ||
    rest === given.slice(1) ||
    rest.slice(1) === given.slice(1) ||
    (rest.length > 1 && `${rest[1]}${rest[0]}${rest.slice(2)}` === given)
  )
}
