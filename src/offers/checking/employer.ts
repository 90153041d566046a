import { findAddresses } from '../wording/shared/contacts.ts'

const NIF = /\bn\.?i\.?f\.?\s*(?:n°|no\.?|numéro)?\s*[:=.]?\s*(\d(?:[ .-]?\d){6,13})(?!\d)/i
const KIND =
  '(?:[Ss]ociété|SOCIÉTÉ|[Ss]ociete|SOCIETE|[Ee]ntreprise|ENTREPRISE|[Cc]abinet|[Gg]roupe|[Aa]gence|[Hh][ôo]tel|[Rr]estaurant|ONG|[Aa]ssociation|[Éé]tablissements?|Ets|ETS|[Bb]oulangerie|[Cc]linique|[Éé]cole|[Bb]anque|[Cc]ompany|[Oo]rinasa)'
const NAME =
  "[\\p{Lu}\\d][\\p{L}\\d&'’.-]*(?: (?:de |du |des |la |le |et |& )?[\\p{Lu}\\d][\\p{L}\\d&'’.-]*){0,4}"
const HIRES =
  '(?:recrute|recherche|cherche|embauche|mitady|mila mpiasa|is hiring|is recruiting|a besoin|RECRUTE|RECHERCHE|CHERCHE|EMBAUCHE)'
const NAMED = [
  new RegExp(`(?:entreprise|société|employeur|company|orinasa) ?: ?(${NAME})`, 'iu'),
  new RegExp(`(?<!\\p{L})${KIND} (${NAME})`, 'u'),
  new RegExp(`(?:^|\\n|! |\\. )[^\\p{L}\\d\\n]{0,20}(${NAME}) ${HIRES}(?!\\p{L})`, 'u'),
]
/** « Nous recherchons » and « URGENT » name nobody. */
const NOBODY =
  /^(?:nous|on|je|urgent|offre|annonce|avis|ong|boutique|restaurant|hôtel|hotel|école|société|entreprise|cabinet|centre|agence|recrutement|poste|emploi|madagascar|antananarivo|notre|une?|la|le|les|qui|il|elle)(?!\p{L})/iu
const FREE_MAIL =
  /@(?:gmail|yahoo|ymail|hotmail|outlook|live|icloud|aol|gmx|proton(?:mail)?|mail|moov|blueline|zoho|yandex)\./i
const KNOWN =
  /(?<!\p{L})(?:ambassade|nations unies|onu|unicef|pnud|banque mondiale|croix[- ]rouge|totalenergies|ambatovy|rio tinto|qmm|air france|air madagascar|madagascar airlines|emirates|qatar airways|jirama|usaid|union européenne|world bank|united nations|royal caribbean|costa croisières|msc (?:croisières|cruises))(?!\p{L})/iu

/** The NIF in a text, in digits alone; null without one. */
export const findNif = (text: string): string | null => NIF.exec(text)?.[1]?.replaceAll(/\D/g, '') ?? null

/** The employer that a text names; null where it names none. */
export function findEmployer(text: string): string | null {
  const named = NAMED.flatMap((each) => each.exec(text)?.[1] ?? [])
  return (
    named.map((name) => name.replace(/^[Ll]['’]|[.,\s-]+$/g, '')).find((name) => !NOBODY.test(name)) ?? null
  )
}

/** A large organisation that would write from an address of its own, where the text has a free one alone; null otherwise. */
export function findBorrowedName(text: string): string | null {
  const addresses = findAddresses(text)
  if (addresses.length === 0 || !addresses.every(({ found }) => FREE_MAIL.test(found))) return null
  const [first = ''] = [findEmployer(text) ?? '', text.slice(0, 300)].filter((each) => KNOWN.test(each))
  return KNOWN.exec(first)?.[0] ?? null
}

/** Whether an address belongs to whoever has a mailbox there, and so says nothing of a company. */
export const isFreeMail = (address: string): boolean => FREE_MAIL.test(address)
