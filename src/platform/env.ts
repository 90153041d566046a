import { createHmac, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { isLoopback, isLoopbackHost } from './loopback.ts'
import { deriveVapidKeys, isVapidPair, type VapidKeys } from './secrets/vapid-keys.ts'
import { weaknessOf } from './secrets/weakness.ts'

const port = z.coerce.number().int().min(0).max(65_535)
const optionalUrl = z.url().optional()

/** Keys and payers' numbers travel to it, so it is reached encrypted, or on this machine itself. */
const serviceUrl = z
  .url({ protocol: /^https?$/ })
  .refine((url) => url.startsWith('https:') || isLoopback(url), 'https:// is required')
  .transform((url) => url.replace(/\/+$/, ''))

/** Phones show a name of eleven letters and digits at most (3GPP TS 23.040, 9.1.2.5). */
const senderName = z
  .string()
  .regex(/^[\w .-]{1,11}$/, 'letters without accents, digits and blanks, 11 at most')
const fieldName = z.string().regex(/^[\w-]{1,40}$/, 'letters, digits and hyphens, 40 at most')

/** How long a payer is given to confirm, which each operator decides and tells its merchants. */
const confirmingMinutes = z.coerce.number().int().min(1).max(60)

/** An operator of mobile money, or a channel, is switched on by all of its keys. */
const WHOLE_KEYS = [
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  ['MVOLA_CONSUMER_KEY', 'MVOLA_CONSUMER_SECRET', 'MVOLA_MERCHANT_NUMBER'],
  ['AIRTEL_MONEY_CLIENT_ID', 'AIRTEL_MONEY_CLIENT_SECRET'],
  ['ORANGE_MONEY_CLIENT_ID', 'ORANGE_MONEY_CLIENT_SECRET', 'ORANGE_MONEY_MERCHANT_KEY', 'ORANGE_MONEY_PAGE'],
  ['ORANGE_SMS_CLIENT_ID', 'ORANGE_SMS_CLIENT_SECRET'],
  ['SMS_HTTP_URL', 'SMS_HTTP_KEY'],
] as const

const schema = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  APP_URL: z.url().optional(),
  ADMIN_URL: z.url().optional(),
  ADMIN_PORT: port.default(3001),
  /** What this process does: answer the web, run jobs, or both. */
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  /** Figures for Prometheus are served on this port of 127.0.0.1, and on none without it. */
  METRICS_PORT: port.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.string().startsWith('postgres').optional(),
  DATABASE_REPLICA_URL: z.string().startsWith('postgres').optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: optionalUrl,
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SMTP_URL: z.string().startsWith('smtp').optional(),
  MAIL_FROM: z.string().default('Asafidy <bonjour@asafidy.test>'),
  /** Where the messages of the contact page go; the address of MAIL_FROM without it. */
  CONTACT_EMAIL: z.email().optional(),
  APP_SECRET: z
    .string()
    .superRefine((secret, { addIssue }) => {
      const weakness = weaknessOf(secret)
      if (weakness) addIssue({ code: 'custom', message: weakness })
    })
    .optional(),
  /** The secret before it, or the one to come: what it signed or sealed is still read. */
  APP_SECRET_PREVIOUS: z.string().min(1).optional(),
  CLAMD_URL: optionalUrl,
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
  LINKEDIN_CLIENT_ID: z.string().optional(),
  LINKEDIN_CLIENT_SECRET: z.string().optional(),
  LINKEDIN_ISSUER: z.url().default('https://www.linkedin.com/oauth'),
  MVOLA_CONFIRMING_MINUTES: confirmingMinutes.default(5),
  MVOLA_API: serviceUrl.default('https://api.mvola.mg'),
  MVOLA_CONSUMER_KEY: z.string().optional(),
  MVOLA_CONSUMER_SECRET: z.string().optional(),
  MVOLA_MERCHANT_NUMBER: z
    .string()
    .regex(/^03\d{8}$/, 'ten digits that begin with 03')
    .optional(),
  /** It goes into a header, which carries plain letters alone. */
  MVOLA_PARTNER_NAME: z
    .string()
    .regex(/^[\w .-]{1,40}$/, 'letters without accents, digits and blanks, 40 at most')
    .default('Asafidy'),
  AIRTEL_MONEY_CONFIRMING_MINUTES: confirmingMinutes.default(5),
  AIRTEL_MONEY_API: serviceUrl.default('https://openapi.airtel.africa'),
  AIRTEL_MONEY_CLIENT_ID: z.string().optional(),
  AIRTEL_MONEY_CLIENT_SECRET: z.string().optional(),
  ORANGE_MONEY_CONFIRMING_MINUTES: confirmingMinutes.default(10),
  ORANGE_MONEY_API: serviceUrl.default('https://api.orange.com'),
  ORANGE_MONEY_CLIENT_ID: z.string().optional(),
  ORANGE_MONEY_CLIENT_SECRET: z.string().optional(),
  ORANGE_MONEY_MERCHANT_KEY: z.string().optional(),
  /** Where Orange's answers send payers; they are sent to no other host. */
  ORANGE_MONEY_PAGE: serviceUrl.optional(),
  ORANGE_MONEY_COUNTRY: z
    .string()
    .regex(/^[a-z]{2,3}$/, 'two or three small letters')
    .default('mg'),
  ORANGE_MONEY_CURRENCY: z.enum(['MGA', 'OUV']).default('MGA'),
  /** With it, search engines are told which offers changed (https://www.indexnow.org). Whoever reads the site can read it. */
  INDEXNOW_KEY: z
    .string()
    .regex(/^[a-zA-Z0-9-]{8,128}$/, 'letters, digits and hyphens, 8 to 128 of them')
    .optional(),
  INDEXNOW_API: serviceUrl.default('https://api.indexnow.org'),
  /** The pair with which this site signs its pushes (RFC 8292), as base64url: without it, no browser is told of anything. */
  VAPID_PUBLIC_KEY: z.string().optional(),
  VAPID_PRIVATE_KEY: z.string().optional(),
  /** Origins of further push services beside those of the known browsers, comma separated. */
  PUSH_SERVICES: z
    .string()
    .default('')
    .transform((list) => list.split(',').map((each) => each.trim().replace(/\/+$/, '')))
    .transform((origins) => origins.filter((origin) => origin !== ''))
    .pipe(z.array(serviceUrl)),
  ORANGE_SMS_API: serviceUrl.default('https://api.orange.com'),
  ORANGE_SMS_CLIENT_ID: z.string().optional(),
  ORANGE_SMS_CLIENT_SECRET: z.string().optional(),
  /** The number that Orange gives to each country for sending. */
  ORANGE_SMS_SENDER: z
    .string()
    .regex(/^\+\d{5,15}$/, 'a number with its country, +2610000 for Madagascar')
    .default('+2610000'),
  ORANGE_SMS_SENDER_NAME: senderName.optional(),
  /** Where a gateway of any other provider takes messages, and what it calls the parts of one. */
  SMS_HTTP_URL: serviceUrl.optional(),
  SMS_HTTP_KEY: z.string().optional(),
  SMS_HTTP_KEY_HEADER: fieldName.default('authorization'),
  SMS_HTTP_TO_FIELD: fieldName.default('to'),
  SMS_HTTP_TEXT_FIELD: fieldName.default('text'),
  SMS_HTTP_FROM_FIELD: fieldName.default('from'),
  SMS_HTTP_ID_FIELD: fieldName.default('id'),
  SMS_HTTP_FROM: z.string().max(20).optional(),
  /** The last part of the address to which the gateway posts the answers of people; without it, answers are not taken. */
  SMS_INCOMING_SECRET: z
    .string()
    .regex(/^[\w-]{32,100}$/, 'letters, digits, hyphens, 32 at least; make one with: openssl rand -hex 32')
    .optional(),
  SMS_INCOMING_FROM_FIELD: fieldName.default('from'),
  SMS_INCOMING_TEXT_FIELD: fieldName.default('text'),
  SMS_INCOMING_ID_FIELD: fieldName.default('id'),
  /** Text messages of the whole site in a day, each of which costs money. */
  SMS_DAILY_BUDGET: z.coerce.number().int().min(0).max(1_000_000).default(500),
  /** Addresses of the load balancers whose X-Forwarded-For is believed, comma separated. */
  TRUSTED_PROXIES: z.string().optional(),
  /** Origins of other sites that may call the API with cookies, comma separated. */
  CORS_ORIGINS: z.string().default(''),
  /**
   * Ariary a month under which an offer is marked. The default is the least of 2024, sectors other than agriculture:
   * 262 680 Ar (Council of ministers of March 2024).
   */
  MINIMUM_WAGE: z.coerce.number().int().min(0).default(262_680),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  DEMO: z.enum(['0', '1']).optional(),
})

