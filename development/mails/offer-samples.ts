import {
  invitationDeclinedNotification,
  invitationReceivedNotification,
} from '#src/matching/invitations/mails.ts'
import { freshSuggestionsNotification } from '#src/matching/suggestions/mails.ts'
import type { Notification } from '#src/notifications/notify.ts'
import { pausedUnattendedNotification, stillOpenNotification } from '#src/offers/attending/mails.ts'
import * as offers from '#src/offers/mails.ts'
import * as newTexts from '#src/offers/writing/mails.ts'
import type { Env } from '#src/platform/env.ts'
import { at, NOW, OFFER, PLACE } from './made-up.ts'

const RENEWAL = { renewal: '/dashboard/recruteur/mes-offres/7/apercu' }

export const offerSamples = ({ APP_URL }: Env): Notification[] => [
  invitationReceivedNotification({
    id: 5,
    company: 'Banque Mahery',
    offer_title: OFFER.title,
    place: PLACE,
    message: 'Votre parcours nous plaît beaucoup.',
    expires_at: at('2026-03-30T23:59'),
    prepare: offers.prepareLink(APP_URL, OFFER),
  }),
  invitationDeclinedNotification({
    id: 5,
    offer: OFFER,
    applicant: 'Miora Rakoto',
    applicant_id: 7,
    reason: 'Éloignement',
    note: 'Je ne peux pas quitter Antsirabe cette année.',
  }),
  offers.savedOfferClosingNotification({ ...OFFER, closes_on: '2026-03-18' }, NOW),
  freshSuggestionsNotification({
    day: '2026-03-16',
    offers: [{ company: 'Banque Mahery', title: OFFER.title, line: PLACE, score: 88 }],
    total: 3,
  }),
  offers.offerPublishedNotification({ ...OFFER, published_at: NOW, expires_at: at('2026-04-15T23:59') }),
  offers.offersResumedNotification([OFFER], NOW),
  offers.offersResumedNotification([OFFER, { ...OFFER, id: 8, title: 'Comptable' }], NOW),
  offers.offerRejectedNotification({
    ...OFFER,
    submitted_at: NOW,
    reason: 'Le salaire annoncé est inférieur au minimum légal.',
  }),
  newTexts.changeAcceptedNotification({ ...OFFER, sent_at: NOW }),
  newTexts.changeRefusedNotification({
    ...OFFER,
    sent_at: NOW,
    reason: 'Le nouveau texte demande un âge\u00a0: retirez-le.',
  }),
  offers.offerExpiringNotification({ ...OFFER, ...RENEWAL, ends_at: at('2026-03-23T23:59'), days: 7 }, NOW),
  offers.offerExpiringNotification({ ...OFFER, ...RENEWAL, ends_at: at('2026-03-17T09:00'), days: 1 }, NOW),
  offers.offerExpiredNotification({ ...OFFER, ...RENEWAL, closed_at: at('2026-03-15T23:59') }),
  stillOpenNotification(OFFER, 3, NOW),
  pausedUnattendedNotification(OFFER, at('2026-03-11T07:45'), NOW),
  offers.offerWaitingNotification({ ...OFFER, submitted_at: NOW }),
  offers.reportWaitingNotification({
    ...OFFER,
    reason: 'frais_demandes',
    message: 'On demande 50\u00a0000\u00a0Ar pour le dossier.',
    held: false,
    is_open: true,
    at: NOW,
  }),
  offers.reportWaitingNotification({
    ...OFFER,
    reason: 'arnaque',
    message: null,
    held: true,
    is_open: false,
    at: NOW,
  }),
  offers.reportWaitingNotification({
    ...OFFER,
    reason: 'comportement_deplace',
    message: null,
    held: false,
    is_open: true,
    at: NOW,
  }),
]
