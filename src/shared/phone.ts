/** The digits by which WhatsApp knows a number that is stored as +261341234567; null for one without its country. */
export function whatsappNumber(stored: string): string | null {
  return /^\+(\d{8,15})$/.exec(stored)?.[1] ?? null
}

/**
 * Returns « 034 12 345 67 » for a number of Madagascar that is stored as +261341234567, and any other as it is stored.
 */
export function formatPhone(stored: string): string {
  const [, operator, first, second, third] = /^\+261(\d{2})(\d{2})(\d{3})(\d{2})$/.exec(stored) ?? []
  return operator ? [`0${operator}`, first, second, third].join('\u00A0') : stored
}
