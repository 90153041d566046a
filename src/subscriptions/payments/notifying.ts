import { listAdminRecipients } from '#src/accounts/people.ts'
import { findCompanyName } from '#src/companies/companies.ts'
import { notifyOwner } from '#src/companies/notifying.ts'
import { notify } from '#src/notifications/notify.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { formatDate } from '#src/shared/dates.ts'
import { counted } from '#src/shared/phrases.ts'
import type { Issued } from '../invoices/printing/attaching.ts'
import { PLAN_NAMES, type PlanLimits } from '../plans/shared/plans.ts'
import type { SponsoringRow } from '../sponsoring/granting.ts'
import { type DatedTerm, limitsOfVersion } from '../terms/terms.ts'
import type { PaymentRow } from './ledger.ts'
import {
  chargeFailedNotification,
  type Effect,
  lateMoneyNotification,
  paymentAcceptedNotification,
  paymentRefundedNotification,
  paymentRefusedNotification,
  paymentWaitingNotification,
} from './mails.ts'
import { METHOD_NAMES } from './shared/methods.ts'

interface Accepted {
  term: DatedTerm | null
  sponsoring: SponsoringRow | null
  invoice: Issued & { tax: number }
}

export async function notifyAccepted(
  unit: Unit,
  payment: PaymentRow,
  { term, sponsoring, invoice }: Accepted,
) {
  const facts = await factsOf(unit, payment)
  const effect = term ? await effectOfTerm(unit, term, facts.company) : effectOfSponsoring(sponsoring)
  const told = {
    ...facts,
    bought: payment.lines.map(({ name }) => name).join(', '),
    operator_reference: payment.operator_reference,
    effect,
    invoice,
  }
  await notifyOwner(unit, payment.company_id, paymentAcceptedNotification(told))
}

async function effectOfTerm({ db, now }: Unit, term: DatedTerm, company: string): Promise<Effect> {
  const name = PLAN_NAMES[term.plan]
  const end = 'Rien ne se renouvelle sans vous\u00A0: nous écrirons 7 jours puis 1 jour avant la fin.'
  if (term.starts_at > now)
    return {
      title: `${name} continue jusqu’au ${formatDate(term.ends_at)}`,
      gains: 'La période suivante est payée, à la suite de celle qui court.',
      use: { label: 'Voir mon abonnement', path: '/dashboard/recruteur/compagnie/abonnement' },
      end,
    }
  return {
    title: `${name} est actif jusqu’au ${formatDate(term.ends_at)}`,
    gains: gainsOf(company, await limitsOfVersion(db, term.plan_version_id)),
    use: { label: 'Publier une offre', path: '/dashboard/recruteur/mes-offres/ajouter' },
    end,
  }
}

function gainsOf(company: string, { offer_slots, monthly_contacts, monthly_sponsorings }: PlanLimits) {
  const offers = offer_slots === null ? 'sans limite' : `jusqu’à ${counted(offer_slots, 'offre')} à la fois`
  const monthly = [
    monthly_contacts > 0 && counted(monthly_contacts, 'contact de profil', 'contacts de profils'),
    monthly_sponsorings > 0 && counted(monthly_sponsorings, 'sponsorisation'),
  ].filter(Boolean)
  const rest = monthly.length > 0 ? `, avec ${monthly.join(' et ')} par mois` : ''
  return `${company} publie maintenant ${offers}${rest}.`
}

function effectOfSponsoring(sponsoring: SponsoringRow | null): Effect {
  const offers = '/dashboard/recruteur/mes-offres'
  return {
    title: sponsoring?.ends_at
      ? `Votre offre est sponsorisée jusqu’au ${formatDate(sponsoring.ends_at)}`
      : 'Votre sponsorisation commence dès que l’offre est en ligne',
    gains: '',
    use: {
      label: 'Voir l’offre sponsorisée',
      path: sponsoring?.offer_id ? `${offers}/${sponsoring.offer_id}/sponsorisation` : offers,
    },
    end: '',
  }
}

export async function notifyRefused(unit: Unit, payment: PaymentRow, why: string) {
  const told = { ...(await factsOf(unit, payment)), why }
  await notifyOwner(unit, payment.company_id, paymentRefusedNotification(told))
}

/** Tells the owner that the operator did not take the money of a payment, which waits for another try. */
export async function notifyChargeFailed(
  unit: Unit,
  payment: PaymentRow,
  charge: { id: string; reason: string },
) {
  const told = { ...(await factsOf(unit, payment)), charge_id: charge.id, why: charge.reason }
  await notifyOwner(unit, payment.company_id, chargeFailedNotification(told))
}

export async function notifyRefunded(unit: Unit, payment: PaymentRow, why: string, note: Issued) {
  const told = { ...(await factsOf(unit, payment)), why, credit_note: note }
  await notifyOwner(unit, payment.company_id, paymentRefundedNotification(told))
}

export async function notifyWaiting(unit: Unit, payment: PaymentRow) {
  const declared_at = payment.declared_at ?? unit.now
  const notification = paymentWaitingNotification({ ...(await factsOf(unit, payment)), declared_at })
  for (const person of await listAdminRecipients(unit.db, 'manage payments'))
    await notify(unit, person, notification)
}

/** Tells who decides of money that an operator took after its payment had ended. @param link where it waits */
export async function notifyLateMoney(unit: Unit, payment: PaymentRow, link: string) {
  const notification = lateMoneyNotification({ ...(await factsOf(unit, payment)), link })
  for (const person of await listAdminRecipients(unit.db, 'manage payments'))
    await notify(unit, person, notification)
}

async function factsOf({ db }: Unit, { id, reference, company_id, amount, method }: PaymentRow) {
  const company = (await findCompanyName(db, company_id))?.name ?? ''
  return { id, reference, company, amount, method: METHOD_NAMES[method] }
}
