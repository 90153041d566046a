import type { Notification } from '#src/notifications/notify.ts'
import { REASONS } from '#src/notifications/reasons.ts'
import { cardOf } from '#src/offers/mails.ts'
import type { Env } from '#src/platform/env.ts'
import type { MailContent } from '#src/platform/mail/content.ts'
import { renderMail } from '#src/platform/mail/layout.ts'
import type { Mail } from '#src/platform/mail/mail.ts'
import { APP_NAME } from '#src/shared/app-name.ts'
import { formatDate } from '#src/shared/dates.ts'
import { inOrder, type PersonNames } from '#src/shared/names.ts'
import { listed } from '#src/shared/phrases.ts'
import type { ApplicationRow, EventRow } from '../applications.ts'
import { titleOf } from '../mails/application.ts'
import { reasonLabel, stateLabel } from '../shared/labels.ts'
import { removalToken } from './removal-link.ts'
import { ENTERED_KEPT_MONTHS } from './shared/limits.ts'
import type { EntryWay } from './shared/ways.ts'

/** A candidate who was entered by hand, with the address that was given. */
interface MailedPerson extends PersonNames {
  email: string
}

type Content = Pick<MailContent, 'preview' | 'title' | 'paragraphs'> & {
  key: string
  subject: string
  isNotice?: boolean
}
type Entry = Pick<EventRow, 'id' | 'to_status' | 'to_stage' | 'to_outcome' | 'reason' | 'message'>

const ARRIVALS: Record<EntryWay, string> = {
  counter: 'remise sur place',
  email: 'reçue par e-mail',
  post: 'reçue par courrier',
  recommendation: 'reçue par recommandation',
  other: 'que vous lui avez confiée',
}

/** The notice says who keeps what, until when, and how to have it removed. */
export function entryNotice(
  env: Env,
  row: ApplicationRow,
  { person, way, until }: { person: MailedPerson; way: EntryWay; until: Date },
): Mail {
  const { name } = row.offer_copy.company
  const kept = [
    'votre nom',
    'votre numéro de téléphone',
    'votre adresse e-mail',
    ...(row.cv_key ? ['votre CV'] : []),
  ]
  return write(env, row, person, {
    isNotice: true,
    key: `application.entered:${row.id}`,
    subject: `${name} a enregistré votre candidature\u00a0: ${titleOf(row)}`,
    preview: `Ce que ${name} garde de vous, jusqu’à quand, et comment le faire supprimer.`,
    title: `${name} a enregistré votre candidature`,
    paragraphs: [
      `${name} a ajouté votre candidature, ${ARRIVALS[way]}, à celles qu’elle a reçues pour cette offre sur ${APP_NAME}.`,
      `${name} garde ${listed(kept)}, avec ce que son équipe en pense. Personne d’autre ne les voit, et aucun compte n’a été créé à votre nom.`,
      `Tout est supprimé ${ENTERED_KEPT_MONTHS}\u00a0mois après la dernière étape de votre candidature, soit le ${formatDate(until)} si plus rien ne change. Vous pouvez le faire supprimer dès maintenant.`,
      `${name} vous répondra à cette adresse.`,
    ],
  })
}

