import type { Experience } from '#src/profiles/shared/parts.ts'
import { formatDate, MONTHS } from '#src/shared/dates.ts'
import { cleanLine } from '#src/shared/fields.ts'
import { fullName } from '#src/shared/names.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { LETTER_MAX } from '../shared/letter-limits.ts'
import { ANSWER_KEYS, type AnswerKey, type LetterAnswers } from './shared/answers.ts'
import { atCompany, capitalize, endSentence, titleInSentence, withArticle, withDe } from './shared/french.ts'
import {
  afterHaving,
  announce,
  asSentences,
  beginsWith,
  continued,
  readAnswer,
  type TypedAnswer,
  tidyLine,
} from './typed-answers.ts'

type PastPost = Pick<Experience, 'title' | 'company' | 'start' | 'end'>

/** All that a letter is made of. */
export interface LetterFacts {
  offer: { title: string; company_name: string }
  person: {
    first_name: string
    last_name: string
    /** Null where the person has not said it. */
    available_now: boolean | null
    /** A day, as `2026-12-01`, of somebody who is not available now. */
    available_from: string | null
    experiences: readonly PastPost[]
    skills: readonly string[]
  }
  /** What was typed; what was not is said from the person's posts, or in general words. */
  answers?: Partial<LetterAnswers> | undefined
  /** The day in Antananarivo, as `2026-11-21`. */
  today: string
}

/** The letter, or which answer makes it longer than a letter may be, and by how many characters. */
export type ComposedLetter = { letter: string } | { tooLong: { answer: AnswerKey; excess: number } }

/** Posts and skills are written by people, and none of them may fill the letter. */
const WORDS_MOST = 120
const POSTS_MOST = 2
const SKILLS_MOST = 3

/**
 * Composes a letter in plain French from what the person typed and what the profile says. The same facts give the same
 * letter; another offer or another person gets other turns of phrase. Nothing in it depends on the person's gender.
 */
export function composeLetter({ offer, person, answers = {}, today }: LetterFacts): ComposedLetter {
  const name = cleanLine(fullName(person))
  const pick = pickBy(`${offer.title}|${offer.company_name}|${name}`)
  const experience = readAnswer(answers.experience)
  const example = readAnswer(answers.example)
  const reason = readAnswer(answers.reason)
  const paragraphs = [
    'Madame, Monsieur,',
    openingOf(offer, pick),
    [
      experience ? sayExperience(experience, pick) : sayPosts(person, today, pick),
      example && sayExample(example),
    ],
    [reason ? sayReason(reason) : pick('reason', GENERAL_REASONS)],
    [sayAvailability(person, today), pick('meeting', MEETINGS)],
    pick('closing', CLOSINGS),
    name,
  ]
  const letter = paragraphs
    .map((each) => (typeof each === 'string' ? each : each.filter(Boolean).join(' ')))
    .filter(Boolean)
    .join('\n\n')
  if (letter.length <= LETTER_MAX) return { letter }
  const answer = ANSWER_KEYS.toSorted(
    (one, other) => (answers[other]?.length ?? 0) - (answers[one]?.length ?? 0),
  )[0]
  return { tooLong: { answer: answer ?? 'experience', excess: letter.length - LETTER_MAX } }
}

type Choose = (slot: string, among: readonly string[]) => string

/** Chooses by a hash (FNV-1a) of the seed and the place in the letter, so that a letter is the same each time. */
function pickBy(seed: string): Choose {
  return (slot, among) => {
    let hash = 0x811c9dc5
    for (const character of `${slot}|${seed}`)
      hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
    return among[((hash ^ (hash >>> 15)) >>> 0) % among.length] ?? ''
  }
}

function openingOf({ title, company_name }: LetterFacts['offer'], pick: Choose): string {
  const company = withArticle(tidyLine(company_name))
  const tidy = tidyLine(title)
  const words = titleInSentence(tidy)
  const quoted = `«\u00A0${displayTitle(tidy)}\u00A0»`
  const byQuote = [
    `Votre offre ${quoted}, publiée par ${company}, a retenu mon attention, et je vous présente ma candidature.`,
    endSentence(`Je vous présente ma candidature à l’offre ${quoted} que propose ${company}`),
  ]
  if (words === null) return pick('opening', byQuote)
  const post = withDe(words)
  return pick('opening', [
    ...byQuote.slice(0, 1),
    endSentence(`Je vous présente ma candidature au poste ${post} que propose ${company}`),
    endSentence(`Je souhaite occuper le poste ${post} que propose ${company}`),
    `Le poste ${post} que propose ${company} correspond à ce que je cherche, et je vous présente ma candidature.`,
  ])
}

const BEFORE_EXPERIENCE = [
  'Ce poste est proche de ce que j’ai déjà fait.',
  'Voici ce que j’apporte à ce poste.',
  'Une partie de ce travail m’est déjà familière.',
]
const BEFORE_LIST = [
  'Voici ce que j’ai déjà fait de proche',
  'Mon expérience la plus proche',
  'Ce que j’apporte à ce poste',
]

