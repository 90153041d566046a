import { createIsomorphicFn } from '@tanstack/react-start'
import { type AbilityRule, readRules } from '#src/abilities/shared/abilities.ts'
import { DAY_SECONDS } from '#src/shared/durations.ts'
import { pageContext } from '../api/page-context.ts'
import { cookieIn, writeCookie } from './cookies.ts'

const NAME = 'userAbilityRules'

/** The rules kept from the last time they were read. */
export const storedRules = createIsomorphicFn()
  .server(() => rulesIn(pageContext()?.cookie ?? ''))
  .client(() => rulesIn(document.cookie))

/** Keeps the rules for a day, for the next page that fails to read them. */
export const storeRules = createIsomorphicFn()
  .server((_rules: AbilityRule[]): void => undefined)
  .client((rules: AbilityRule[]): void =>
    writeCookie(NAME, rules.length ? JSON.stringify(rules) : '', DAY_SECONDS),
  )

function rulesIn(cookies: string): AbilityRule[] {
  try {
    return readRules(JSON.parse(cookieIn(cookies, NAME) ?? '[]'))
  } catch {
    return []
  }
}
