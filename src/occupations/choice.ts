import { occupationOf } from './attachment.ts'
import { NO_OCCUPATION } from './shared/choice-input.ts'
import { findOccupation } from './taxonomy.ts'

/** Returns the code that a person chose, or else the one that the title names; null when there is neither. */
export function chosenOccupation(title: string, choice: string | null): string | null {
  if (choice === NO_OCCUPATION) return null
  return findOccupation(choice)?.code ?? occupationOf(title)
}
