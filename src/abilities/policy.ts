import type { UserKind } from '#src/accounts/shared/kinds.ts'
import type { CompanyStatus, MemberRole } from '#src/accounts/shared/memberships.ts'
import type { Ability, AbilityRule, SubjectOf } from './shared/abilities.ts'
import { isAllowed } from './shared/is-allowed.ts'

/** The facts about a person on which its abilities depend. */
interface Holder {
  kind: UserKind
  company: { status: CompanyStatus; role: MemberRole } | null
}

const view = (...subjects: SubjectOf<'view'>[]): AbilityRule[] =>
  subjects.map((subject) => ({ action: 'view', subject }))
const write = (subject: SubjectOf<'create' | 'edit'>): AbilityRule[] => [
  { action: 'create', subject },
  { action: 'edit', subject },
]

const APPLICANT: AbilityRule[] = [
  ...view('dashboard', 'my applications', 'my resumes', 'all my applications events'),
  ...view('my profile', 'my saved offer', 'my suggest offer'),
  ...write('resume'),
  { action: 'apply to', subject: 'an offer' },
]

/** The whole list of what this person may do, from role, membership and the company's state. */
export function abilitiesOf(actor: Holder): AbilityRule[] {
  if (actor.kind === 'applicant') return APPLICANT
  if (actor.kind === 'admin') return view('dashboard')
  const always = view('dashboard', 'my company profile')
  const { company } = actor
  if (!company || company.status === 'suspended') return always
  const offers = [...view('my company job offers'), ...(company.role === 'reader' ? [] : write('job offer'))]
  // The administration has to validate a company before it can do more than write its offers.
  if (company.status !== 'validated') return [...always, ...offers]
  return [
    ...always,
    ...view('my offers applications'),
    { action: 'use_feature', subject: 'best_applicant_profile' },
    ...offers,
  ]
}

const ONCE_VALIDATED = 'Cette fonction s’ouvre dès que votre société est validée'
const LOCKED: Record<Exclude<CompanyStatus, 'validated'>, string> = {
  incomplete: `${ONCE_VALIDATED}\u00A0: complétez d’abord son profil.`,
  pending: `${ONCE_VALIDATED}\u00A0: son profil est complet et attend sa validation.`,
  rejected: `${ONCE_VALIDATED}\u00A0: corrigez d’abord ce qui vous est demandé dans son profil.`,
  suspended: 'Votre société est suspendue\u00A0: écrivez-nous pour en parler.',
}

/** Tells a recruiter why something is locked until the company is validated; undefined for what validation would not open. */
export function lockedReason(actor: Holder, ...ability: Ability): string | undefined {
  const { company } = actor
  if (!company || company.status === 'validated') return undefined
  const opened = { ...actor, company: { ...company, status: 'validated' as const } }
  return isAble(opened, ...ability) ? LOCKED[company.status] : undefined
}

/** Whether this person decides on the offers and applications of a company, which only a validated one has. */
export function isRecruiting(actor: Holder | null): boolean {
  return isAble(actor, 'view', 'my offers applications') && isAble(actor, 'edit', 'job offer')
}

export function isAble(actor: Holder | null, ...ability: Ability): boolean {
  return actor !== null && isAllowed(abilitiesOf(actor), ...ability)
}
