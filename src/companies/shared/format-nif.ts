/** « 4 001 234 562 », as a person reads ten digits. */
export function formatNif(text: string): string {
  return text.replace(/^(\d)(\d{3})(\d{3})(\d{3})$/, '$1\u00A0$2\u00A0$3\u00A0$4')
}
