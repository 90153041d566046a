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
 * The address that was probably meant, for one whose provider or marks are mistyped (`hanta@gmial.com` and
 * `hanta@gmail,com` give `hanta@gmail.com`); null when nothing is to be asked.
 */
export function meantAddress(address: string): string | null {
  const typed = address.trim()
  const [, person, , domain] = /^([^\s@]+)(\s*@+\s*)([^@]+)$/.exec(typed) ?? []
  if (!person || !domain) return null
  const meant = `${person}@${meantDomain(domain.toLowerCase())}`
  // A provider and an ending that are right are left in the capitals in which they were typed.
  return meant.toLowerCase() === typed.toLowerCase() || !meant.includes('.', person.length) ? null : meant
}

function meantDomain(typed: string): string {
  const domain = withDots(typed)
  const [, name, ending] = /^([^\s.]+)\.([^\s]+)$/.exec(domain) ?? []
  if (!name || !ending || OTHERS.includes(name)) return domain
  const provider = Object.hasOwn(PROVIDERS, name)
    ? name
    : Object.keys(PROVIDERS).find((known) => isSlipOf(known, name))
  const meant = provider && meantEnding(provider, ending)
  return meant ? `${provider}.${meant}` : domain
}

/** « gmail,com », « gmail. com », « gmail com » and « gmailcom » with the point that each lacks. */
function withDots(typed: string): string {
  const dotted = typed.replaceAll(/\s*[.,;]+\s*/g, '.').replace(/\.$/, '')
  const [, provider = '', ending = ''] = /^([a-z]+)\s?([a-z]+)$/.exec(dotted) ?? []
  if (dotted.includes('.') || !ending) return dotted
  const whole = provider + ending
  const known = Object.entries(PROVIDERS).flatMap(([name, endings]) => endings.map((each) => [name, each]))
  return known.find((parts) => parts.join('') === whole)?.join('.') ?? dotted
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
