import { LANGUAGE_LEVELS } from '#src/profiles/shared/parts.ts'
import { listed } from '#src/shared/phrases.ts'
import type { OfferCriteria, ProfileCriteria, Skill } from './criteria.ts'
import { type Judge, type Pair, unknownCriterion, wordsFor } from './judgement.ts'

/** Weight of the title when skills are known too. */
const TITLE_PART = 0.4
/** The title of a former post counts less than the person's own. */
const FORMER_TITLE = 0.8
/** A skill that is named shorter than it is asked for counts in part: « Excel » for « Excel avancé ». */
const PARTLY = 0.5
const CLOSE_TITLE = 0.6
const LEVELS: readonly string[] = LANGUAGE_LEVELS

interface AskedSkill {
  name: string
  share: number
  gap: string | null
}

/** Compares the titles, and the skills and languages that the offer asks for with those of the person. */
export const judgeSkills: Judge = (pair) => {
  const { profile, offer } = pair
  const asked = [...judgeAskedSkills(profile, offer), ...judgeLanguages(pair)]
  const title = profile.titles.length > 0 && offer.title.length > 0 ? titleShare(profile, offer) : null
  if (title === null && asked.length === 0) {
    const isTold = offer.title.length > 0 || offer.skills.length > 0
    return unknownCriterion(isTold ? 'profile' : 'offer', pair, 'Titre et compétences')
  }
  const skills = asked.reduce((sum, { share }) => sum + share, 0) / (asked.length || 1)
  const share = title === null ? skills : asked.length === 0 ? title : combineShares(title, skills)
  return { share, text: wordsOf(title, asked), reasons: reasonsOf(title, asked), gaps: gapsOf(asked) }
}

const combineShares = (title: number, skills: number) => TITLE_PART * title + (1 - TITLE_PART) * skills

/** Takes the best overlap of the offer's title with the person's own title or that of a post it held. */
function titleShare({ titles }: ProfileCriteria, { title }: OfferCriteria): number {
  const shares = titles.map((words, index) => {
    const common = title.filter((word) => words.includes(word)).length
    return (common / title.length) * (index === 0 ? 1 : FORMER_TITLE)
  })
  return Math.max(...shares)
}

function judgeAskedSkills(profile: ProfileCriteria, offer: OfferCriteria): AskedSkill[] {
  if (profile.skills.length === 0) return []
  return offer.skills.map((skill) => {
    const share = Math.max(...profile.skills.map((own) => skillShare(own, skill)))
    return { name: skill.name, share, gap: share < 1 ? skill.name : null }
  })
}

function skillShare(own: Skill, asked: Skill): number {
  if (asked.words.every((word) => own.words.includes(word))) return 1
  return own.words.every((word) => asked.words.includes(word)) ? PARTLY : 0
}

function judgeLanguages(pair: Pair): AskedSkill[] {
  const { profile, offer } = pair
  if (profile.languages.length === 0) return []
  return offer.languages.map(({ name, level }) => {
    const own = profile.languages.find((each) => each.name.toLowerCase() === name.toLowerCase())
    const wanted = `${name} ${level}`.trim()
    if (!own)
      return { name, share: 0, gap: `${wanted}, absent ${wordsFor(pair, 'de votre profil', 'du profil')}` }
    const isEnough = rankOf(own.level) >= rankOf(level)
    return {
      name,
      share: isEnough ? 1 : PARTLY,
      gap: isEnough
        ? null
        : `${wanted}, niveau ${own.level} ${wordsFor(pair, 'dans votre profil', 'au profil')}`,
    }
  })
}

function rankOf(level: string): number {
  return LEVELS.indexOf(level.toLowerCase())
}

function wordsOf(title: number | null, asked: readonly AskedSkill[]): string {
  const parts = title === null ? [] : [title >= CLOSE_TITLE ? 'Titre proche' : 'Titre différent']
  if (asked.length > 0) parts.push(`${metCount(asked)} sur ${asked.length} de ce qui est demandé`)
  return parts.join('\u00a0; ')
}

function reasonsOf(title: number | null, asked: readonly AskedSkill[]): string[] {
  const met = asked.filter(({ share }) => share === 1).map(({ name }) => name)
  const reasons = title !== null && title >= CLOSE_TITLE ? ['Titre proche'] : []
  if (met.length === 0) return reasons
  return [...reasons, met.length <= 3 ? listed(met) : `${met.length} compétences sur ${asked.length}`]
}

function gapsOf(asked: readonly AskedSkill[]): string[] {
  const gaps = asked.flatMap(({ gap }) => gap ?? [])
  return gaps.length > 0 ? [`À renforcer\u00a0: ${gaps.slice(0, 3).join(', ')}`] : []
}

const metCount = (asked: readonly AskedSkill[]) => asked.filter(({ share }) => share === 1).length
