import { lowerFirst } from '../french.ts'
import type { Family, Occupation } from '../occupations/family.ts'
import type { Random } from '../random.ts'

/** Open to all: the plain name with « H/F », or both names. */
type Gender = 'masculine' | 'both'
/** `spoken` is what a sentence can carry: no complement after a comma. */
export type Title = { text: string; spoken: string; gender: Gender }

/** The title without « H/F », which is added when it is shown. */
export function makeTitle(
  random: Random,
  family: Family,
  occupation: Occupation,
  level: number,
  contract: number,
): Title {
  const plain = (text: string, gender: Gender): Title => ({ text, spoken: text, gender })
  if (contract === 4) return plain(`Stagiaire ${family.internship}`, 'both')
  const gender = random.pick<Gender>(['masculine', 'masculine', 'masculine', 'both', 'both'])
  const complement =
    random.chance(0.45) && occupation.complements.length > 0 ? random.pick(occupation.complements) : ''
  const base = nameOf(occupation, gender)
  if (contract === 5) return plain(`${base} en alternance`, gender)
  const short = occupation.masculine.split(' ').length <= 3 && !complement.startsWith(',')
  const grade = occupation.rank === 'B' && short ? gradeOf(random, level, gender, occupation) : ''
  const spoken = base + (complement.startsWith(',') ? '' : complement) + grade
  return { text: base + complement + grade, spoken, gender }
}

function nameOf({ masculine, feminine }: Occupation, gender: Gender): string {
  if (masculine === feminine || gender === 'masculine') return masculine
  const his = masculine.split(' ')
  const hers = feminine.split(' ')
  let last = Math.max(his.length, hers.length)
  while (last > 1 && his.length === hers.length && his[last - 1] === hers[last - 1]) last -= 1
  const start = `${hers.slice(0, last).join(' ')} ou ${lowerFirst(his.slice(0, last).join(' '))}`
  return [start, ...his.slice(last)].join(' ')
}

function gradeOf(random: Random, level: number, gender: Gender, occupation: Occupation): string {
  if (level === 3 && random.chance(0.15)) return ' junior'
  if (level === 5 && random.chance(0.35)) return ' senior'
  if (level !== 4 || random.chance(0.72)) return ''
  return gender === 'masculine' || occupation.masculine === occupation.feminine ? ' confirmé' : ''
}

export function withArticle({ spoken, gender }: Title): string {
  const name = lowerFirst(spoken)
  if (spoken.startsWith('Stagiaire')) return `une ou un ${name}`
  if (gender === 'masculine') return `un ${name}`
  return spoken.includes(' ou ') ? `une ${name.replace(' ou ', ' ou un ')}` : `une ou un ${name}`
}
