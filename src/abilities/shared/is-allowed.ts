import type { Ability, AbilityRule } from './abilities.ts'

/** The one place where it is decided whether rules allow something, on the server and in the browser. */
export function isAllowed(rules: readonly AbilityRule[], ...[action, subject]: Ability): boolean {
  return rules.some((rule) => rule.action === action && rule.subject === subject)
}
