import { indexWords } from '#src/platform/search/text.ts'
import { spellOut } from './spelled-out.ts'

/** These words of a title say how or when one works, not what one does. */
const CIRCUMSTANCES = new Set(
  `senior junior confirme debutant experimente stage stagiaire alternance alternant apprenti cdi cdd freelance interim
  interimaire temporaire saisonnier urgent recrute poste offre temps plein partiel
  nuit jour teletravail remote distance francophone bilingue anglophone general polyvalent expert motive dynamique serieux madagascar antananarivo
  tana toamasina tamatave mahajanga majunga toliara tulear antsiranana diego fianarantsoa antsirabe ivato nosy`
    .split(/\s+/)
    .flatMap(indexWords)
    .map(stem),
)

/** Whether a word, in its one form, says how or when one works. */
export const isCircumstance = (word: string) => CIRCUMSTANCES.has(word)

/** Drops the words that surround the occupation, unless there are no others. */
export function withoutCircumstances(words: string[]): string[] {
  const said = words.filter((word) => !CIRCUMSTANCES.has(word))
  return said.length > 0 ? said : words
}

/** Splits a title into its words, each once and in one form; abbreviations such as « RH » are read in full. */
export function wordsOf(title: string): string[] {
  const forms = indexWords(spellOut(title)).filter((word) => !/^\d+$/.test(word))
  return [...new Set(forms.map(stem))]
}

/** Gives one form to singular and plural, and to genders that differ in their last letters alone. */
export function stem(word: string): string {
  if (word.length < 4) return word
  const singular = word.replace(/(?<=[a-z]{2})aux$/, 'al').replace(/(?<=[^s])[sx]$/, '')
  return singular.replace(/(?<=[a-z]{3})e$/, '').replace(/(?<=[a-z]{3})([lnt])\1$/, '$1')
}
