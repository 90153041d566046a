import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { sealSecret } from '#src/accounts/reauthentication/one-time-codes.ts'
import type { MemberRole } from '#src/accounts/shared/memberships.ts'
import { users } from '#src/accounts/tables.ts'
import { companies, companyMembers } from '#src/companies/tables.ts'
import { derivedColumns } from '#src/offers/indexing.ts'
import { offers } from '#src/offers/tables.ts'
import { outgoingMails, throttles } from '#src/platform/tables.ts'
import { applicantProfiles } from '#src/profiles/tables.ts'
import { countryPlaceId } from '#src/reference/shared/abroad.ts'
import { Browser } from './browser.ts'
import type { TestServices } from './services.ts'

export const PASSWORD = 'un mot de passe assez long'
/**
 * The hash of the tests' password is cheap to check (a hash says its own cost), because tests sign in thousands of
 * times.
 */
const hashed = hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 })
let serial = 0

type UserValues = Partial<typeof users.$inferInsert>
type OfferValues = Partial<typeof offers.$inferInsert>

async function makeUser(services: TestServices, values: UserValues) {
  serial += 1
  const [user] = await services.db
    .insert(users)
    .values({
      email: `personne${serial}@exemple.test`,
      password_hash: await hashed,
      userable_type: 'applicant',
      first_name: 'Miora',
      last_name: `Rakoto ${serial}`,
      username: `Miora Rakoto ${serial}`,
      email_verified_at: services.clock.now(),
      created_at: services.clock.now(),
      ...values,
    })
    .returning()
  if (!user) throw new Error('no user')
  return user
}

export async function makeApplicant(services: TestServices, values: UserValues = {}) {
  const user = await makeUser(services, { ...values, userable_type: 'applicant' })
  await services.db.insert(applicantProfiles).values({ user_id: user.id })
  return user
}

/** The secret in the authenticator of every test person with codes. */
const AUTHENTICATOR = new TOTP({ secret: Secret.fromBase32('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP') })

/** Returns the code that the authenticator shows now, or so many steps of thirty seconds later. */
export function codeNow(services: TestServices, stepsLater = 0): string {
  return AUTHENTICATOR.generate({ timestamp: services.clock.now().getTime() + stepsLater * 30_000 })
}

/** Returns the columns of a person whose authenticator is set up. */
export function withCodes(services: TestServices) {
  return {
    two_factor_secret: sealSecret(services.env, AUTHENTICATOR.secret.base32),
    two_factor_confirmed_at: services.clock.now(),
  }
}

/** Makes an administrator with an authenticator, or without one as they are just after they were created. */
export function makeAdmin(services: TestServices, values: UserValues = withCodes(services)) {
  return makeUser(services, { admin_role: 'super_admin', ...values, userable_type: 'admin' })
}

/** Makes a company with its owner; it is validated unless told otherwise. */
export async function makeCompany(
  services: TestServices,
  values: Partial<typeof companies.$inferInsert> = {},
) {
  serial += 1
  const [company] = await services.db
    .insert(companies)
    .values({
      name: `Société ${serial}`,
      slug: `societe-${serial}`,
      status: 'validated',
      city_id: 1,
      activity_area_id: 17,
      company_size: '10-50',
      member_slots: 10,
      created_at: services.clock.now(),
      ...values,
    })
    .returning()
  if (!company) throw new Error('no company')
  const owner = await makeMember(services, company.id, 'owner')
  return { company, owner }
}

export async function makeMember(services: TestServices, companyId: number, role: MemberRole) {
  const user = await makeUser(services, { userable_type: 'recruiter' })
  await services.db
    .insert(companyMembers)
    .values({ company_id: companyId, user_id: user.id, role, joined_at: services.clock.now() })
  return user
}

/** Makes a published offer of the company; it is open for thirty days unless told otherwise. */
export async function makeOffer(services: TestServices, companyId: number, values: OfferValues = {}) {
  serial += 1
  const now = services.clock.now()
  const base = {
    company_id: companyId,
    reference: `REF-${serial}`,
    title: 'Comptable confirmé',
    missions: '<ul><li>Tenir la comptabilité générale.</li></ul>',
    profile: '<ul><li>Bac+3 en comptabilité.</li></ul>',
    activity_area_id: 10,
    contract_id: 1,
    job_type_id: 1,
    job_level_id: 4,
    degree_id: 7,
    city_id: values.is_abroad ? countryPlaceId(values.country ?? null) : 1,
    work_mode: 'on_site' as const,
    min_salary: 1_200_000,
    max_salary: 1_600_000,
    response_delay_days: 7,
    status: 'published' as const,
    created_at: now,
    updated_at: now,
    published_at: now,
    expires_at: new Date(now.getTime() + 30 * 86_400_000),
    ...values,
  }
  const company = { name: `Société de l’offre ${serial}`, company_size: values.company_size ?? '10-50' }
  const [offer] = await services.db
    .insert(offers)
    .values({ ...base, ...derivedColumns({ ...base, skills: base.skills ?? [] }, company), ...values })
    .returning()
  if (!offer) throw new Error('no offer')
  return offer
}

/** Returns a browser in which this person is signed in. */
export async function signedInAs<Which extends Browser = Browser>(
  services: TestServices,
  user: { email: string },
  ip?: string,
  browser: Which = new Browser(services, ip) as Which,
): Promise<Which> {
  const answer = await browser.post('/login', { email: user.email, password: PASSWORD })
  if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}`)
  if (answer.body.by_mail) await answerMailedCode(services, browser, user)
  else if (answer.body.two_factor) await passChallenge(services, browser, user)
  return browser
}

/**
 * Gives the mailed code that a recruiter who has read CVs is asked for in a new browser. The last mails may share a
 * moment, so each code is tried until one is taken.
 */
async function answerMailedCode(services: TestServices, browser: Browser, { email }: { email: string }) {
  const mails = await services.db.select().from(outgoingMails).where(eq(outgoingMails.to_address, email))
  for (const { text } of mails.filter(({ subject }) => subject === 'Votre code de connexion').reverse()) {
    const code = /Votre code\s:\s(\d{6})/i.exec(text)?.[1] ?? ''
    if ((await browser.post('/two-factor-challenge', { code })).status === 200) return
  }
  throw new Error('no mailed code was taken')
}

/** Gives the authenticator's code. The clock stands still, so the code of the sign-in before has to be taken again. */
async function passChallenge(services: TestServices, browser: Browser, { email }: { email: string }) {
  await services.db.update(users).set({ two_factor_last_step: null }).where(eq(users.email, email))
  const answer = await browser.post('/two-factor-challenge', { code: codeNow(services) })
  if (answer.status !== 200) throw new Error(`the code was answered ${answer.status}`)
}

/** What a form of registration sends besides the address. */
export const REGISTRATION = {
  account_type: 'applicant',
  first_name: 'Miora',
  last_name: 'Rakoto',
  password: PASSWORD,
  password_confirmation: PASSWORD,
  terms: true,
}

/** An address that nobody has. */
export function newAddress(): string {
  serial += 1
  return `nouvelle${serial}@exemple.test`
}

/** Registers somebody in this browser, whatever was tried before. */
export async function register(services: TestServices, browser: Browser, values: Record<string, unknown>) {
  await services.db.delete(throttles)
  return browser.post('/register', { ...REGISTRATION, ...values })
}
