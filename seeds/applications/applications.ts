import type { ApplicationState } from '#src/applications/shared/states.ts'
import { type Candidate, DEMO_APPLICANT, NEW_APPLICANT } from '../applicants/applicants.ts'
import { DEMO_COMPANY, type SeedCompany } from '../companies/companies.ts'
import { addDays, dayOf } from '../days.ts'
import { lowerFirst } from '../french.ts'
import type { SeedOffer } from '../offers/offers.ts'
import type { Outline } from '../offers/outline.ts'
import { type Random, randomFor } from '../random.ts'
import { answeredSoon } from './answering.ts'
import type { Choice, Sources } from './choice.ts'
import { type HistoryEntry, makeHistory } from './history.ts'
import { fits, pickState, STATE_NAMES, type StateName, stateNamed } from './states.ts'

export type SeedApplication = ApplicationState & {
  /** Index of the offer in the stream, and of the applicant. */
  offer: number
  applicant: number
  /** Index of the saved CV among the applicant's; it is never a draft. */
  resume: number
  letter: string
  available_now: boolean
  availability_date: string | null
  min_salary_expectation: number
  max_salary_expectation: number
  /** One answer for each question of the offer. */
  answers: string[]
  created_at: Date
  submitted_at: Date | null
  updated_at: Date
  history: HistoryEntry[]
}

const TOTAL = 350
const VISIBLE = ['published', 'closed', 'archived']

/** About 400 applications to offers of the applicants' own trades, in every state. */
export function makeApplications(sources: Sources): SeedApplication[] {
  const hired = new Set<number>()
  return chooseOffers(sources).map((choice, index) => {
    const random = randomFor(sources.seed, 6, index)
    const alreadyHired = hired.has(choice.outline.index)
    const usable = choice.wanted && fits(choice.wanted, choice.outline, alreadyHired) ? choice.wanted : null
    const name = usable ?? pickState(random, choice.outline, alreadyHired)
    if (name === 'hired') hired.add(choice.outline.index)
    return makeApplication(random, sources, choice, name)
  })
}

/** Nobody who has worked applies for an internship, an apprenticeship or volunteering. */
const LEARNING = [4, 5, 8]

/** First everything for the demonstration accounts, then a share for everyone, last what companies that answer soon get. */
function chooseOffers(sources: Sources): Choice[] {
  const usable = sources.outlines.filter(
    ({ index, status, occupation }) =>
      VISIBLE.includes(status) &&
      occupation.rank !== 'D' &&
      !LEARNING.includes(sources.offerAt(index).contract_id),
  )
  const choices = [...demoApplicant(sources, usable), ...demoCompany(sources)]
  const taken = new Set(choices.map(keyOf))
  for (let round = 0; round < 12; round++) {
    sources.candidates.forEach((candidate, applicant) => {
      if (applicant === NEW_APPLICANT || applicant === DEMO_APPLICANT || choices.length >= TOTAL) return
      const random = randomFor(sources.seed, 7, applicant * 100 + round)
      const near = usable.filter(
        ({ family, company }) => family === candidate.family && company !== DEMO_COMPANY,
      )
      if (near.length === 0) return
      const choice = { applicant, outline: random.pick(near), wanted: null }
      if (taken.has(keyOf(choice))) return
      taken.add(keyOf(choice))
      choices.push(choice)
    })
  }
  return [...choices, ...answeredSoon(sources, usable).filter((choice) => !taken.has(keyOf(choice)))]
}

const keyOf = ({ applicant, outline }: Choice) => `${applicant}:${outline.index}`

/** One application in every state, each to another company where there is one. */
function demoApplicant({ candidates, seed }: Sources, usable: readonly Outline[]): Choice[] {
  const random = randomFor(seed, 5, 0)
  const sector = candidates[DEMO_APPLICANT]?.family.activity_area_id
  const near = random.sample(
    usable.filter(({ family }) => family.activity_area_id === sector),
    usable.length,
  )
  const used = new Set<number>()
  const companies = new Set<number>()
  return STATE_NAMES.toReversed().flatMap((wanted) => {
    const free = near.filter((outline) => !used.has(outline.index) && fits(wanted, outline, false))
    const outline = free.find(({ company }) => !companies.has(company)) ?? free[0]
    if (!outline) return []
    used.add(outline.index)
    companies.add(outline.company)
    return [{ applicant: DEMO_APPLICANT, outline, wanted }]
  })
}

