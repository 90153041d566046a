import { eq } from 'drizzle-orm'
import { applications } from '#src/applications/tables.ts'
import { applicantProfiles } from '#src/profiles/tables.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { applicationForm, SENT } from '../../applications.ts'
import type { Browser } from '../../browser.ts'
import { makeAdmin, makeApplicant, makeCompany, makeMember, makeOffer, signedInAs } from '../../factories.ts'
import type { TestServices } from '../../services.ts'
import { PUBLIC_SLUG } from './calls.ts'
import type { Role } from './rows.ts'

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg"/>'
export type People = Awaited<ReturnType<typeof makePeople>>

/** One signed-in person of each role, and the company that receives applications. */
export async function makePeople(services: TestServices) {
  const { company, owner } = await makeCompany(services, { logo_svg: LOGO })
  const picture_key = await services.files.put(Buffer.from('WebP'), 'webp')
  const sender = await makeApplicant(services, { picture_key })
  const stranger = await makeApplicant(services)
  for (const each of [sender, stranger])
    await services.db
      .update(applicantProfiles)
      .set({ headline: 'Comptable', ...(each === sender && { is_public: true, public_slug: PUBLIC_SLUG }) })
      .where(eq(applicantProfiles.user_id, each.id))
  const users = {
    sender,
    owner,
    stranger,
    reader: await makeMember(services, company.id, 'reader'),
    rival: (await makeCompany(services)).owner,
    pending: (await makeCompany(services, { status: 'pending' })).owner,
    admin: await makeAdmin(services),
  }
  const browsers = new Map<Role, Browser>()
  for (const [role, user] of Object.entries(users)) {
    browsers.set(role as Role, await signedInAs(services, user))
  }
  const people = { company, sender, owner, reader: users.reader, browsers, users }
  // Every list needs an application to show.
  await sendApplication(services, people)
  return people
}

/** Makes an application of the sender to an offer of its own. @returns its id */
export async function sendApplication(
  services: TestServices,
  { company, sender, browsers }: Pick<People, 'company' | 'sender' | 'browsers'>,
) {
  const offer = await makeOffer(services, company.id)
  // A day has its limit of applications, so those of the lines before were sent on another day.
  await services.db
    .update(applications)
    .set({ submitted_at: after(services.clock.now(), -2 * DAY) })
    .where(eq(applications.applicant_id, sender.id))
  const sent = await browsers.get('sender')?.post(SENT, applicationForm(offer.id))
  return Number(sent?.body.data.id)
}
