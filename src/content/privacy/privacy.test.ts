import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DELETION_DELAY_DAYS } from '#src/accounts/deactivation.ts'
import { cookieNames } from '#src/accounts/sessions/cookies.ts'
import { REMEMBER_SECONDS } from '#src/accounts/sessions/remembered-devices.ts'
import { IDLE_SECONDS, OPEN_SECONDS } from '#src/accounts/sessions/sessions.ts'
import { TRUSTED_MS } from '#src/accounts/sessions/trusted-devices.ts'
import { ENTERED_KEPT_MONTHS } from '#src/applications/entering/shared/limits.ts'
import { MESSAGES_KEPT_DAYS } from '#src/contact/messages/contract.ts'
import { AUDIT_DAYS, MAILS_DAYS, NOTIFICATIONS_DAYS } from '#src/housekeeping.ts'
import { DELETED_AFTER_MONTHS } from '#src/personal-data/deletion/retention.ts'
import { COPY_KEPT_DAYS } from '#src/personal-data/exports/preparation.ts'
import { DAY, DAY_SECONDS, HOUR_SECONDS } from '#src/shared/durations.ts'
import { CONSENT_COOKIE, CONSENT_SECONDS } from '#src/shell/shared/cookie-consent.ts'
import { LAYOUT_COOKIES, LAYOUT_SECONDS } from '#src/shell/shared/layout-choices.ts'
import { COOKIES } from './shared/cookies.ts'
import { KEPT } from './shared/lengths.ts'

const ROOT = `${import.meta.dirname}/../../..`
const source = (path: string) => readFileSync(`${ROOT}/${path}`, 'utf8')
const LAYOUT = 'src/shell/layout/state.tsx'

test('the policy names every cookie that the code writes, and no other', () => {
  const writers = globSync('src/**/*.{ts,tsx}', { cwd: ROOT })
    .filter((path) => !path.includes('.test.') && /\b(setCookie|writeCookie)\(/.test(source(path)))
    .sort()
  // A file that writes a cookie of its own belongs in this list with its name below.
  expect(writers).toEqual([
    'src/accounts/sessions/cookies.ts',
    'src/page-look.ts',
    'src/shell/cookie-choice.ts',
    LAYOUT,
    'src/shell/session/cookies.ts',
    'src/shell/session/stored-rules.ts',
  ])
  const layout = LAYOUT_COOKIES.map((key) => `asafidy_${key}`)
  const [, rules = ''] = /const NAME = '(\w+)'/.exec(source('src/shell/session/stored-rules.ts')) ?? []
  const written = [...Object.values(cookieNames(false)), rules, CONSENT_COOKIE, ...layout]
  expect(COOKIES.flatMap(({ names }) => names).sort()).toEqual(written.sort())
})

test('the cookies live as long as the policy says', () => {
  const keptOf = (name: string) => COOKIES.find(({ names }) => names.includes(name))?.kept
  const idle = IDLE_SECONDS / HOUR_SECONDS
  expect(keptOf('asafidy_session')).toBe(
    `${idle} heures sans visite, ${OPEN_SECONDS / HOUR_SECONDS} heures en tout`,
  )
  expect(keptOf('XSRF-TOKEN')).toBe(`${idle} heures sans visite`)
  expect(keptOf('asafidy_remember')).toContain(`${REMEMBER_SECONDS / DAY_SECONDS} jours`)
  expect(keptOf('asafidy_device')).toContain(`${TRUSTED_MS / DAY} jours`)
  expect([keptOf('userAbilityRules'), source('src/shell/session/stored-rules.ts')]).toEqual([
    '1 jour',
    expect.stringMatching(/writeCookie\(NAME, .+, DAY_SECONDS\)/),
  ])
  expect(keptOf('asafidy_theme')).toBe(`${LAYOUT_SECONDS / DAY_SECONDS} jours`)
  expect(keptOf(CONSENT_COOKIE)).toBe(`${CONSENT_SECONDS / DAY_SECONDS} jours`)
})

test('what the policy says of lengths is what the software does', () => {
  expect(KEPT).toEqual({
    deletion_days: DELETION_DELAY_DAYS,
    inactive_months: DELETED_AFTER_MONTHS,
    entered_months: ENTERED_KEPT_MONTHS,
    export_days: COPY_KEPT_DAYS,
    mail_days: MAILS_DAYS,
    notification_days: NOTIFICATIONS_DAYS,
    audit_days: AUDIT_DAYS,
    contact_days: MESSAGES_KEPT_DAYS,
  })
})