function sayExperience(answer: TypedAnswer, pick: Choose): string {
  const having = afterHaving(answer)
  if (having) return `${pick('experience', BEFORE_EXPERIENCE)} J’ai ${having}`
  if (answer.isSentence) return `${pick('experience', BEFORE_EXPERIENCE)} ${asSentences(answer)}`
  if (beginsWith(answer, /^depuis\s/)) return `Je travaille ${continued(answer)}`
  if (beginsWith(answer, /^(?:comme|en tant qu|chez|dans|pendant|durant)\b/))
    return `J’ai travaillé ${continued(answer)}`
  return announce(pick('experience', BEFORE_LIST), answer)
}

function sayExample(answer: TypedAnswer): string {
  const having = afterHaving(answer)
  if (having) return `Par exemple, j’ai ${having}`
  if (beginsWith(answer, /^(?:j’|je\s)/)) return `Par exemple, ${continued(answer)}`
  return answer.isSentence ? `En voici un exemple. ${asSentences(answer)}` : announce('Un exemple', answer)
}

const GENERAL_REASONS = [
  'Les missions que vous décrivez correspondent au travail que je souhaite faire.',
  'Je souhaite mettre mon sérieux et mon énergie au service de votre équipe.',
  'Votre offre décrit un travail où je pense pouvoir être utile à votre équipe.',
]

function sayReason(answer: TypedAnswer): string {
  if (beginsWith(answer, /^car\s/)) return `Je postule chez vous, ${continued(answer)}`
  if (beginsWith(answer, /^(?:parce qu|pour\s|afin\s|puisqu)/))
    return `Je postule chez vous ${continued(answer)}`
  return answer.isSentence ? asSentences(answer) : announce('Ce qui m’attire chez vous', answer)
}

const WITHOUT_POST = [
  'J’apprends vite, je respecte les consignes et je termine ce que je commence.',
  'Je travaille avec soin, j’apprends vite et je tiens mes engagements.',
]

function sayPosts({ experiences, skills }: LetterFacts['person'], today: string, pick: Choose): string {
  const posts = describePosts(experiences, today)
  const known = skills.map(shorten).filter(Boolean).slice(0, SKILLS_MOST)
  const sentences = posts.length > 0 ? posts : [pick('experience', WITHOUT_POST)]
  if (known.length > 0)
    sentences.push(endSentence(`Je peux aussi compter sur ces compétences\u00A0: ${listed(known)}`))
  return sentences.join(' ')
}

/** Says the last posts of a person, the present one first: « J’exerce comme comptable chez Airtel depuis mars 2021. » */
export function describePosts(experiences: readonly PastPost[], today: string): string[] {
  return experiences
    .filter(({ title, start }) => shorten(title) !== '' && start <= today)
    .toSorted((one, other) => rankOf(other).localeCompare(rankOf(one)))
    .slice(0, POSTS_MOST)
    .map((post, at) => describePost(post, at > 0))
}

/** A post that goes on comes before all that ended. */
const rankOf = ({ start, end }: PastPost) => `${end ?? '9999'}|${start}`

function describePost({ title, company, start, end }: PastPost, isSecond: boolean): string {
  const bare = shorten(title)
  const what = `comme ${titleInSentence(bare) ?? `«\u00A0${bare}\u00A0»`}`
  const where = atCompany(shorten(company))
  if (end === null) {
    const since = sinceOf(start)
    const words = `${isSecond ? 'j’exerce aussi' : 'j’exerce'} ${what}${where}${since && ` depuis ${since}`}`
    return endSentence(capitalize(words))
  }
  const words = `${isSecond ? 'auparavant, ' : ''}j’ai exercé ${what}${where}${periodOf(start, end)}`
  return endSentence(capitalize(words))
}

/** « mars 2021 » of `2021-03`, « 2021 » of a year alone. */
function sinceOf(start: string): string {
  const [, year, month] = /^(\d{4})(?:-(\d\d))?/.exec(start) ?? []
  if (!year) return ''
  const name = month && MONTHS[Number(month) - 1]
  return name ? `${name} ${year}` : year
}

function periodOf(start: string, end: string): string {
  const [from, to] = [start, end].map((moment) => /^\d{4}/.exec(moment)?.[0])
  if (!to) return ''
  return !from || from === to ? ` en ${to}` : ` de ${from} à ${to}`
}

function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} et ${last}` : last
}

const shorten = (words: string) => [...tidyLine(words)].slice(0, WORDS_MOST).join('').trim()

function sayAvailability({ available_now, available_from }: LetterFacts['person'], today: string) {
  if (available_now || (available_from && available_from <= today)) return 'Je peux commencer dès maintenant.'
  return available_from && `Je peux commencer à partir du ${formatDate(available_from)}.`
}

const MEETINGS = [
  'Je me tiens à votre disposition pour un entretien.',
  'Je reste à votre disposition pour vous rencontrer et répondre à vos questions.',
  'J’aimerais vous en dire plus lors d’un entretien.',
]

const CLOSINGS = [
  'Je vous prie d’agréer, Madame, Monsieur, mes salutations distinguées.',
  'Je vous prie de recevoir, Madame, Monsieur, mes salutations respectueuses.',
  'Veuillez agréer, Madame, Monsieur, l’expression de mes salutations distinguées.',
]
