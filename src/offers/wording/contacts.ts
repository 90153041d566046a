const SHORTENERS =
  /\b(?:bit\.ly|tinyurl\.com|goo\.gl|t\.co|is\.gd|cutt\.ly|rb\.gy|shorturl\.at|ow\.ly|urlz\.fr|lnkd\.in)\b[^\s<"]*/i
const MESSENGERS =
  /\b(?:wa\.me|api\.whatsapp\.com|chat\.whatsapp\.com|t\.me|telegram\.me|signal\.me|m\.me|viber:)[^\s<"]*|\b(?:telegram|wechat|signal)\s*:?\s*@?[\w+][\w +-]{4,}/i
const FOREIGN_NUMBER = /(?:\+|\b00)(?!\s?261)\s?[1-9](?:[\s.-]?\d){7,12}\b/
const LOCAL_NUMBER = /(?:\+\s?261|\b0)\s?(?:3[2-9]|20)(?:[\s.-]?\d{2,3}){3}\b/
const ADDRESS = /[\w.%+-]+@[\w-]+(?:\.[\w-]+)+/

/**
 * The shortened link, messenger or foreign number that a text gives as its only way to reach somebody; null without one,
 * or where an e-mail address or a number of Madagascar stands beside it.
 */
export function foreignContactOf(text: string): string | null {
  if (ADDRESS.test(text) || LOCAL_NUMBER.test(text)) return null
  const found = [SHORTENERS, MESSENGERS, FOREIGN_NUMBER].map((each) => each.exec(text)?.[0]).find(Boolean)
  return found?.trim() ?? null
}