/** The configuration, complete: every default is filled in. */
export interface Env extends z.output<typeof schema> {
  APP_URL: string
  ADMIN_URL: string
  APP_SECRET: string
  /** Every secret with which something may be signed or sealed, the one for what is new first. */
  secrets: readonly [string, ...string[]]
  CONTACT_EMAIL: string
  /** Without DATABASE_URL the database is PGlite in the data folder. */
  embedded: boolean
  /**
   * Embedded or with demonstration data, and out of reach for other machines: then what serves development alone may
   * answer.
   */
  development: boolean
  demo: boolean
  /** Null where no browser is to be told of anything. */
  vapid: VapidKeys | null
  /**
   * The provider of text messages, which are written into files where /dev shows them; null where nobody is texted.
   */
  sms: 'orange' | 'http' | 'file' | null
  /** Cookies are `Secure` and carry the `__Host-` prefix. */
  https: boolean
  /** Which of the two sites answers: each has cookies and sessions of its own. */
  site: Site
}

export type Site = 'public' | 'admin'

const PUBLIC_DEMONSTRATION = `The configuration is wrong:
  DATABASE_URL: required where others can reach this server (HOST, APP_URL): without it, it shows a demonstration
  with accounts that everybody knows. DEMO=1 shows it there all the same, DEMO=0 starts empty.`

