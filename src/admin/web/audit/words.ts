import { DECISIONS } from '#src/moderation/shared/decisions.ts'
import { OTHER_ACTIONS } from './other-words.ts'

const words = new Map<string, string>(Object.entries({ ...DECISIONS, ...OTHER_ACTIONS }))

/** « a publié cette offre »; what has no words as the log names it. */
export const actionWords = (action: string) => words.get(action) ?? action

/** What the list can be narrowed to: a whole part of the site, or one action. */
export const ACTIONS: { id: string; name: string }[] = [
  { id: 'companies.', name: 'Tout des sociétés' },
  { id: 'offers.', name: 'Tout des offres' },
  { id: 'applications.', name: 'Tout des candidatures' },
  { id: 'accounts.', name: 'Tout des comptes' },
  { id: 'personal-data.', name: 'Tout des données personnelles' },
  ...[...words].map(([id, name]) => ({ id, name: name.charAt(0).toUpperCase() + name.slice(1) })),
]

const KINDS = new Map([
  ['company', 'société'],
  ['offer', 'offre'],
  ['application', 'candidature'],
  ['message', 'message'],
  ['user', 'compte'],
])

/** « offre 12 » for `offer:12`. */
export function subjectWords(subject: string): string {
  const [kind = '', id = ''] = subject.split(':')
  const word = KINDS.get(kind)
  return word ? `${word} ${id}` : subject
}

/** `offer:12` for « offre 12 », as it is typed; whatever else as it is. */
export function subjectFrom(text: string): string {
  const [, word = '', id = ''] = /^\s*([a-zé]+)\s+(?:n°\s*)?(\d+)\s*$/i.exec(text) ?? []
  const kind = [...KINDS].find(([, name]) => name === word.toLowerCase())?.[0]
  return kind ? `${kind}:${id}` : text
}

/** The screen of what a line is about. */
export function subjectPath(subject: string): string | null {
  const [, kind, id] = /^(company|offer):(\d+)$/.exec(subject) ?? []
  return id ? `/${kind === 'company' ? 'societes' : 'offres'}/${id}` : null
}
