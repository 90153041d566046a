import { listAdminRecipients } from '#src/accounts/people.ts'
import { findCompanyName } from '#src/companies/companies.ts'
import { notifyOwner } from '#src/companies/notifying.ts'
import { notify } from '#src/notifications/notify.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { formatDate } from '#src/shared/dates.ts'
import type { Issued } from '../invoices/printing/attaching.ts'
import { PLAN_NAMES } from '../plans/shared/plans.ts'
import type { SponsoringRow } from '../sponsoring/granting.ts'
import type { DatedTerm } from '../terms/terms.ts'
import type { PaymentRow } from './ledger.ts'
import {
  chargeFailedNotification,
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
  invoice: Issued
}

export async function notifyAccepted(
  unit: Unit,
  payment: PaymentRow,
  { term, sponsoring, invoice }: Accepted,
) {
  const effect = term ? effectOfTerm(term, unit.now) : effectOfSponsoring(sponsoring)
  const told = { ...(await factsOf(unit, payment)), effect, invoice }
  await notifyOwner(unit, payment.company_id, paymentAcceptedNotification(told))
}

function effectOfTerm(term: DatedTerm, now: Date): string {
  const name = PLAN_NAMES[term.plan]
  return term.starts_at > now
    ? `${name} continue jusqu’au ${formatDate(term.ends_at)}`
    : `${name} est actif jusqu’au ${formatDate(term.ends_at)}`
}

function effectOfSponsoring(sponsoring: SponsoringRow | null): string {
  return sponsoring?.ends_at
    ? `Votre offre est sponsorisée jusqu’au ${formatDate(sponsoring.ends_at)}`
    : 'Votre sponsorisation commence dès que l’offre est en ligne'
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
