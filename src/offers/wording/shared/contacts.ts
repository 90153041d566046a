const SHORTENERS =
  /\b(?:bit\.ly|tinyurl\.com|goo\.gl|t\.co|is\.gd|cutt\.ly|rb\.gy|shorturl\.at|ow\.ly|urlz\.fr|lnkd\.in|t\.ly|s\.id|rebrand\.ly|tiny\.cc|shorturl\.gg|v\.gd|buff\.ly)\b[^\s<"]*/i
const MESSENGERS =
  /\b(?:wa\.me|api\.whatsapp\.com|chat\.whatsapp\.com|t\.me|telegram\.me|signal\.me|m\.me|viber:)[^\s<"]*|\b(?:telegram|wechat|signal)\s*:?\s*@?[\w+][\w +-]{4,}/i
const MESSENGER_NUMBER =
  /\b(?:wa\.me\/|(?:api\.)?whatsapp\.com\/send\/?\?phone=)\+?(\d{8,15})|\bviber:\/\/\S*?number=(?:%2B|\+)?(\d{8,15})/gi
/** People also type « 034/12/345/67 », « +261 (0)34 12 345 67 » and « 00261 34… ». */
const LOCAL_NUMBER =
  /(?:\(?(?:\+|(?<!\d)00|(?<![\d+]))\s?261\)?[\s./-]?(?:\(0\)[\s./-]?|0)?|(?<![\d+])0)(?:3[2-9]|20)(?:[\s./-]?\d){7}(?!\d)/g
const FOREIGN_NUMBER = /(?:\+|(?<!\d)00)(?!\s?261)\s?[1-9](?:[\s./()-]{0,2}\d){7,13}(?!\d)/g
const ADDRESS = /(?<![\w.%+-])[\w.%+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g

interface FoundNumber {
  /** As it stands in the text. */
  found: string
  start: number
  /** With its country’s code, without signs: `261341234567`. */
  digits: string
}

/** Lists the numbers of Madagascar in a text. */
export function findLocalNumbers(text: string): FoundNumber[] {
  return [...text.matchAll(LOCAL_NUMBER)].map(({ 0: found, index: start }) => ({
    found,
    start,
    digits: `261${digitsOf(found).slice(-9)}`,
  }))
}

/** Lists all numbers that can be called or written to: local and foreign ones, and those in links of messengers. */
export function findNumbers(text: string): FoundNumber[] {
  const foreign = [...text.matchAll(FOREIGN_NUMBER)].map(({ 0: found, index: start }) => ({
    found,
    start,
    digits: digitsOf(found).replace(/^00/, ''),
  }))
  const linked = [...text.matchAll(MESSENGER_NUMBER)].map(({ 0: found, 1: one, 2: other, index: start }) => ({
    found,
    start,
    digits: one ?? other ?? '',
  }))
  const all = [...findLocalNumbers(text), ...foreign, ...linked].sort((one, other) => one.start - other.start)
  return all.filter(({ digits }, index) => all.findIndex((each) => each.digits === digits) === index)
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

/** Lists the e-mail addresses in a text. */
export function findAddresses(text: string) {
  return [...text.matchAll(ADDRESS)].map(({ 0: found, index: start }) => ({ found, start }))
}

/** The link of a text that hides where it leads; null without one. */
export const findShortLink = (text: string): string | null => SHORTENERS.exec(text)?.[0] ?? null

/** Whether a text gives an e-mail address or a number of Madagascar, by which its author can be found again. */
export const hasOwnContact = (text: string): boolean =>
  findAddresses(text).length > 0 || findLocalNumbers(text).length > 0

/**
 * The shortened link, messenger or foreign number that a text gives as its only way to reach somebody; null without one,
 * or where an e-mail address or a number of Madagascar stands beside it.
 */
export function foreignContactOf(text: string): string | null {
  if (hasOwnContact(text)) return null
  const [number] = text.match(FOREIGN_NUMBER) ?? []
  return (findShortLink(text) ?? MESSENGERS.exec(text)?.[0] ?? number)?.trim() ?? null
}
