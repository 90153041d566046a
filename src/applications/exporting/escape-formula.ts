/** A spreadsheet program reads a text that begins so as a formula. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/
/** What no table has a place for. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** An apostrophe stands before what a program would calculate, as people write it themselves. */
export function escapeFormula(text: string): string {
  const written = text.toWellFormed().replace(UNWRITABLE, '')
  return FORMULA.test(written.trimStart()) || FORMULA.test(written) ? `'${written}` : written
}
