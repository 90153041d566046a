import { occupationOf } from './attachment.ts'
import { NO_OCCUPATION } from './shared/choice-input.ts'
import { findOccupation } from './taxonomy.ts'

/** The code of the occupation that a person chose, else of the one that the title names; null of neither. */
export function chosenOccupation(title: string, choice: string | null): string | null {
  if (choice === NO_OCCUPATION) return null
  return findOccupation(choice)?.code ?? occupationOf(title)
}
