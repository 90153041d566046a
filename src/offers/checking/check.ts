import { occupationOf } from '#src/occupations/attachment.ts'
import type { Services } from '#src/platform/services.ts'
import { readSetting } from '#src/settings/settings.ts'
import { dayAt } from '#src/shared/dates.ts'
import { readAdvertisement } from '../pasting/shared/read.ts'
import { findOccupationPay } from '../wording/advice.ts'
import { findNumbers, findShortLink, foreignContactOf, hasOwnContact } from '../wording/shared/contacts.ts'
import { findMarks } from '../wording/shared/marks.ts'
import { findMinistryReference, findWorkAbroad } from './abroad.ts'
import type { CheckedAdvertisement } from './contract.ts'
import { findBorrowedName } from './employer.ts'
import type { checkEmployer } from './known-employer.ts'
import { findLinks, imitatesUs, isHiddenAddress } from './links.ts'
import { countReports } from './number-reports.ts'
import { findHighestPay } from './pay.ts'
import { findPhrases } from './phrases.ts'
import { plainLetters } from './plain.ts'
import { SIGN_KINDS, type SignKind, verdictOf } from './shared/kinds.ts'

type Sign = CheckedAdvertisement['signs'][number]
type Strength = CheckedAdvertisement['strengths'][number]

/** Pay that is so many times the usual one of the occupation is a lure. */
const IMPOSSIBLE = 20
/** Without figures of the occupation, its usual pay is taken for so many minimum wages. */
const USUAL_MINIMUMS = 2
const FOR_ANYBODY =
  /sans (?:exp[ée]rience|dipl[ôo]me|niveau|qualification)|aucune? (?:exp[ée]rience|dipl[ôo]me)|tsy (?:mila|ilaina) (?:diplaoma|traikefa)|no experience|(?:exp[ée]rience|dipl[ôo]me) non (?:exig|requis|obligatoire)|\d+ ?h(?:eures?)? (?:par|\/) ?jour/i
const MESSENGER = '(?:whats ?app|messenger|telegram|inbox|\\bmp\\b|message privé|viber)'
const MESSENGER_ALONE = new RegExp(
  `(?:uniquement|seulement|exclusivement|only|ihany|irery)[^.!?\\n]{0,25}${MESSENGER}|${MESSENGER}[^.!?\\n]{0,25}(?:uniquement|seulement|exclusivement|only|ihany|irery)`,
  'iu',
)
const MESSENGER_NAMED = new RegExp(`${MESSENGER}|en privé`, 'iu')
/** A street or an office, where somebody can be found. */
const PLACE_TO_GO =
  /(?<!\p{L})(?:lot|rue|avenue|boulevard|immeuble|enceinte|bureaux?|siège|sise?|birao|guichet|boutique|magasin|agence)(?!\p{L})/iu

/** Says what is wrong with an advertisement, a number or a link, and what speaks for it. Nothing of it is kept. */
export async function checkAdvertisement(
  services: Services,
  pasted: string,
  employerCheck: ReturnType<typeof checkEmployer>,
): Promise<CheckedAdvertisement> {
  const now = services.clock.now()
  const text = plainLetters(pasted)
  const numbers = findNumbers(text)
  const reports = await countReports(
    services,
    numbers.map(({ digits }) => digits),
  )
  const abroad = findWorkAbroad(text)
  const employer = await employerCheck(text)
  const pay = await judgePay(services, text, abroad !== null, now)
  const reference = findMinistryReference(text)
  const signs = [
    ...findWordSigns(text),
    ...findContactSigns(text, services.env.APP_URL),
    sign('abroad_without_reference', reference ? null : abroad),
    sign('impossible_pay', pay.impossible),
    ...numbers.map(({ found, digits }) => sign('number_reported', reports.has(digits) ? found : null)),
    ...employer.signs,
  ].filter((each) => each !== null)
  const ordered = signs.sort((one, other) => SIGN_KINDS.indexOf(one.kind) - SIGN_KINDS.indexOf(other.kind))
  const strengths = [
    ...employer.strengths,
    strength('ministry_reference', abroad ? reference : null),
    strength('usual_pay', pay.usual),
    strength('described', describedWork(text, dayAt(now))),
  ].filter((each) => each !== null)
  const verdict = verdictOf(ordered.map(({ kind }) => kind))
  // Beside a danger, that a number was not reported would only reassure.
  const unreported = verdict === 'danger' ? [] : numbers.filter(({ digits }) => !reports.has(digits))
  return {
    verdict,
    signs: ordered,
    notes: [
      ...employer.notes,
      ...unreported.map(({ found }) => ({ kind: 'number_not_reported' as const, found })),
    ],
    strengths,
    is_abroad: abroad !== null,
    numbers: numbers.map(({ found }) => found).slice(0, 5),
  }
}

