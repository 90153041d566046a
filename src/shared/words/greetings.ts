import { unaccented } from '../phrases.ts'

export const ONLY_GREETING = 'Ce message ne dit encore que bonjour\u00A0: écrivez ce que vous avez à dire.'

const GREETING =
  /^(?:bonjour|bonsoir|salut|salama|manao ahoana|hello|cher|chere|chers|cheres|madame|monsieur|mme|mlle|m\.)(?![a-z])/
const CLOSING =
  /^(?:(?:bien )?cordialement|bien a vous|(?:tres )?respectueusement|sinceres salutations|salutations|a bientot|veloma)(?![a-z])[\s,.!]*/
/** What may follow a greeting and still say nothing: names, titles, a template's variables. */
const ADDRESSEE =
  /^(?:\{\p{L}+\}|\p{Lu}[\p{L}\p{M}.’'-]*|madame|monsieur|mesdames|messieurs|mme|mlle|cher|chère|et|à|tous|toutes|vous)$/u
const ADDRESSEE_WORDS = 6
const SIGNATURE_WORDS = 6

/**
 * Tells whether a text greets, takes leave and says nothing between: « Bonjour Miora, » and « Bonjour,\n\nCordialement,
 * Mialy » are such texts, « Bonjour Miora, venez lundi » is none. So is an empty text.
 */
export function isOnlyGreeting(text: string): boolean {
  let isClosed = false
  return text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .every((line) => {
      const plain = unaccented(line)
      const said = isClosed ? plain : plain.replace(CLOSING, '')
      if (isClosed || said !== plain) {
        isClosed = true
        return said.split(/\s+/).length <= SIGNATURE_WORDS
      }
      return GREETING.test(plain) && addressesOnly(line)
    })
}

function addressesOnly(line: string): boolean {
  const [greeted = '', ...after] = line.split(/[,!:;…]+/).map((part) => part.trim())
  const isTitle = (part: string) => part === '' || /^(?:madame|monsieur|mesdames|messieurs)$/i.test(part)
  const words = greeted
    .replace(/^manao ahoana/i, 'Salama')
    .split(/\s+/)
    .slice(1)
  return (
    after.every(isTitle) && words.length <= ADDRESSEE_WORDS && words.every((word) => ADDRESSEE.test(word))
  )
}
