import { currentTime, dayAt } from '#src/shared/dates.ts'
import { lowered } from '#src/shared/phrases.ts'
import { problemsIn } from '#src/shell/form/check.ts'
import { offerInput } from '../shared/input.ts'
import { EMPTY_VALUES, LAST_STEP, type OfferValues, STEPS, stepOf } from './values.ts'

/** Something without which the offer is not taken for validation. */
export interface Lack {
  field: string
  step: number
  /** What is left to do, as « choisir la ville ». */
  text: string
}

/** Lists everything that the server would refuse, in the order of the steps. */
export function listLacks(values: OfferValues): Lack[] {
  const found = problemsIn(offerInput(dayAt(currentTime())), values, Object.keys(values))
  return Object.entries(found)
    .map(([field, message]) => ({ field, step: stepOf(field), text: taskOf(message) }))
    .sort((one, other) => one.step - other.step)
}

function taskOf(message: string): string {
  return lowered(message.replace(/^Veuillez /, '').replace(/\.$/, ''))
}

/**
 * Lists the steps that somebody has filled in: nothing lacks there, and the step was opened or something stands in it
 * that an empty offer doesn’t have. What a step proposes by itself is no answer of a person.
 */
export function listDoneSteps(values: OfferValues, opened: ReadonlySet<number>): number[] {
  const lacking = new Set(listLacks(values).map(({ step }) => step))
  const empty = EMPTY_VALUES()
  const isWritten = (step: number) =>
    STEPS[step]?.fields.some((field) => JSON.stringify(values[field]) !== JSON.stringify(empty[field]))
  return STEPS.map((_, step) => step)
    .slice(0, LAST_STEP)
    .filter((step) => !lacking.has(step) && (opened.has(step) || isWritten(step)))
}
