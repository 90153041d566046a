import type { Notification } from '#src/notifications/notify.ts'
import { unsubscribing } from '#src/notifications/unsubscribe-link.ts'
import type { Env } from '#src/platform/env.ts'
import { renderMail } from '#src/platform/mail/layout.ts'
import type { Mail } from '#src/platform/mail/mail.ts'
import { APP_NAME } from '#src/shared/app-name.ts'
import { formatDate } from '#src/shared/dates.ts'
import { formatCount, formatPay } from '#src/shared/money.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { plural } from '#src/shared/phrases.ts'
import type { OfferItem } from '../contract.ts'
import { PREPARED_IN_MAIL, prepareLink } from '../mails.ts'
import { type AlertFrequency, FREQUENCY_LABELS } from '../shared/labels.ts'
import { type OfferPlace, placeNameOf } from '../shared/place.ts'
import { MOST_NEW } from './search.ts'

const MOST_SHOWN = 10
const WARNING = 'Un recruteur ne doit jamais vous demander d’argent pour postuler.'

/** New offers of one alert, the latest first. */
export interface NewOffers {
  alert: { id: number; label: string; search: string }
  items: Pick<
    OfferItem,
    | 'id'
    | 'slug'
    | 'title'
    | 'company'
    | keyof OfferPlace
    | 'contract'
    | 'min_salary'
    | 'max_salary'
    | 'application_deadline'
  >[]
  /** Offers that are near to the search without fitting it; they are added where few fit. */
  near: NewOffers['items']
  /** The key of this mail among those of the alert, so that it is never sent twice. */
  event: string
}

/** Asks the reader of the mailbox to confirm the alert. Without a label the mail does not repeat the search. */
export function confirmationMail(
  { email, label, frequency }: { email: string; label: string; frequency: AlertFrequency },
  url: string,
): Omit<Mail, 'key'> {
  return {
    to: email,
    user_id: null,
    subject: 'Confirmez votre alerte',
    ...renderMail({
      preview: `Un geste pour recevoir les nouvelles offres${label ? `\u00A0: ${label}` : ''}`,
      title: 'Confirmez votre alerte',
      paragraphs: [
        `Vous avez demandé à recevoir par e-mail les nouvelles offres qui répondent à cette recherche, ${FREQUENCY_LABELS[frequency].when}.`,
        'Le lien est valable sept jours. Sans confirmation, rien ne vous sera envoyé.',
      ],
      facts: [
        ...(label ? [['Recherche', label] as [string, string]] : []),
        ['Fréquence', FREQUENCY_LABELS[frequency].name],
      ],
      action: { label: 'Confirmer mon alerte', url },
      reason: `Vous recevez cet e-mail parce que cette adresse a servi à demander une alerte sur ${APP_NAME}. Si ce n’était pas vous, ignorez-le.`,
    }),
  }
}

/** The notification and the mail about new offers, for a person with an account. */
export function newOffersNotification(env: Env, found: NewOffers): Notification {
  const { alert, items } = found
  return {
    kind: 'alert.new-offers',
    event: found.event,
    title: titleOf(items.length),
    subtitle: alert.label,
    line: lineOf(items),
    icon: 'briefcase',
    link: listPath(alert.search),
    stops: { list: 'alert', of: String(alert.id) },
    mail: {
      subject: `${titleOf(items.length)}\u00A0: ${alert.label}`,
      paragraphs: [introductionOf(found)],
      offers: preparable(env, items),
      action: actionOf(items.length),
      ...othersOf(env, found.near),
      aside: { text: WARNING },
      reason: `Vous recevez cet e-mail parce que vous avez créé cette alerte sur ${APP_NAME}.`,
    },
  }
}

/** The mail about new offers for an address without an account, which has no notifications. */
export function newOffersMail(env: Env, email: string, found: NewOffers): Mail {
  const { alert, items, event } = found
  const { headers, links } = unsubscribing(env, { list: 'alert', of: String(alert.id) })
  return {
    key: `alert.new-offers:${event}`,
    to: email,
    user_id: null,
    subject: `${titleOf(items.length)}\u00A0: ${alert.label}`,
    headers,
    ...renderMail({
      preview: lineOf(items),
      title: titleOf(items.length),
      paragraphs: [introductionOf(found)],
      offers: cardsOf(env, items),
      action: { label: actionOf(items.length), url: env.APP_URL + listPath(alert.search) },
      ...othersOf(env, found.near),
      aside: { text: WARNING },
      reason: `Vous recevez cet e-mail parce que vous avez confirmé cette alerte sur ${APP_NAME}.`,
      links: links.slice(0, 1),
    }),
  }
}

function listPath(search: string): string {
  return `/offres?${search}&sort=date`
}

/** « 3 nouvelles offres », « Plus de 500 nouvelles offres » */
function titleOf(total: number): string {
  if (total > MOST_NEW) return `Plus de ${formatCount(MOST_NEW)} nouvelles offres`
  return plural(total, 'Une nouvelle offre', `${formatCount(total)} nouvelles offres`)
}

function actionOf(total: number): string {
  if (total > MOST_NEW) return 'Voir toutes les offres'
  return plural(total, 'Voir l’offre dans ma recherche', `Voir les ${formatCount(total)} offres`)
}

function introductionOf({ alert, items }: NewOffers): string {
  const shown = items.length > MOST_SHOWN ? ` Voici les ${MOST_SHOWN} plus récentes.` : ''
  return `Pour votre recherche «\u00A0${alert.label}\u00A0».${shown}`
}

function lineOf(items: NewOffers['items']): string {
  const named = items.slice(0, 3).map(({ title, company }) => `${displayTitle(title)}, ${company.name}`)
  const others = items.length - named.length
  return `${named.join('\u00A0; ')}${others > 0 ? ` et ${formatCount(others)} ${plural(others, 'autre')}` : ''}.`
}

function othersOf(env: Env, near: NewOffers['near']) {
  return near.length > 0
    ? { others: { title: 'Proches de votre recherche', offers: cardsOf(env, near) } }
    : {}
}

/** Somebody with an account may have an application prepared for the latest ones. */
function preparable(env: Env, items: NewOffers['items']) {
  return cardsOf(env, items).map((card, at) => {
    const offer = items[at]
    return offer && at < PREPARED_IN_MAIL
      ? { ...card, link: prepareLink(env.APP_URL, offer, 'alerte') }
      : card
  })
}

function cardsOf(env: Env, items: NewOffers['items']) {
  return items.slice(0, MOST_SHOWN).map((offer) => ({
    company: offer.company.name,
    title: displayTitle(offer.title),
    line: [offer.company.name, placeNameOf(offer), offer.contract?.name].filter(Boolean).join(' · '),
    note: [
      formatPay(offer.min_salary, offer.max_salary) ?? 'Salaire non communiqué',
      offer.application_deadline && `Jusqu’au ${formatDate(offer.application_deadline)}`,
    ]
      .filter(Boolean)
      .join(' · '),
    url: `${env.APP_URL}/offres/${offer.id}-${offer.slug}?utm_source=alerte`,
  }))
}