const sign = (kind: SignKind, found: string | null): Sign | null =>
  found === null ? null : { kind, found: found.trim() }
const strength = (kind: Strength['kind'], found: string | null): Strength | null =>
  found === null ? null : { kind, found: found.trim(), path: null }

function findWordSigns(text: string) {
  const money = findMarks(text)
    .filter(({ topic }) => topic === 'money')
    .slice(0, 3)
  return [
    ...(money.length > 0 ? [sign('money_asked', money.map(({ found }) => found).join(', '))] : []),
    ...findPhrases(text).map(({ kind, found }) => sign(kind, found)),
    sign('borrowed_name', findBorrowedName(text)),
  ]
}

function findContactSigns(text: string, ourAddress: string) {
  const links = findLinks(text)
  const ours = new URL(ourAddress).hostname
  const short = findShortLink(text)
  const foreign = foreignContactOf(text)
  const isNumber = foreign !== null && /^(?:\+|00)/.test(foreign)
  const isMessenger = foreign !== null && !isNumber && foreign !== short
  return [
    sign('imitated_site', links.find(({ url }) => imitatesUs(url, ours))?.found ?? null),
    sign('messenger_only', isMessenger ? foreign : findSoleMessenger(text)),
    sign('short_link', short),
    sign('foreign_number', isNumber ? foreign : null),
    sign(
      'hidden_address',
      links.find(({ url }) => url.hostname !== ours && isHiddenAddress(url))?.found ?? null,
    ),
  ]
}

/** A messenger without a number, an address or an office beside it, or one that is said to be the only way. */
function findSoleMessenger(text: string): string | null {
  const alone = MESSENGER_ALONE.exec(text)?.[0]
  if (alone) return alone
  if (hasOwnContact(text) || PLACE_TO_GO.test(text)) return null
  return MESSENGER_NAMED.exec(text)?.[0] ?? null
}

/** Whether the pay is impossible for the occupation, or is what its offers pay; abroad it is not compared. */
async function judgePay(services: Services, text: string, isAbroad: boolean, now: Date) {
  const none = { impossible: null, usual: null }
  const pay = isAbroad ? null : findHighestPay(text)
  if (!pay) return none
  const { pieces } = readAdvertisement(text, dayAt(now))
  const title = pieces.find(({ field }) => field === 'title')?.values.title ?? ''
  const code = occupationOf(title)
  const figures = code ? await findOccupationPay(services.db, code, now) : null
  const minimum = await readSetting(services, 'minimum_wage', now)
  const usual = figures ? (figures.from + figures.to) / 2 : USUAL_MINIMUMS * minimum
  const most = IMPOSSIBLE * (FOR_ANYBODY.test(text) ? Math.min(usual, minimum) : usual)
  if (pay.monthly > most) return { ...none, impossible: pay.found }
  const isUsual = figures && pay.monthly >= figures.from / 2 && pay.monthly <= figures.to * 2
  return { ...none, usual: isUsual ? pay.found : null }
}

/** The title of an advertisement that also says where one works and what one does; null for less. */
function describedWork(text: string, today: string): string | null {
  const { pieces } = readAdvertisement(text, today)
  const has = (...fields: string[]) => pieces.some(({ field }) => fields.includes(field))
  const title = pieces.find(({ field }) => field === 'title')?.values.title
  return title && has('city_id', 'country') && has('missions', 'profile') ? title : null
}
