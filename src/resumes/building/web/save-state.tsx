import { useState } from 'react'
import { headingOf } from '#src/resumes/shared/changes.ts'
import type { ResumeDocument } from '#src/resumes/shared/document.ts'
import { type Difference, differencesBetween, merged, type Side } from '#src/resumes/shared/merging.ts'
import { formatTime } from '#src/shared/dates.ts'
import { WaitingNotice } from '#src/shell/form/waiting-notice.tsx'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { CheckIcon } from '#src/ui/icons.tsx'
import type { ResumeAutosave, ResumeSaveState } from './autosave.ts'
import css from './page.module.css'

/** « Enregistré à 14 h 32 » */
export function SavedAt({ state }: { state: ResumeSaveState }) {
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

/** Says what keeps the CV from being saved. */
export function SaveTrouble({ saving }: { saving: ResumeAutosave }) {
  const { state, cv } = saving
  if (state.kind === 'waiting') return <WaitingNotice reason={state.for} />
  if (state.kind === 'refused')
    return (
      <Alert kind="error" live>
        {refusalOf(state.error.errors, cv) ?? state.error.message}
      </Alert>
    )
  return state.kind === 'conflict' ? <Conflict {...state} saving={saving} /> : null
}

function refusalOf(errors: Record<string, string[]> | undefined, { sections }: ResumeDocument) {
  const [[path, [told] = []] = []] = Object.entries(errors ?? {})
  const section = sections[Number(/sections\.(\d+)/.exec(path ?? '')?.[1] ?? -1)]
  return told && section ? `Section «\u00a0${headingOf(section)}\u00a0»\u00a0: ${told}` : told
}

interface ConflictProps extends Extract<ResumeSaveState, { kind: 'conflict' }> {
  saving: ResumeAutosave
}

/** Two states of one CV: of each part that is not the same, its writer keeps one. */
function Conflict({ message, base, theirs, saving }: ConflictProps) {
  const differences = differencesBetween(base, saving.cv, theirs.content)
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
        <Button small onClick={() => saving.settle(merged(saving.cv, theirs.content, sideOf), theirs)}>
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
