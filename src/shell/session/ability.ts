import { createMongoAbility, type MongoAbility } from '@casl/ability'
import { useQuery } from '@tanstack/react-query'
import { abilitiesQuery } from './session.ts'
import type { AbilityRule } from './stored-rules.ts'

const made = new WeakMap<AbilityRule[], MongoAbility>()

/** The permission checker of these rules. */
export function abilityOf(rules: AbilityRule[]): MongoAbility {
  const known = made.get(rules)
  if (known) return known
  const ability = createMongoAbility(rules)
  made.set(rules, ability)
  return ability
}

const NONE: AbilityRule[] = []

/** The signed-in user's permission checker; it hides, the server decides. */
export function useAbility(): MongoAbility {
  const { data = NONE } = useQuery(abilitiesQuery)
  return abilityOf(data)
}
