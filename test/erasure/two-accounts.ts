import { eq } from 'drizzle-orm'
import { accountViewings, recoveryCodes, socialAccounts } from '#src/accounts/tables.ts'
import { keptLetters } from '#src/applications/letters/tables.ts'
import { calendarSubscriptions } from '#src/calendar/tables.ts'
import { newsletterSubscriptions } from '#src/contact/tables.ts'
import { blockedCompanies } from '#src/matching/finding/tables.ts'
import { jobInvitations } from '#src/matching/invitations/tables.ts'
import { notificationPreferences } from '#src/notifications/tables.ts'
import { offerAlerts, savedOffers } from '#src/offers/tables.ts'
import { outgoingMails } from '#src/platform/tables.ts'
import { applicantProfiles } from '#src/profiles/tables.ts'
import { resumeShares } from '#src/resumes/tables.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { applicationForm, makeResume, move, RECEIVED, SENT } from '../applications.ts'
import type { Browser } from '../browser.ts'
import { insertInterview, insertReminder } from '../calendar.ts'
import { makeAdmin, makeApplicant, makeCompany, makeOffer, signedInAs } from '../factories.ts'
import type { TestServices } from '../services.ts'

/** Makes two accounts of one person that have something of everything, and one offer to which both applied. */
export async function makeTwoAccounts(services: TestServices) {
  const now = services.clock.now()
  const kept = await makeApplicant(services, { first_name: 'Lalaina', last_name: 'Andriamihaja' })
  const merged = await makeApplicant(services, {
    first_name: 'Lala',
    last_name: 'Andriamihaja',
    phone_number: '+261340011223',
  })
  const { company, owner } = await makeCompany(services)
  const [shared, other, own] = [
    await makeOffer(services, company.id),
    await makeOffer(services, company.id),
    await makeOffer(services, company.id),
  ]
  const [one, two] = [await signedInAs(services, kept), await signedInAs(services, merged)]
  const recruiter = await signedInAs(services, owner)
  const send = async (browser: Browser, offerId: number) =>
    Number((await browser.post(SENT, applicationForm(offerId))).body.data.id)
  const [early, late, moving] = [
    await send(one, shared.id),
    await send(two, shared.id),
    await send(two, other.id),
  ]
  await send(one, own.id)
  // The company has come further with the application of the account that goes.
  await move(services, recruiter, `${RECEIVED}/${late}/stage`, { stage: 'shortlisted' })
  services.clock.advance(60)
  await services.queue.runDue(services)
  await recruiter.post(`${RECEIVED}/${moving}/messages`, {
    client_key: crypto.randomUUID(),
    text: 'Bonjour Lala',
  })
  await insertInterview(services, { id: moving, company_id: company.id, applicant_id: merged.id })
  await insertReminder(services, merged.id)
  const resume = await makeResume(services, merged.id)
  const { db } = services
  await db.insert(resumeShares).values({
    resume_id: resume.id,
    user_id: merged.id,
    expires_at: after(now, DAY),
    created_at: now,
  })
  const letter = { name: 'Caisse', body: 'Madame, Monsieur,', created_at: now, updated_at: now }
  await db.insert(keptLetters).values([
    { ...letter, applicant_id: kept.id },
    { ...letter, applicant_id: merged.id },
  ])
  await db.insert(savedOffers).values([
    { user_id: kept.id, offer_id: own.id, saved_at: now },
    { user_id: merged.id, offer_id: own.id, saved_at: now, note: 'Appeler Noro' },
    { user_id: merged.id, offer_id: other.id, saved_at: now },
  ])
  const alert = { frequency: 'daily' as const, created_at: now, seen_until: now, confirmed_at: now }
  await db.insert(offerAlerts).values([
    { ...alert, user_id: kept.id, email: kept.email, label: 'comptable', search: 'keywords=comptable' },
    { ...alert, user_id: merged.id, email: merged.email, label: 'comptable', search: 'keywords=comptable' },
    { ...alert, user_id: merged.id, email: merged.email, label: 'caissier', search: 'keywords=caissier' },
    { ...alert, user_id: null, email: merged.email, label: 'maçon', search: 'keywords=macon' },
  ])
  await db
    .insert(blockedCompanies)
    .values({ applicant_id: merged.id, company_id: company.id, blocked_at: now })
  const invitation = {
    company_id: company.id,
    message: 'Venez',
    state: 'sent' as const,
    sent_at: now,
    expires_at: after(now, DAY),
  }
  await db.insert(jobInvitations).values([
    { ...invitation, offer_id: own.id, applicant_id: kept.id },
    { ...invitation, offer_id: own.id, applicant_id: merged.id },
    { ...invitation, offer_id: other.id, applicant_id: merged.id },
  ])
  await db.insert(notificationPreferences).values([
    { user_id: kept.id, kind: 'application.viewed', bell: true, mail: true },
    { user_id: merged.id, kind: 'application.viewed', bell: false, mail: false },
    { user_id: merged.id, kind: 'application.message', bell: true, mail: false },
  ])
  await db.insert(newsletterSubscriptions).values({
    email: merged.email,
    token: `jeton-${merged.id}`,
    subscribed_at: now,
    confirmed_at: now,
  })
  await db.insert(recoveryCodes).values({ user_id: merged.id, code_hash: 'x' })
  await db.insert(socialAccounts).values({
    provider: 'google',
    subject: `sub-${merged.id}`,
    user_id: merged.id,
    email: merged.email,
    created_at: now,
  })
  await db.insert(calendarSubscriptions).values({
    user_id: merged.id,
    token_hash: `hash-${merged.id}`,
    token_sealed: '',
    created_at: now,
  })
  await db.insert(accountViewings).values({
    user_id: merged.id,
    admin_id: (await makeAdmin(services)).id,
    admin_session_hash: 'x',
    reason: 'aide',
    ticket_hash: `ticket-${merged.id}`,
    created_at: now,
    ends_at: now,
  })
  await db
    .update(applicantProfiles)
    .set({ headline: 'Comptable confirmée', is_public: true, public_slug: `lala-${merged.id}` })
    .where(eq(applicantProfiles.user_id, merged.id))
  await db.update(outgoingMails).set({ sent_at: now })
  return { kept, merged, company, recruiter, one, two, shared, other, own, early, late, moving }
}
