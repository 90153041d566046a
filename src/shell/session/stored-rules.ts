import { createIsomorphicFn } from '@tanstack/react-start'
import type { AbilityRule } from '#src/abilities/shared/abilities.ts'
import { DAY_SECONDS } from '#src/shared/durations.ts'
import { pageContext } from '../api/page-context.ts'
import { cookieIn, writeCookie } from './cookies.ts'

const NAME = 'userAbilityRules'

/** The content of the cookie that keeps the rules; a visitor can change it, so it has to be checked. */
export const storedRules = createIsomorphicFn()
  .server(() => rulesIn(pageContext()?.cookie ?? ''))
  .client(() => rulesIn(document.cookie))

/** Keeps the rules for a day, so that a page that fails to read them still has some. */
export const storeRules = createIsomorphicFn()
  .server((_rules: AbilityRule[]): void => undefined)
  .client((rules: AbilityRule[]): void =>
    writeCookie(NAME, rules.length ? JSON.stringify(rules) : '', DAY_SECONDS),
  )

function rulesIn(cookies: string): unknown {
  try {
    return JSON.parse(cookieIn(cookies, NAME) ?? '[]')
  } catch {
    return []
  }
}
