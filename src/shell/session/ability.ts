import { useQuery } from '@tanstack/react-query'
import { type Ability, type AbilityRule, isAllowed } from '#src/abilities/shared/abilities.ts'
import { abilitiesQuery } from './session.ts'

const NONE: AbilityRule[] = []

/** The signed-in user's permission checker, refreshed whenever the rules change. It hides; the server decides. */
export function useAbility(): { can: (...ability: Ability) => boolean } {
  const { data: rules = NONE } = useQuery(abilitiesQuery)
  return { can: (...ability) => isAllowed(rules, ...ability) }
}
