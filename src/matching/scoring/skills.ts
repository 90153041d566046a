import { listed } from '#src/shared/phrases.ts'
import type { OfferCriteria, ProfileCriteria, Skill } from './criteria.ts'
import { type Judge, type Pair, unknownCriterion } from './judgement.ts'
import { type AskedLanguage, judgeLanguages, speaks } from './languages.ts'
import { areTradesNear } from './occupation.ts'
import { CLOSE_TITLE, sharedPart } from './titles.ts'

/** Weight of the title when skills are known too. */
const TITLE_PART = 0.4
/** The title of a former post counts less than the person's own. */
const FORMER_TITLE = 0.8
/** A skill that is named shorter than it is asked for counts in part: « Excel » for « Excel avancé ». */
const PARTLY = 0.5
/**
 * Languages that are asked for and not spoken take off at most this part. Spoken ones add nothing, because nearly
 * everybody speaks them, and whoever has another trade would come first by them.
 */
const LANGUAGES_PART = 0.2

interface AskedSkill {
  name: string
  share: number
}

/** Compares the titles, and the skills that the offer asks for with all that the person tells of its own. */
export const judgeSkills: Judge = (pair) => {
  const { profile, offer } = pair
  const asked = judgeAskedSkills(pair)
  const title = titleShare(profile, offer)
  if (title === null && asked.length === 0) {
    const isTold = offer.title !== null || offer.skills.length > 0
    return unknownCriterion(isTold ? 'profile' : 'offer', pair, 'Titre et compétences')
  }
  const languages = judgeLanguages(pair)
  const share = combineShares(title, asked) * (1 - LANGUAGES_PART * (1 - mean(languages)))
  return {
    share,
    text: wordsOf(title, asked, languages),
    reasons: reasonsOf(title, asked),
    gaps: [...gapOf(unmet(asked).map(({ name }) => name)), ...languageGap(languages)],
  }
}

function combineShares(title: number | null, asked: readonly AskedSkill[]): number {
  if (title === null) return mean(asked)
  return asked.length === 0 ? title : TITLE_PART * title + (1 - TITLE_PART) * mean(asked)
}

/** Nothing asked for is wholly met. */
function mean(asked: readonly { share: number }[]): number {
  return asked.length === 0 ? 1 : asked.reduce((sum, { share }) => sum + share, 0) / asked.length
}

/** Takes the best overlap of the offer's title with the person's own title or that of a post it held. */
function titleShare({ titles }: ProfileCriteria, { title }: OfferCriteria): number | null {
  if (!title || titles.length === 0) return null
  return Math.max(...titles.map((own, index) => sharedPart(own, title) * (index === 0 ? 1 : FORMER_TITLE)))
}

/** A profile without a list of skills leaves open whether it lacks one, so only those that it proves count. */
function judgeAskedSkills(pair: Pair): AskedSkill[] {
  const { profile, offer } = pair
  const near = areTradesNear(pair)
  const asked = offer.skills.map((skill) => ({ name: skill.name, share: skillShare(skill, profile, near) }))
  return profile.skills.length > 0 ? asked : asked.filter(({ share }) => share === 1)
}

/** @param isNear the trades of the offer and the person are the same or near, so that the trade proves what it does */
function skillShare(asked: Skill, { skills, languages, evidence }: ProfileCriteria, isNear: boolean): number {
  if (asked.licences) return shareOfLicences(asked.licences, evidence().licences())
  const listed = Math.max(...skills.map((own) => shareOfListed(own, asked)), 0)
  if (listed === 1 || speaks(languages, asked.name)) return 1
  const { titles, trade, duties } = evidence()
  const isIn = (told: ReadonlySet<string>) => asked.roots.every((root) => told.has(root))
  const said = isNear ? trade : titles
  if (isIn(said) || duties().some(isIn)) return 1
  return said.has(asked.roots[0] ?? '') ? PARTLY : listed
}

function shareOfListed(own: Skill, asked: Skill): number {
  if (asked.roots.every((root) => own.roots.includes(root))) return 1
  return own.roots.every((root) => asked.roots.includes(root)) ? PARTLY : 0
}

/** Without a category any licence will do. */
function shareOfLicences(asked: readonly string[], held: ReadonlySet<string>): number {
  if (asked.length === 0) return held.size > 0 ? 1 : 0
  return asked.filter((category) => held.has(category)).length / asked.length
}

function wordsOf(
  title: number | null,
  asked: readonly AskedSkill[],
  languages: readonly AskedLanguage[],
): string {
  const parts = title === null ? [] : [title >= CLOSE_TITLE ? 'Titre proche' : 'Titre différent']
  if (asked.length > 0) parts.push(`compétences\u00a0: ${met(asked).length} sur ${asked.length}`)
  if (languages.length > 0) parts.push(`langues\u00a0: ${met(languages).length} sur ${languages.length}`)
  return parts.join('\u00a0; ')
}

function reasonsOf(title: number | null, asked: readonly AskedSkill[]): string[] {
  const names = met(asked).map(({ name }) => name)
  const reasons = title !== null && title >= CLOSE_TITLE ? ['Titre proche'] : []
  if (names.length === 0) return reasons
  return [...reasons, names.length <= 3 ? listed(names) : `${names.length} compétences sur ${asked.length}`]
}

function gapOf(names: readonly string[]): string[] {
  return names.length > 0 ? [`À renforcer\u00a0: ${names.slice(0, 3).join(', ')}`] : []
}

function languageGap(languages: readonly AskedLanguage[]): string[] {
  const gaps = languages.flatMap(({ gap }) => gap ?? [])
  return gaps.length > 0 ? [`À renforcer\u00a0: ${gaps.join('\u00a0; ')}`] : []
}

const met = <Asked extends { share: number }>(asked: readonly Asked[]) =>
  asked.filter(({ share }) => share === 1)
const unmet = (asked: readonly AskedSkill[]) => asked.filter(({ share }) => share < 1)
