import { PROVIDER_NAMES } from './accounts/shared/providers.ts'
import { developmentProviders } from './accounts/social/providers.ts'
import { hasCompanies } from './companies/companies.ts'
import type { Services } from './platform/services.ts'

/**
 * Fills an empty database with demonstration data, for a product that can be tried at once.
 * @param write takes the parts of the one line that says so, the seconds last
 */
export async function fillDemo(services: Services, write: (text: string) => void) {
  if (await hasCompanies(services.db)) return
  const started = Date.now()
  write('Filling the empty database with demonstration data…')
  const { DEMO_OFFERS, writeDemonstration } = await import('#seeds/write.ts')
  await writeDemonstration(services, { offers: DEMO_OFFERS })
  write(` ${Math.round((Date.now() - started) / 1000)} s\n`)
}

/** The accounts of the demonstration, which README.md lists. */
const ACCOUNTS = [
  ['candidat', 'candidat@asafidy.test', ''],
  ['', 'candidat.nouveau@asafidy.test', 'address not verified yet'],
  ['recruteur', 'recruteur@asafidy.test', ''],
  ['', 'recruteur.nouveau@asafidy.test', 'company not complete yet'],
  ['administration', 'admin@asafidy.test', ''],
] as const

/** The text that the person who started the product needs first. */
export function welcome({ env }: Pick<Services, 'env'>): string {
  const { APP_URL, ADMIN_URL, development, demo, SMTP_URL } = env
  return [
    '',
    `  Asafidy: ${APP_URL}`,
    `  Administration: ${ADMIN_URL}`,
    ...(demo
      ? ACCOUNTS.map(([role, email, note]) => line(role, `${email.padEnd(32)}Asafidy-demo-2026  ${note}`))
      : []),
    ...developmentProviders(env).map((provider) =>
      line(
        PROVIDER_NAMES[provider],
        `sign-in leads to a development provider, not to ${PROVIDER_NAMES[provider]}`,
      ),
    ),
    ...(development && !SMTP_URL ? [line('mails', `${APP_URL}/dev/mails`)] : []),
    '',
  ].join('\n')
}

function line(what: string, told: string): string {
  return `    ${what.padEnd(15)} ${told}`.trimEnd()
}
