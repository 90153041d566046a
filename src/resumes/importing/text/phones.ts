import { findPhoneNumbersInText } from 'libphonenumber-js'

/** A number to call, or to send a fax to, where it stands in a text. */
export interface FoundPhone {
  number: string
  from: number
  to: number
  isFax: boolean
}

/** The digits of one number of Madagascar: a landline (020), by satellite (022), or a mobile one (ARTEC’s plan). */
const MALAGASY =
  /(?<![\d+])(?:\(?(?:\+|00)?\s?261\)?[\s.-]*(?:\(0\)|0)?|\(?0)[\s.-]*(?:20|22|3[2-4789])\)?(?:[\s.-]*\d){7}(?!\d)(?![\s./-]\d{1,2}(?!\d))/g
const WRITTEN = /(?<![\p{L}\d@])(?:\+|\(\+?)?\d(?:[\s.()-]{0,3}\d){5,16}(?:\/\d{1,2})?(?!\d)/gu
/** A national number begins so; others are numbers of something else unless they are called a phone. */
const BEGINS = /^[+(]*(?:0|\+)|^\(/
const DATE = /^\(?\d{1,2}[\s.-]\d{1,2}[\s.-](?:19|20)\d{2}\)?$/
const CALLED_PHONE =
  /(?:t[ée]l\.?|t[ée]l[ée]phone|phone|mobile|portable|gsm|whats ?app|cell|fixe|bureau|domicile)[^\d]{0,12}$/iu
/** « Fax (bureau) : », « Télécopieur n° », « F. » */
const CALLED_FAX = /(?:fax|t[ée]l[ée]copie(?:ur)?)[^\d]{0,20}$|(?<![\p{L}\d])f\s?[.:]\s*$/iu
/** One number for both may be called. */
const CALLED_TEL = /t[ée]ls?(?!\p{L})|t[ée]l[ée]phone|phone|mobile|portable|gsm|whats ?app/iu
const FAX_BEHIND = /^\s*\(\s*(?:fax|t[ée]l[ée]copie)[^)]*\)?/iu
const CALLED_OTHERWISE =
  /(?<!\p{L})(?:cin|c\.i\.n|nif|stat|rcs|siret|siren|passeport|matricule|cnaps|compte|iban|boite postale|b\.?p)[^\d]{0,12}$/iu

/**
 * The numbers of a text in their order. Each stays as it is written, unless all its digits are those of one number of
 * Madagascar. @param before what stands before the text, which may say that it is a fax
 */
export function findPhones(text: string, before = ''): FoundPhone[] {
  const found = [...text.matchAll(MALAGASY)].map((match) => phoneOf(match, malagasy(match[0])))
  let rest = text
  const hide = (each: FoundPhone) => {
    rest = rest.slice(0, each.from) + '\u0000'.repeat(each.to - each.from) + rest.slice(each.to)
  }
  found.forEach(hide)
  const others = [...rest.matchAll(WRITTEN)].flatMap((match) => {
    const lead = before + rest.slice(0, match.index)
    const digits = match[0].replaceAll(/\D/g, '').length
    const isCalled = CALLED_PHONE.test(lead) || CALLED_FAX.test(lead)
    const isPhone = isCalled ? digits <= 15 : digits >= 8 && digits <= 15 && BEGINS.test(match[0])
    return isPhone && !DATE.test(match[0]) ? [phoneOf(match, match[0].trim())] : []
  })
  others.forEach(hide)
  const national = findPhoneNumbersInText(rest, 'MG').map(({ startsAt, endsAt }) => ({
    number: rest.slice(startsAt, endsAt),
    from: startsAt,
    to: endsAt,
    isFax: false,
  }))
  const all = [...found, ...others, ...national].sort((one, other) => one.from - other.from)
  return all.flatMap((phone, index) => {
    // « (fax) » behind the number before says nothing of this one.
    const between = text.slice(all[index - 1]?.to ?? 0, phone.from)
    const lead = index === 0 ? before + between : between.replace(FAX_BEHIND, '')
    if (CALLED_OTHERWISE.test(lead)) return []
    const isFax = FAX_BEHIND.test(text.slice(phone.to)) || (CALLED_FAX.test(lead) && !CALLED_TEL.test(lead))
    return [{ ...phone, isFax }]
  })
}

function phoneOf({ 0: written, index }: RegExpExecArray, number: string): FoundPhone {
  return { number, from: index, to: index + written.length, isFax: false }
}

/** « 034 12 345 67 » */
function malagasy(written: string): string {
  const digits = written.replaceAll(/\D/g, '').slice(-9)
  return [`0${digits.slice(0, 2)}`, digits.slice(2, 4), digits.slice(4, 7), digits.slice(7)].join(' ')
}
