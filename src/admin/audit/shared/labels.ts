import { FAQ_GROUP_IDS, FAQ_GROUPS } from '#src/content/faq/shared/groups.ts'
import { TEXT_PAGE_NAMES, TEXT_PAGES } from '#src/content/texts/shared/pages.ts'
import { DECISIONS } from '#src/moderation/shared/decisions.ts'
import { CHANGED_LISTS, LIST_TRAITS } from '#src/reference-changes/shared/lists.ts'
import { SETTING_NAMES, SETTING_WORDS } from '#src/settings/shared/definitions.ts'
import { formatMonth } from '#src/shared/words/months.ts'
import { DIMENSIONS } from '#src/statistics/shared/names.ts'
import { METHOD_NAMES, PAYMENT_METHODS } from '#src/subscriptions/payments/shared/methods.ts'
import { DIMENSION_LABELS } from '../../statistics/shared/labels.ts'
import { EVENT_LABELS } from './event-labels.ts'

const labels = new Map<string, string>(Object.entries({ ...DECISIONS, ...EVENT_LABELS }))

/** @example « a publié cette offre »; an action without a label is shown as the log names it */
export const actionLabel = (action: string) => labels.get(action) ?? action

/** What the list can be narrowed to: everything of a part of the site, or one action. */
export const ACTION_CHOICES: readonly { value: string; label: string }[] = [
  { value: 'companies.', label: 'Tout des sociétés' },
  { value: 'offers.', label: 'Tout des offres' },
  { value: 'applications.', label: 'Tout des candidatures' },
  { value: 'payments.', label: 'Tout des paiements' },
  { value: 'plans.', label: 'Tout des formules' },
  { value: 'articles.', label: 'Tout des articles' },
  { value: 'settings.', label: 'Tout des réglages' },
  { value: 'reference.', label: 'Tout du référentiel' },
  { value: 'accounts.', label: 'Tout des comptes' },
  { value: 'personal-data.', label: 'Tout des données personnelles' },
  ...[...labels].map(([value, label]) => ({ value, label: label.charAt(0).toUpperCase() + label.slice(1) })),
]

const SUBJECT_LABELS = new Map([
  ['company', 'société'],
  ['offer', 'offre'],
  ['application', 'candidature'],
  ['message', 'message'],
  ['user', 'compte'],
  ['article', 'article'],
  ['campaign', 'campagne'],
  ['api-key', 'clé de l’API'],
  ['partner', 'partenaire'],
  ['partners', 'partenaires'],
  ['faq-question', 'question de la FAQ'],
  ['faq-group', 'rubrique de la FAQ'],
  ['plan', 'formule'],
  ['statement', 'relevé'],
  ['payment', 'paiement'],
  ['contact-message', 'message du site'],
  ['audit-log', 'journal d’audit'],
  ['admin-invitation', 'invitation à administrer'],
  ['seller', 'mentions du vendeur'],
  ['sponsoring-prices', 'prix des sponsorisations'],
  ['statement-line', 'ligne de relevé'],
  ['invitation', 'invitation à une équipe'],
  ['job', 'travail'],
  ['mails', 'e-mails'],
  ['maintenance', 'maintenance'],
  ['reply-template', 'modèle de réponse'],
  ['resume', 'CV'],
  ['revenue', 'revenus'],
  ['statistics', 'statistiques'],
])

/** The address of the screen of each kind: of one record by its number, or the one screen that shows them all. */
const RECORD_SCREENS = new Map([
  ['company', 'societes'],
  ['offer', 'offres'],
  ['user', 'personnes'],
  ['article', 'articles'],
  ['campaign', 'newsletter'],
  ['payment', 'paiements'],
  ['faq-question', 'faq'],
])
const SHARED_SCREENS = new Map([
  ['admin-invitation', '/equipe'],
  ['api-key', '/cles-api'],
  ['audit-log', '/journal'],
  ['contact-message', '/messages'],
  ['faq-group', '/faq'],
  ['job', '/travaux'],
  ['mails', '/e-mails'],
  ['maintenance', '/maintenance'],
  ['page-text', '/textes'],
  ['partner', '/partenaires'],
  ['partners', '/partenaires'],
  ['payee', '/reglages/moyens-de-paiement'],
  ['plan', '/formules'],
  ['reference', '/referentiel'],
  ['revenue', '/revenus'],
  ['seller', '/reglages/vendeur'],
  ['setting', '/reglages/site'],
  ['sponsoring-prices', '/formules/sponsorisation'],
  ['statement', '/releves'],
  ['statement-line', '/releves'],
  ['statistics', '/statistiques'],
])

/** @example « offre 12 » for `offer:12` */
export function subjectLabel(subject: string): string {
  const [kind = '', id = '', number = ''] = subject.split(':')
  const setting = SETTING_NAMES.find((name) => kind === 'setting' && name === id)
  if (setting) return `réglage «\u00a0${SETTING_WORDS[setting].label}\u00a0»`
  const method = PAYMENT_METHODS.find((name) => kind === 'payee' && name === id)
  if (method) return `moyen de paiement «\u00a0${METHOD_NAMES[method]}\u00a0»`
  const list = CHANGED_LISTS.find((name) => kind === 'reference' && name === id)
  if (list) return `référentiel «\u00a0${LIST_TRAITS[list].label}\u00a0» ${number}`
  const page = TEXT_PAGE_NAMES.find((name) => kind === 'page-text' && name === id)
  if (page) return `page «\u00a0${TEXT_PAGES[page].title}\u00a0»`
  const dimension = DIMENSIONS.find((name) => kind === 'statistics' && name === id)
  if (dimension) return `statistiques par ${DIMENSION_LABELS[dimension].one.toLowerCase()}`
  if (subject === 'statistics:days') return 'statistiques par jour'
  if (kind === 'revenue' && id.includes('-')) return `revenus, ${formatMonth(id)}`
  const group = FAQ_GROUP_IDS.find((name) => kind === 'faq-group' && name === id)
  if (group) return `rubrique «\u00a0${FAQ_GROUPS[group]}\u00a0» de la FAQ`
  const label = SUBJECT_LABELS.get(kind)
  return label ? `${label} ${id}`.trim() : subject
}

/** Reads a subject as people type it: « offre 12 » gives `offer:12`, and anything else stays as it is. */
export function parseSubject(text: string): string {
  const [, word = '', id = ''] = /^\s*([a-zé ]+?)\s+(?:n°\s*)?(\d+)\s*$/i.exec(text) ?? []
  const kind = [...SUBJECT_LABELS].find(([, label]) => label === word.toLowerCase())?.[0]
  return kind ? `${kind}:${id}` : text
}

/** The address of the screen that shows the subject; null for a subject without one. */
export function subjectHref(subject: string): string | null {
  const [kind = '', id = ''] = subject.split(':')
  const shared = SHARED_SCREENS.get(kind)
  if (shared) return shared
  const screen = RECORD_SCREENS.get(kind)
  return screen && /^\d+$/.test(id) ? `/${screen}/${id}` : null
}