/** The answer of the company, in its own words where it wrote some; null for a change that is no news to the person. */
export function enteredAnswer(
  env: Env,
  row: ApplicationRow,
  person: MailedPerson,
  entry: Entry,
): Mail | null {
  const { name } = row.offer_copy.company
  const words = entry.message ? [`Le recruteur vous écrit\u00a0: «\u00a0${entry.message}\u00a0»`] : []
  const key = `application.entered-answer:${row.id}:${entry.id}`
  if (entry.to_status === 'rejected') {
    const label = reasonLabel(entry.reason)
    return write(env, row, person, {
      key,
      subject: `Réponse à votre candidature\u00a0: ${titleOf(row)}`,
      preview: `${name} n’a pas retenu votre candidature.`,
      title: 'Réponse à votre candidature',
      paragraphs: [
        `${name} a étudié votre candidature et ne l’a pas retenue cette fois. Merci du temps que vous y avez consacré.`,
        ...(label && entry.reason !== 'autre' ? [`Motif\u00a0: ${label.toLowerCase()}.`] : []),
        ...words,
      ],
    })
  }
  if (entry.to_outcome === 'position_filled')
    return write(env, row, person, {
      key,
      subject: `Poste pourvu\u00a0: ${titleOf(row)}`,
      preview: `${name} a pourvu ce poste.`,
      title: 'Poste pourvu',
      paragraphs: [
        `${name} a pourvu ce poste et clôt votre candidature. Merci du temps que vous y avez consacré.`,
        ...words,
      ],
    })
  if (entry.to_outcome === 'hired')
    return write(env, row, person, {
      key,
      subject: `Recrutement confirmé chez ${name}`,
      preview: `${name} confirme votre recrutement.`,
      title: 'Recrutement confirmé',
      paragraphs: [`Félicitations\u00a0! ${name} confirme votre recrutement.`, ...words],
    })
  if (!entry.message || entry.to_status !== 'active') return null
  const label = stateLabel({ status: 'active', stage: entry.to_stage, outcome: null })
  return write(env, row, person, {
    key,
    subject: `${label}\u00a0: votre candidature chez ${name}`,
    preview: `${name} vous écrit.`,
    title: `${label}\u00a0: ${titleOf(row)}`,
    paragraphs: [`${name} a fait avancer votre candidature\u00a0: ${label}.`, ...words],
  })
}

function write(env: Env, row: ApplicationRow, person: MailedPerson, content: Content): Mail {
  const { company } = row.offer_copy
  const { key, subject, paragraphs, isNotice = false, ...shown } = content
  const url = `${env.APP_URL}/retrait/${removalToken(env, row.id)}`
  const removal = { label: 'Faire supprimer mes informations', url }
  return {
    key,
    to: person.email,
    user_id: row.applicant_id,
    subject,
    ...renderMail({
      ...shown,
      paragraphs: [`Bonjour ${inOrder(person).first_name},`, ...paragraphs],
      offers: [cardOf({ ...row.offer_copy, company: company.name })],
      // What the notice is for is the choice to be removed; an answer has it at its foot.
      ...(isNotice ? { action: removal } : { links: [removal] }),
      aside: { text: 'Un recruteur ne doit jamais vous demander d’argent pour postuler.' },
      reason: `Vous recevez cet e-mail parce que ${company.name} a noté votre adresse avec votre accord. Si ce n’est pas vous, supprimez ces informations par le lien ${isNotice ? 'ci-dessus' : 'ci-dessous'}.`,
    }),
  }
}

/** The recruiters are told, without a name, that a person whom they had entered has had everything removed. */
export function removedNotification(row: ApplicationRow): Notification {
  const { company } = row.offer_copy
  return {
    kind: 'application.withdrawn',
    event: `${row.id}:removed`,
    title: 'Candidat supprimé à sa demande',
    subtitle: company.name,
    line: `Une personne ajoutée à la main pour ${titleOf(row)} a fait supprimer ses informations.`,
    icon: 'close',
    link: `/dashboard/recruteur/candidatures?offer_id=${row.offer_id}`,
    mail: {
      subject: `Candidat supprimé à sa demande\u00a0: ${titleOf(row)}`,
      paragraphs: [
        'Une personne que votre équipe avait ajoutée à la main a fait supprimer ses informations par le lien de son e-mail. Sa candidature, son CV et vos notes à son sujet n’existent plus.',
        'Vous n’avez rien à faire. Si vous avez gardé une copie de son CV ailleurs, supprimez-la aussi.',
      ],
      offers: [cardOf({ ...row.offer_copy, company: company.name })],
      action: 'Voir les candidatures',
      reason: REASONS.recruiter,
    },
  }
}
