import type { Person } from '#src/accounts/people.ts'
import type { Env } from '#src/platform/env.ts'
import { renderMail } from '#src/platform/mail/layout.ts'
import { enqueueMail } from '#src/platform/mail/mail.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { APP_NAME } from '#src/shared/app-name.ts'
import { formatDate } from '#src/shared/dates.ts'
import { ofName } from '#src/shared/phrases.ts'
import { type GivenRole, ROLE_DETAILS, ROLE_LABELS } from '../policy.ts'

/** A mail about a team; it concerns what the person may do, so it is always sent. */
export interface TeamMail {
  kind: string
  subject: string
  title: string
  paragraphs: string[]
  facts?: [string, string][]
  /** The label of the button, and its path on this site. */
  action?: [label: string, path: string]
  reason: string
}

type Company = { name: string }
type Reader = Pick<Person, 'first_name'>

const TEAM = '/dashboard/parametres/equipe'
const WHY_MEMBER = `Vous recevez cet e-mail parce que vous êtes membre de cette société sur ${APP_NAME}.`
const hello = ({ first_name }: Reader) => `Bonjour ${first_name},`
const roleFacts = (company: Company, role: keyof typeof ROLE_LABELS): [string, string][] => [
  ['Société', company.name],
  ['Rôle', `${ROLE_LABELS[role]}\u00a0: ${ROLE_DETAILS[role].toLowerCase()}`],
]

/** Lays the parts of the mail out as every mail of the product. */
export function renderTeamMail(env: Env, { kind: _, subject, action, ...content }: TeamMail) {
  const link = action && { label: action[0], url: `${env.APP_URL}${action[1]}` }
  const preview = content.paragraphs.at(-1) ?? content.title
  return { subject, ...renderMail({ preview, ...content, ...(link ? { action: link } : {}) }) }
}

interface TeamReader {
  email: string
  user_id: number | null
  /** The other person whom the mail names, with whose account it is erased too. */
  about_id?: number | undefined
  key: string
}

/** Writes the mail in the transaction of the change that it tells of. */
export async function enqueueTeamMail(unit: Unit, to: TeamReader, mail: TeamMail) {
  const key = `team.${mail.kind}:${to.key}:${unit.now.getTime()}`
  const { email, user_id, about_id } = to
  await enqueueMail(unit, { key, to: email, user_id, about_id, ...renderTeamMail(unit.env, mail) })
}

export function invitationMail(
  inviter: string,
  company: Company,
  invitation: { role: GivenRole; expires_at: Date; token: string },
): TeamMail {
  return {
    kind: 'invitation',
    subject: `${inviter} vous invite à rejoindre ${company.name} sur ${APP_NAME}`,
    title: `${inviter} vous invite à rejoindre ${company.name}`,
    paragraphs: [
      `Vous travaillerez ensemble sur les offres et les candidatures ${ofName(company.name)}.`,
      `Le lien est valable jusqu’au ${formatDate(invitation.expires_at)}. Il est personnel\u00a0: ne le transmettez pas.`,
    ],
    facts: roleFacts(company, invitation.role),
    action: ['Voir l’invitation', `/invitation/${invitation.token}`],
    reason: `Vous recevez cet e-mail parce que ${inviter} a donné votre adresse pour vous inviter. Si vous ne connaissez pas cette personne, ignorez-le.`,
  }
}

export function joinedMail(to: Reader, joiner: string, company: Company, role: GivenRole): TeamMail {
  return {
    kind: 'joined',
    subject: `${joiner} a rejoint ${company.name}`,
    title: `${joiner} a rejoint votre équipe`,
    paragraphs: [hello(to), `${joiner} a accepté votre invitation.`],
    facts: roleFacts(company, role),
    action: ['Voir l’équipe', TEAM],
    reason: WHY_MEMBER,
  }
}

/** @param why the end of the plan, when nobody chose the role */
export function roleMail(to: Reader, company: Company, role: GivenRole, why?: 'plan'): TeamMail {
  return {
    kind: 'role',
    subject: `Votre rôle a changé chez ${company.name}`,
    title: `Vous êtes maintenant ${ROLE_LABELS[role].toLowerCase()}`,
    paragraphs: [
      hello(to),
      why === 'plan'
        ? `La formule ${ofName(company.name)} permet moins de membres qui recrutent. Rien n’est perdu\u00a0: vous lisez tout, et le propriétaire peut vous rendre votre rôle avec une autre formule.`
        : `Le propriétaire ${ofName(company.name)} a changé votre rôle. C’est déjà en vigueur.`,
    ],
    facts: roleFacts(company, role),
    action: ['Voir l’équipe', TEAM],
    reason: WHY_MEMBER,
  }
}

export function removedMail(to: Reader, company: Company): TeamMail {
  return {
    kind: 'removed',
    subject: `Vous n’êtes plus membre ${ofName(company.name)}`,
    title: `Vous n’êtes plus membre ${ofName(company.name)}`,
    paragraphs: [
      hello(to),
      `Le propriétaire ${ofName(company.name)} vous a retiré de l’équipe\u00a0: vous n’avez plus accès à ses offres ni à ses candidatures. Votre compte reste ouvert.`,
    ],
    reason: `Vous recevez cet e-mail parce que vous étiez membre de cette société sur ${APP_NAME}.`,
  }
}

export function leftMail(to: Reader, leaver: string, company: Company): TeamMail {
  return {
    kind: 'left',
    subject: `${leaver} a quitté ${company.name}`,
    title: `${leaver} a quitté votre équipe`,
    paragraphs: [
      hello(to),
      `${leaver} n’a plus accès aux offres ni aux candidatures ${ofName(company.name)}.`,
    ],
    action: ['Voir l’équipe', TEAM],
    reason: WHY_MEMBER,
  }
}

export function newOwnerMail(to: Reader, former: string, company: Company): TeamMail {
  return {
    kind: 'owner',
    subject: `Vous êtes propriétaire ${ofName(company.name)}`,
    title: `Vous êtes maintenant propriétaire ${ofName(company.name)}`,
    paragraphs: [
      hello(to),
      `${former} vous a transmis la propriété de la société. L’équipe et l’abonnement dépendent désormais de vous.`,
    ],
    action: ['Voir l’équipe', TEAM],
    reason: WHY_MEMBER,
  }
}

export function formerOwnerMail(to: Reader, next: string, company: Company): TeamMail {
  return {
    kind: 'former-owner',
    subject: `${next} est propriétaire ${ofName(company.name)}`,
    title: `Vous avez transmis la propriété ${ofName(company.name)}`,
    paragraphs: [
      hello(to),
      `${next} gère désormais l’équipe et l’abonnement. Vous restez recruteur de la société.`,
      'Ce n’était pas vous\u00a0? Changez votre mot de passe et prévenez-nous.',
    ],
    action: ['Voir l’équipe', TEAM],
    reason: WHY_MEMBER,
  }
}
