import { emailChangedMail, emailChangeMail } from '#src/accounts/email-change/mails.ts'
import { knownAddressMail, passwordChangedMail, passwordResetMail } from '#src/accounts/mails/account.ts'
import { campaignMail } from '#src/campaigns/mails.ts'
import { contactAnswerMail } from '#src/contact/messages/mails.ts'
import { writeNotificationMail } from '#src/notifications/notify.ts'
import { confirmationMail, newOffersMail, newOffersNotification } from '#src/offers/alerts/mails.ts'
import type { Env } from '#src/platform/env.ts'
import type { MailSample } from './catalogue.ts'
import { NOW } from './made-up.ts'

/** No account has this number, so the links of these mails stop nothing. */
const MIORA = { id: 0, email: 'miora@exemple.test', first_name: 'Miora' }

/** The mails of sign-up, recovery and a changed address are always sent. */
export function accountMailSamples(env: Env): MailSample[] {
  const site = env.APP_URL
  const link = `${site}/recuperation-mot-de-passe/1/abc`
  return [
    { name: 'Adresse déjà connue', mail: knownAddressMail(MIORA, site, null) },
    { name: 'Adresse inscrite par quelqu’un d’autre', mail: knownAddressMail(MIORA, site, link) },
    { name: 'Mot de passe oublié', mail: passwordResetMail(MIORA, link) },
    {
      name: 'Mot de passe changé',
      mail: passwordChangedMail(MIORA, site, { at: NOW, hadCalendarAddress: true }),
    },
    { name: 'Changement d’adresse demandé', mail: emailChangeMail(MIORA, `${site}/nouvelle-adresse/abc`) },
    {
      name: 'Réponse de l’équipe à un message',
      mail: contactAnswerMail(
        { object: 'Mon CV', message: 'Bonjour,\n\nPuis-je envoyer un autre CV\u00A0?' },
        'Bonjour Miora,\n\nOui\u00A0: ouvrez la candidature, puis joignez le nouveau.',
        'bonjour@asafidy.test',
      ),
    },
    { name: 'Adresse changée', mail: emailChangedMail(env, MIORA, 'avant@exemple.test', NOW) },
  ]
}

const ALERT = { label: 'marketing, Antananarivo, CDI', search: 'keywords=marketing&city=1' }
const offersNamed = (...titles: string[]) =>
  titles.map((title, index) => ({
    id: 7 + index,
    slug: 'offre',
    title,
    company: { id: 3, name: 'Banque Mahery', slug: 'banque-mahery', logo: null, answers_in_days: 4 },
    city: { id: 1, name: 'Antananarivo', region: 'Analamanga' },
    is_abroad: false,
    country: null,
    foreign_town: null,
    contract: { id: 1, name: 'CDI' },
    min_salary: 1_500_000,
    max_salary: index === 0 ? 2_000_000 : null,
    application_deadline: '2026-04-01',
  }))
const NEW_OFFERS: Parameters<typeof newOffersNotification>[1] = {
  alert: { id: 0, ...ALERT },
  event: '0:1',
  items: offersNamed('Responsable marketing digital', 'Chef de produit marketing'),
  near: offersNamed('Chargé de communication'),
}

/** A campaign of the newsletter, and the test of it that its writer gets. */
export function campaignMailSamples(env: Env): MailSample[] {
  const campaign = {
    subject: 'Le treizième mois, en mots simples',
    preview: 'Qui le doit, quand, et que faire sinon.',
    text: 'Bonjour,\n\nTrois lectures choisies pour vous ce mois-ci.\n\nBonne lecture.',
  }
  const articles = [
    {
      slug: 'conges-payes',
      title: 'Les congés payés',
      summary: 'Combien de jours, et quand les prendre.',
      category: 'droit' as const,
      published_at: '2026-03-20T06:00:00.000Z',
      minutes: 6,
      cover: null,
    },
  ]
  const mail = { campaign, articles, of: '1:1' }
  const kind = 'newsletter'
  return [
    { name: 'Lettre d’information', kind, mail: campaignMail(env, mail) },
    { name: 'Lettre d’information, test', kind, mail: campaignMail(env, { ...mail, isTest: true }) },
  ]
}

/** The mails of alerts, with and without an account. */
export function alertMailSamples(env: Env): MailSample[] {
  const asked = { ...ALERT, email: MIORA.email, frequency: 'daily' as const }
  const kind = 'alert.new-offers'
  return [
    { name: 'Alerte à confirmer', mail: confirmationMail(asked, `${env.APP_URL}/alerte/abc`) },
    {
      name: 'Nouvelles offres',
      kind,
      mail: writeNotificationMail(env, MIORA, newOffersNotification(env, NEW_OFFERS)),
    },
    { name: 'Nouvelles offres, sans compte', kind, mail: newOffersMail(env, MIORA.email, NEW_OFFERS) },
  ]
}
