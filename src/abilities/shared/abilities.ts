/** What can be done, and to what: the pairs that section 6 of the specification names. */
export const ABILITIES = {
  view: [
    'dashboard',
    'my applications',
    'my resumes',
    'all my applications events',
    'my profile',
    'my saved offer',
    'my suggest offer',
    'my offers applications',
    'my company profile',
    'my company job offers',
  ],
  create: ['job offer', 'resume'],
  edit: ['job offer', 'resume'],
  'apply to': ['an offer'],
  use_feature: ['best_applicant_profile'],
} as const

type Action = keyof typeof ABILITIES
export type SubjectOf<A extends Action> = (typeof ABILITIES)[A][number]

/** A pair as gates, pages and the navigation name it: `['view', 'my resumes']`. */
export type Ability = { [A in Action]: readonly [action: A, subject: SubjectOf<A>] }[Action]

/** The same pair on the wire and in the browser's cookie. */
export type AbilityRule = { [A in Action]: { action: A; subject: SubjectOf<A> } }[Action]

/** The one place where it is decided whether rules allow something, on the server and in the browser. */
export function isAllowed(rules: readonly AbilityRule[], ...[action, subject]: Ability): boolean {
  return rules.some((rule) => rule.action === action && rule.subject === subject)
}

/** The rules among what a cookie or an answer holds; what this version of the site does not know is left out. */
export function readRules(given: unknown): AbilityRule[] {
  return Array.isArray(given) ? given.filter(isRule) : []
}

function isRule(given: unknown): given is AbilityRule {
  if (typeof given !== 'object' || given === null) return false
  if (!('action' in given && 'subject' in given)) return false
  const { action, subject } = given
  return Object.entries<readonly string[]>(ABILITIES).some(
    ([known, subjects]) => known === action && subjects.some((each) => each === subject),
  )
}
