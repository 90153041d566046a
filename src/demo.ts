import { PROVIDER_NAMES } from './accounts/shared/providers.ts'
import { developmentProviders } from './accounts/social/providers.ts'
import { hasCompanies } from './companies/companies.ts'
import type { Services } from './platform/services.ts'

/** Fills an empty database with demonstration data, for a product that can be tried at once. */
export async function fillDemo(services: Services, say: (text: string) => void) {
  if (await hasCompanies(services.db)) return
  say('Filling the empty database with demonstration data…')
  const { DEMO_OFFERS, writeDemonstration } = await import('#seeds/write.ts')
  await writeDemonstration(services, { offers: DEMO_OFFERS })
}

/** What the person who started the product needs first. */
export function welcome(services: Services): string {
  const { APP_URL, ADMIN_URL, development, demo, SMTP_URL } = services.env
  const accounts = [
    ['candidat', 'candidat@asafidy.test'],
    ['recruteur', 'recruteur@asafidy.test'],
    ['administration', 'admin@asafidy.test'],
  ]
  return [
    '',
    `  Asafidy: ${APP_URL}`,
    `  Administration: ${ADMIN_URL}`,
    ...(demo
      ? accounts.map(([role, email]) => `    ${role?.padEnd(15)} ${email?.padEnd(24)} Asafidy-demo-2026`)
      : []),
    ...developmentProviders(services.env).map(
      (provider) =>
        `    ${PROVIDER_NAMES[provider].padEnd(15)} sign-in leads to a development provider, not to ${PROVIDER_NAMES[provider]}`,
    ),
    ...(development && !SMTP_URL ? [`    mails           ${APP_URL}/dev/mails`] : []),
    '',
  ].join('\n')
}
