import { plainWords } from '#src/shared/phrases.ts'
import type { LanguageEntry } from '../../shared/document.ts'
import { toldLanguage } from '../../shared/levels.ts'

/** An archive has LinkedIn’s five levels in English, whatever the language of its person: what they mean in French. */
const LEVELS = new Map([
  ['elementary', 'compétence élémentaire'],
  ['limited working', 'compétence professionnelle limitée'],
  ['professional working', 'compétence professionnelle'],
  ['full professional', 'capacité professionnelle complète'],
  ['native or bilingual', 'bilingue ou langue maternelle'],
])

/** A language with the level that was chosen for it; LinkedIn’s scale is not the European one, so it stays in words. */
export function linkedinLanguage(name: string, proficiency: string): Pick<LanguageEntry, 'name' | 'level'> {
  const key = plainWords(proficiency).replace(/ proficiency$/, '')
  return toldLanguage(name, LEVELS.get(key) ?? proficiency)
}
