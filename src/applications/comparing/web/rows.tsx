import type { ReactNode } from 'react'
import { Mean } from '#src/applications/evaluating/web/mean.tsx'
import { WithMentions } from '#src/applications/evaluating/web/notes.tsx'
import { RatingStar } from '#src/applications/evaluating/web/opinion.tsx'
import { ScoreRing } from '#src/matching/scoring/web/ring.tsx'
import { formatDate, formatDay } from '#src/shared/dates.ts'
import { formatMoney, formatPay } from '#src/shared/money.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { plural } from '#src/shared/phrases.ts'
import { classes } from '#src/ui/class-names.ts'
import { CheckIcon } from '#src/ui/icons.tsx'
import { MinusIcon } from '#src/ui/workspace-icons.tsx'
import type { Compared } from '../contract.ts'
import { bestOf } from './best.ts'
import css from './table.module.css'

export interface Row {
  key: string
  label: string
  cell: (one: Compared) => ReactNode
  /** These applications have the most favourable value, and are marked. */
  best: Set<number>
}

const NONE = new Set<number>()

export function factRows(all: readonly Compared[]): Row[] {
  const best = (measure: (one: Compared) => number | null) =>
    bestOf(all.map((one) => ({ id: one.id, value: measure(one) })))
  const offers = new Set(all.map(({ offer }) => offer.id))
  return [
    ...(offers.size > 1
      ? [{ key: 'offer', label: 'Offre', cell: (one: Compared) => displayTitle(one.offer.title), best: NONE }]
      : []),
    { key: 'score', label: 'Correspondance', cell: Score, best: NONE },
    {
      key: 'experience',
      label: 'Expérience',
      cell: Experience,
      best: best((one) => one.experience?.years ?? null),
    },
    {
      key: 'pay',
      label: 'Prétentions',
      cell: Pay,
      best: offers.size > 1 ? NONE : best(lowness),
    },
    { key: 'free', label: 'Disponibilité', cell: Availability, best: best(soonness) },
    ...(offers.size > 1 ? [] : questionRows(all)),
  ]
}

/** Criteria are compared only within one offer, because those of two offers are no measure of each other. */
export function opinionRows(all: readonly Compared[]): Row[] {
  const [first] = all
  const isOneOffer = all.every(({ offer }) => offer.id === first?.offer.id)
  const best = (measure: (one: Compared) => number | null) =>
    bestOf(all.map((one) => ({ id: one.id, value: measure(one) })))
  const criteria = isOneOffer ? (first?.criteria ?? []) : []
  return [
    ...criteria.map(({ id, label }) => {
      const of = (one: Compared) => one.criteria.find((each) => each.id === id)
      return {
        key: `criterion-${id}`,
        label,
        cell: (one: Compared) => {
          const criterion = of(one)
          return criterion ? <Mean criterion={criterion} /> : null
        },
        best: best((one) => of(one)?.mean ?? null),
      }
    }),
    {
      key: 'rating',
      label: 'Moyenne',
      cell: ({ rating }) => <RatingStar rating={rating} />,
      best: best(({ rating }) => rating),
    },
    { key: 'note', label: 'Dernière note', cell: LastNote, best: NONE },
  ]
}

function questionRows(all: readonly Compared[]): Row[] {
  const questions = new Set(all.flatMap(({ answers }) => answers.map(({ question }) => question)))
  return [...questions].map((question) => ({
    key: `question-${question}`,
    label: `«\u00a0${question}\u00a0»`,
    cell: ({ answers }) =>
      answers.find((each) => each.question === question)?.answer ?? <Unknown>Sans réponse</Unknown>,
    best: NONE,
  }))
}

/** A lower expectation gives a greater value; null where none was asked. */
function lowness({ max_salary_expectation: most }: Compared): number | null {
  return most === null ? null : -most
}

/** A sooner day gives a greater value; null where no day is told. */
function soonness({ available_now, availability_date }: Compared): number | null {
  if (available_now) return 0
  return availability_date ? -Date.parse(availability_date) : null
}

function Unknown({ children }: { children: ReactNode }) {
  return <span className={css.unknown}>{children}</span>
}

function Score({ match }: Compared) {
  return match ? <ScoreRing score={match.score} /> : <Unknown>Trop peu d’éléments connus</Unknown>
}

function Experience({ experience }: Compared) {
  if (!experience) return <Unknown>Dans le CV joint en PDF</Unknown>
  const { years, last, is_current } = experience
  return (
    <>
      <b>{years === 0 ? 'Moins d’un an' : `${years} ${plural(years, 'an')}`}</b>
      {last && (
        <p className={css.unknown}>
          {last}
          {is_current && ', en poste'}
        </p>
      )}
    </>
  )
}

function Pay({ min_salary_expectation: least, max_salary_expectation: most, pay_excess }: Compared) {
  const pay = formatPay(least, most)
  if (!pay) return <Unknown>Non précisées</Unknown>
  return (
    <>
      <b>{pay}</b>
      {pay_excess !== null && (
        <p className={classes(css.fit, pay_excess > 0 && css.over)}>
          {pay_excess === 0 ? <CheckIcon size={16} /> : <MinusIcon size={16} />}
          {pay_excess === 0 ? 'dans la fourchette' : `au-dessus de ${formatMoney(pay_excess)}`}
        </p>
      )}
    </>
  )
}

function Availability({ available_now, availability_date }: Compared) {
  if (available_now) return <b>Immédiate</b>
  return availability_date ? <b>{formatDate(availability_date)}</b> : <Unknown>Non précisée</Unknown>
}

function LastNote({ last_note }: Compared) {
  if (!last_note) return <Unknown>Aucune</Unknown>
  return (
    <>
      <p className={css.note}>
        «&nbsp;
        <WithMentions note={last_note} />
        &nbsp;»
      </p>
      <p className={css.unknown}>
        {last_note.is_mine ? 'Vous' : last_note.author}, {formatDay(last_note.created_at)}
      </p>
    </>
  )
}