/** Everyone of a suitable trade applies to the demonstration company; the states take turns. */
function demoCompany({ candidates, outlines }: Sources): Choice[] {
  const own = outlines.filter(({ company, status }) => company === DEMO_COMPANY && VISIBLE.includes(status))
  let open = 0
  let over = 0
  return own.flatMap((outline) =>
    candidates.flatMap(({ family }, applicant) => {
      if (applicant <= NEW_APPLICANT || family !== outline.family) return []
      const states = STATE_NAMES.filter((name) => name !== 'draft' && fits(name, outline, false))
      const turn = outline.status === 'published' ? open++ : over++
      return [{ applicant, outline, wanted: states[turn % states.length] ?? null }]
    }),
  )
}

function makeApplication(random: Random, sources: Sources, choice: Choice, name: StateName): SeedApplication {
  const { applicant, outline } = choice
  const candidate = sources.candidates[applicant]
  const company = sources.companies[outline.company]
  if (!candidate || !company) throw new Error('An application needs an applicant and a company')
  const offer = sources.offerAt(outline.index)
  const history = makeHistory(random, name, outline, { today: sources.today, step_days: choice.step_days })
  const first = history[0]?.at ?? sources.today
  const available_now = random.chance(0.6)
  const min = Math.max(
    200_000,
    Math.round((offer.min_salary * (0.95 + random.next() * 0.2)) / 100_000) * 100_000,
  )
  const usable = candidate.applicant.resumes.filter(({ is_draft }) => !is_draft).length
  return {
    ...stateNamed(name),
    offer: outline.index,
    applicant,
    resume: random.int(0, Math.max(0, usable - 1)),
    letter: makeLetter(random, candidate, offer, company),
    available_now,
    availability_date: available_now ? null : dayOf(addDays(first, random.int(14, 60))),
    min_salary_expectation: min,
    max_salary_expectation: min + random.int(1, 4) * 100_000,
    answers: offer.questions.map(({ text }) => answerTo(random, text)),
    created_at: first,
    submitted_at: name === 'draft' ? null : first,
    updated_at: history.at(-1)?.at ?? first,
    history,
  }
}

function makeLetter(
  random: Random,
  { applicant, occupation }: Candidate,
  offer: SeedOffer,
  company: SeedCompany,
): string {
  const post = applicant.experiences[0]
  const task = (random.pick(occupation.missions) ?? '').replace(/\.$/, '')
  const path = post
    ? `Chez ${post.company}, j’ai appris à ${lowerFirst(task)}.`
    : `Mes études et mes stages m’ont appris à ${lowerFirst(task)}.`
  return [
    'Madame, Monsieur,',
    `Votre offre « ${offer.title} » (référence ${offer.reference}) correspond à ce que je cherche.`.replace(
      /« | »/g,
      (m) => m.replace(' ', '\u00a0'),
    ),
    `${path} Je connais bien ces sujets : ${applicant.skills.slice(0, 3).join(', ').toLowerCase()}.`.replace(
      ' :',
      '\u00a0:',
    ),
    random
      .pick([
        `Ce que vous dites de ${company.name} me donne envie de rejoindre vos équipes, et je peux vous rencontrer quand vous le souhaitez.`,
        `Le travail de ${company.name} m’intéresse depuis longtemps. Je me rendrai disponible pour un entretien.`,
        `J’aime les maisons où l’on apprend, et ${company.name} en a la réputation. Je serais heureux d’en parler avec vous.`,
      ])
      .replace('Je serais heureux d’en parler', 'J’aimerais en parler'),
    `${applicant.first_name} ${applicant.last_name}`,
  ].join('\n\n')
}

const ANSWERS: readonly (readonly [RegExp, string[]])[] = [
  [/préavis/, ['Un mois.', 'Aucun, je suis libre tout de suite.', 'Deux semaines, à négocier.']],
  [/déplacements|samedi/, ['Oui, sans difficulté.', 'Oui, avec un planning connu une semaine à l’avance.']],
  [
    /outils/,
    [
      'Excel tous les jours, et le logiciel de l’entreprise.',
      'Ceux que cite votre annonce, depuis deux ans.',
    ],
  ],
  [/rendrez/, ['En bus, quarante minutes.', 'À moto.']],
  [
    /comparable/,
    ['Oui, deux ans dans une entreprise du même métier.', 'Oui, pendant un an, et des remplacements.'],
  ],
]

function answerTo(random: Random, question: string): string {
  const known = ANSWERS.find(([pattern]) => pattern.test(question))
  return known
    ? random.pick(known[1])
    : 'Le travail en équipe sur le terrain, parce que les résultats se voient vite.'
}
