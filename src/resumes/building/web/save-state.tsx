import { useState } from 'react'
import { headingOf } from '#src/resumes/shared/changes.ts'
import type { ResumeDocument } from '#src/resumes/shared/document.ts'
import { type Difference, differencesBetween, merged, type Side } from '#src/resumes/shared/merging.ts'
import { formatTime } from '#src/shared/dates.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { CheckIcon } from '#src/ui/icons.tsx'
import type { BuiltResume } from '../contract.ts'
import type { Autosave, SaveState } from './autosave.ts'
import css from './page.module.css'

/** « Enregistré à 14 h 32 » */
export function SavedAt({ state }: { state: SaveState }) {
  return (
    <p className={css.saved} data-kind={state.kind} role="status">
      {state.kind === 'saved' && (
        <>
          <CheckIcon size={16} />
          Enregistré à {formatTime(state.at)}
        </>
      )}
      {state.kind === 'saving' && 'Enregistrement…'}
      {state.kind === 'waiting' && 'Gardé sur cet appareil'}
      {(state.kind === 'conflict' || state.kind === 'refused') && 'Pas enregistré'}
    </p>
  )
}

/** What keeps the CV from being saved. */
export function SaveTrouble({ saving }: { saving: Autosave }) {
  const { state, cv } = saving
  if (state.kind === 'waiting') return <Waiting reason={state.for} />
  if (state.kind === 'refused')
    return (
      <Alert kind="error" live>
        {refusalOf(state.error.errors, cv) ?? state.error.message}
      </Alert>
    )
  return state.kind === 'conflict' ? <Conflict {...state} saving={saving} /> : null
}

/** Whatever it waits for, what is written stays here and leaves by itself. */
function Waiting({ reason }: { reason: 'network' | 'session' | 'server' }) {
  if (reason === 'network')
    return (
      <Alert kind="warning" live>
        <b>Pas de réseau pour l’instant.</b> Continuez&nbsp;: ce que vous écrivez est gardé sur cet appareil
        et sera enregistré dès qu’il revient.
      </Alert>
    )
  if (reason === 'server')
    return (
      <Alert kind="warning" live>
        <b>Le site ne répond pas pour l’instant.</b> Continuez&nbsp;: ce que vous écrivez est gardé sur cet
        appareil, et nous réessayons toutes les cinq secondes.
      </Alert>
    )
  return (
    <Alert kind="warning" live>
      <b>Votre session est terminée.</b> Ce que vous écrivez est gardé sur cet appareil&nbsp;:{' '}
      <a href={`/login?to=${encodeURIComponent(window.location.pathname)}`}>reconnectez-vous</a> pour
      l’enregistrer.
    </Alert>
  )
}

function refusalOf(errors: Record<string, string[]> | undefined, { sections }: ResumeDocument) {
  const [[path, [told] = []] = []] = Object.entries(errors ?? {})
  const section = sections[Number(/sections\.(\d+)/.exec(path ?? '')?.[1] ?? -1)]
  return told && section ? `Section «\u00a0${headingOf(section)}\u00a0»\u00a0: ${told}` : told
}

interface ConflictProps {
  message: string
  base: ResumeDocument
  theirs: BuiltResume
  saving: Autosave
}

/** Two states of one CV: of each part that is not the same, its writer keeps one. */
function Conflict({ message, base, theirs, saving }: ConflictProps) {
  const differences = differencesBetween(base, saving.cv, theirs.document)
  const [chosen, setChosen] = useState<Record<string, Side>>({})
  const sideOf = (part: string): Side =>
    chosen[part] ?? differences.find((each) => each.part === part)?.suggested ?? 'mine'
  const all = (side: Side) => Object.fromEntries(differences.map(({ part }) => [part, side]))
  return (
    <section className={css.conflict} aria-label="Deux versions de ce CV">
      <Alert kind="warning" live>
        <b>{message}</b>
        <p>
          Rien n’est enregistré tant que vous n’avez pas choisi. La version que vous ne gardez pas reste parmi
          les versions du CV.
        </p>
      </Alert>
      {differences.map((difference) => (
        <Choice
          key={difference.part}
          difference={difference}
          side={sideOf(difference.part)}
          onChoose={(side) => setChosen({ ...chosen, [difference.part]: side })}
        />
      ))}
      <div className={css.chips}>
        <Button small onClick={() => saving.settle(merged(saving.cv, theirs.document, sideOf), theirs)}>
          Garder ces choix
        </Button>
        {differences.length > 1 && (
          <>
            <Button look="secondary" small onClick={() => setChosen(all('mine'))}>
              Tout garder d’ici
            </Button>
            <Button look="secondary" small onClick={() => setChosen(all('theirs'))}>
              Tout prendre de l’autre
            </Button>
          </>
        )}
      </div>
    </section>
  )
}

interface ChoiceProps {
  difference: Difference
  side: Side
  onChoose: (side: Side) => void
}

function Choice({ difference, side, onChoose }: ChoiceProps) {
  const { part, label } = difference
  const option = (value: Side, words: string) => (
    <label>
      <input type="radio" name={`choice-${part}`} checked={side === value} onChange={() => onChoose(value)} />
      <span>
        <b>{words}</b>
        <span className={css.told}>{difference[value] || 'Cette partie n’y est pas.'}</span>
      </span>
    </label>
  )
  return (
    <fieldset className={css.choice}>
      <legend>{label}</legend>
      {option('mine', 'Sur cette page')}
      {option('theirs', 'Enregistré ailleurs')}
    </fieldset>
  )
}
