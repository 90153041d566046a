/** One message holds so many characters of the GSM alphabet; a longer text is sent, and paid, as several. */
export const MOST_SEPTETS = 160

/** The basic alphabet (3GPP TS 23.038, 6.2.1), in which a character takes seven bits: `Ç` is in it, `ç` and `ê` are not. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** The extension table (6.2.1.1): an escape stands before each of these, so they count twice. */
const EXTENSION = new Set('\f^{}\\[~]|€')

/** What French writes that taking the accents off does not bring into the alphabet. */
const REPLACED: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '«': '"',
  '»': '"',
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '·': '-',
  '•': '-',
  œ: 'oe',
  Œ: 'OE',
  æ: 'ae',
  '°': 'o',
  '⁄': '/',
}

/** Returns the text in the GSM alphabet: « reçu, peut-être » is « recu, peut-etre ». What has no likeness is left out. */
export function toGsm(text: string): string {
  // A quotation mark stands beside its word, without the blank that French puts between them.
  const blanks = text
    .normalize('NFC')
    .replaceAll(/«\s*/g, '«')
    .replaceAll(/\s*»/g, '»')
    .replaceAll(/[^\S\n\r\f]/g, ' ')
  return [...blanks].map(gsmCharacter).join('')
}

const isGsm = (character: string) => BASIC.has(character) || EXTENSION.has(character)

function gsmCharacter(character: string): string {
  if (isGsm(character)) return character
  const parts = REPLACED[character] ?? character.normalize('NFKD')
  return [...parts]
    .map((each) => REPLACED[each] ?? each)
    .filter(isGsm)
    .join('')
}

/**
 * Counts the septets that a text takes in the GSM alphabet.
 * @returns Infinity for a text with any other character, which would be sent in an alphabet of half the room
 */
export function countSeptets(text: string): number {
  let septets = 0
  for (const character of text) {
    if (BASIC.has(character)) septets += 1
    else if (EXTENSION.has(character)) septets += 2
    else return Number.POSITIVE_INFINITY
  }
  return septets
}

/**
 * Writes a text in the GSM alphabet that fits one message by shortening the name in it, as « Banque de Mad. »; without a
 * name that helps, its end is cut off.
 */
export function fitMessage(write: (name: string) => string, name = ''): string {
  const whole = [...toGsm(name).trim()]
  for (let length = whole.length; length > 0; length -= 1) {
    const kept = whole.slice(0, length).join('').trimEnd()
    const text = toGsm(write(length < whole.length ? `${kept}.` : kept))
    if (countSeptets(text) <= MOST_SEPTETS) return text
  }
  const characters = [...toGsm(write(''))]
  while (countSeptets(characters.join('')) > MOST_SEPTETS) characters.pop()
  return characters.join('')
}
