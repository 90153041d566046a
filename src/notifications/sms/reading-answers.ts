/** What a person wrote back. `number` is null where it says no number; other words ask for nothing that is done here. */
type SmsAnswer = { kind: 'stop' } | { kind: 'yes'; number: number | null } | { kind: 'other' }

/** Reads « STOP » and « OUI 2 », whatever their case, accents, marks and blanks. */
export function readSmsAnswer(text: string): SmsAnswer {
  const words = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
  if (/^(stop|arret|arreter)\b/.test(words) || words.replaceAll(' ', '') === 'stop') return { kind: 'stop' }
  const yes = /^(?:oui|ok) ?(?:(?:no|n|creneau|le) ?)?(\d{1,2})?$/.exec(words)
  if (yes) return { kind: 'yes', number: yes[1] === undefined ? null : Number(yes[1]) }
  return { kind: 'other' }
}

/** Returns a sender as a number is stored: gateways write +261…, 261…, 00261… or 034… */
export function senderNumber(from: string): string {
  const digits = from.replaceAll(/\D/g, '').replace(/^00/, '')
  return digits.startsWith('0') ? `+261${digits.slice(1)}` : `+${digits}`
}