/**
 * Reads and checks the configuration.
 * @throws Error one line per wrong name, for the person who starts the server.
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The configuration is wrong:\n${lines.join('\n')}`)
  }
  const env = result.data
  requireWholeKeys(env)
  requireVapidPair(env)
  requireOneSmsGateway(env)
  const embedded = !env.DATABASE_URL
  const APP_URL = (env.APP_URL ?? `http://${inUrl(env.HOST)}:${env.PORT}`).replace(/\/$/, '')
  const development = (embedded || env.DEMO === '1') && isLoopbackHost(env.HOST) && isLoopback(APP_URL)
  if (embedded && env.ROLE !== 'all')
    throw new Error('The configuration is wrong:\n  ROLE: only all, without DATABASE_URL')
  if (embedded && !development && !env.DEMO) throw new Error(PUBLIC_DEMONSTRATION)
  const APP_SECRET = env.APP_SECRET ?? storedSecret(resolve(env.DATA_DIR), embedded)
  return {
    ...env,
    APP_URL,
    ADMIN_URL: env.ADMIN_URL ?? `http://${inUrl(env.HOST)}:${env.ADMIN_PORT}`,
    DATA_DIR: resolve(env.DATA_DIR),
    CONTACT_EMAIL: env.CONTACT_EMAIL ?? /<(.+)>/.exec(env.MAIL_FROM)?.[1] ?? env.MAIL_FROM,
    APP_SECRET,
    secrets: env.APP_SECRET_PREVIOUS ? [APP_SECRET, env.APP_SECRET_PREVIOUS] : [APP_SECRET],
    vapid: givenVapidKeys(env) ?? (embedded || development ? deriveVapidKeys(APP_SECRET) : null),
    sms: givenSmsGateway(env) ?? (development ? 'file' : null),
    SMS_INCOMING_SECRET:
      env.SMS_INCOMING_SECRET ??
      (development && !givenSmsGateway(env) ? incomingSecretOf(APP_SECRET) : undefined),
    embedded,
    development,
    demo: env.DEMO ? env.DEMO === '1' : embedded,
    https: APP_URL.startsWith('https:'),
    site: 'public',
  }
}

function requireWholeKeys(env: z.output<typeof schema>) {
  const lines = WHOLE_KEYS.flatMap((names) => {
    const [given] = names.filter((name) => env[name])
    const missing = names.filter((name) => !env[name])
    return given ? missing.map((name) => `  ${name}: required with ${given}`) : []
  })
  if (lines.length > 0) throw new Error(`The configuration is wrong:\n${lines.join('\n')}`)
}

function givenVapidKeys({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: z.output<typeof schema>): VapidKeys | null {
  if (!VAPID_PUBLIC_KEY || !VAPID_PRIVATE_KEY) return null
  return { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY }
}

function requireVapidPair(env: z.output<typeof schema>) {
  const given = givenVapidKeys(env)
  if (given && !isVapidPair(given))
    throw new Error(
      'The configuration is wrong:\n  VAPID_PUBLIC_KEY: not the public key of VAPID_PRIVATE_KEY; `npx web-push generate-vapid-keys` makes a pair',
    )
}

function givenSmsGateway({ ORANGE_SMS_CLIENT_ID, SMS_HTTP_URL }: z.output<typeof schema>) {
  if (ORANGE_SMS_CLIENT_ID) return 'orange'
  return SMS_HTTP_URL ? 'http' : null
}

function requireOneSmsGateway({ ORANGE_SMS_CLIENT_ID, SMS_HTTP_URL }: z.output<typeof schema>) {
  if (ORANGE_SMS_CLIENT_ID && SMS_HTTP_URL)
    throw new Error('The configuration is wrong:\n  SMS_HTTP_URL: not together with ORANGE_SMS_CLIENT_ID')
}

/** Nobody has to choose the address of a demonstration, whose page of messages answers to it. */
function incomingSecretOf(secret: string): string {
  return createHmac('sha256', secret).update('sms-incoming').digest('base64url')
}

/** Returns the configuration of the administration's site in the same process. */
export function adminEnv(env: Env): Env {
  return { ...env, site: 'admin', https: env.ADMIN_URL.startsWith('https:') }
}

/** Returns a host as a URL has it: an IPv6 address stands in brackets. */
function inUrl(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}

function storedSecret(folder: string, embedded: boolean): string {
  if (!embedded) {
    throw new Error('The configuration is wrong:\n  APP_SECRET: required when DATABASE_URL is set')
  }
  const file = join(folder, 'app-secret')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const secret = randomBytes(32).toString('hex')
  writeFileSync(file, secret, { mode: 0o600 })
  return secret
}
