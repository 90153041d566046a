import { findMarks } from '#src/offers/wording/shared/marks.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { capitalised, plural } from '#src/shared/phrases.ts'
import { classes } from '#src/ui/class-names.ts'
import { Card } from '#src/ui/display/card.tsx'
import { BriefcaseIcon, CheckIcon, ClockIcon, PinIcon, WarningIcon } from '#src/ui/icons.tsx'
import { MinusIcon, WalletIcon } from '#src/ui/workspace-icons.tsx'
import { readLength } from '../shared/limits.ts'
import type { Lack } from './lacks.ts'
import css from './side.module.css'
import type { OfferValues } from './values.ts'
import { contractWritten, payWritten, placeWritten, textIn } from './words.ts'

interface OfferSideProps {
  values: OfferValues
  company: string
  lacks: readonly Lack[]
}

/** Stands beside the form, with the card as lists will show it and a check list. */
export function OfferSide({ values, company, lacks }: OfferSideProps) {
  return (
    <aside className={css.side} aria-label="Aide à la rédaction">
      <Card title="Carte de l’offre" action={<span className={css.live}>en direct</span>}>
        <div className={css.card}>
          <b>{values.title.trim() ? displayTitle(values.title.trim()) : 'Titre du poste'}</b>
          <span className="muted">{company}</span>
          <ul>
            <li>
              <PinIcon size={16} />
              {placeWritten(values)}
            </li>
            <li>
              <BriefcaseIcon size={16} />
              {contractWritten(values) || 'Contrat à choisir'}
            </li>
            <li>
              <WalletIcon size={16} />
              <b>{(values.salary_visible && payWritten(values)) || 'Salaire non communiqué'}</b>
            </li>
            <li>
              <ClockIcon size={16} />
              Réponse promise sous {values.response_delay_days} jours
            </li>
          </ul>
        </div>
      </Card>
      <Card title="Avant de publier">
        <ul className={css.checks}>
          {checksOf(values, lacks).map(({ state, text }) => (
            <li key={text} className={classes(css[state])}>
              <StateIcon state={state} />
              {text}
            </li>
          ))}
        </ul>
      </Card>
    </aside>
  )
}

type State = 'done' | 'warn' | 'todo'

function StateIcon({ state }: { state: State }) {
  if (state === 'done') return <CheckIcon size={16} />
  return state === 'warn' ? <WarningIcon size={16} /> : <MinusIcon size={16} />
}

/** All texts in which the steps mark words. */
function markedTexts({
  title,
  description,
  missions,
  profile,
  benefits,
  skills,
  process_steps,
  questions,
  schedule,
  to_bring,
  interview_place,
}: OfferValues): string {
  const rich = [description, missions, profile].map(textIn)
  const steps = process_steps.flatMap((step) => [step.title, step.text])
  const asked = questions.flatMap(({ text, choices }) => [text, choices])
  return [
    title,
    schedule,
    to_bring,
    interview_place,
    ...rich,
    ...benefits,
    ...skills,
    ...steps,
    ...asked,
  ].join('\n')
}

const LOUD = /\p{Lu}{5,}/u

/** These have a line of their own, which says more than that something lacks. */
const OWN_LINE = ['title', 'missions', 'profile', 'min_salary']

function checksOf(values: OfferValues, lacks: readonly Lack[]): { state: State; text: string }[] {
  const { title, missions, profile, process_steps, salary_visible } = values
  const suspects = findMarks(markedTexts(values)).length
  const isWritten = title.trim() !== '' || readLength(missions) > 0 || readLength(profile) > 0
  const todo = (isDone: boolean, done: string, left: string) =>
    isDone ? { state: 'done' as const, text: done } : { state: 'todo' as const, text: left }
  return [
    LOUD.test(title)
      ? { state: 'warn', text: 'Titre à écrire en minuscules' }
      : todo(title.trim().length > 2, 'Titre clair', 'Titre à écrire'),
    todo(readLength(missions) > 0, 'Missions décrites', 'Missions à décrire'),
    todo(readLength(profile) > 0, 'Profil décrit', 'Profil à décrire'),
    ...lacks
      .filter(({ field }) => !OWN_LINE.includes(field))
      .map(({ text }) => ({ state: 'todo' as const, text: capitalised(text) })),
    ...(suspects > 0
      ? [
          {
            state: 'warn' as const,
            text: plural(suspects, 'Un passage à revoir', `${suspects} passages à revoir`),
          },
        ]
      : []),
    // Where nothing is written yet there is nothing to praise.
    ...(suspects === 0 && isWritten ? [{ state: 'done' as const, text: 'Aucun mot à revoir' }] : []),
    todo(salary_visible && payWritten(values) !== null, 'Salaire affiché', 'Salaire à afficher'),
    todo(process_steps.length > 0, 'Étapes du recrutement décrites', 'Étapes du recrutement à décrire'),
  ]
}
