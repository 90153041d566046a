const NBSP = '\u00a0'

/** French typography: no-break space before « : ; ! ? % » and inside « », typographic apostrophe. */
export function french(text: string): string {
  return text
    .replaceAll("'", '’')
    .replace(/ ([:;!?%»])/g, `${NBSP}$1`)
    .replace(/« /g, `«${NBSP}`)
    .replace(/(\d) (\d{3})(?!\d)/g, `$1${NBSP}$2`)
}

/** The trimmed, non-empty lines of a block of text, with French typography. */
export function lines(block: string): string[] {
  return block
    .split('\n')
    .map((line) => french(line.trim()))
    .filter((line) => line !== '')
}

/** « Comptable » in the middle of a sentence: « comptable », but « DRH » stays. */
export function lowerFirst(text: string): string {
  const second = text.charAt(1)
  if (second !== second.toLowerCase() || /\d/.test(second)) return text
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** « de Toliara », « d’Antananarivo ». */
export function of(name: string): string {
  return /^[aeiouyéèêhîïâô]/i.test(name) && !/^(Ya|Yo)/.test(name) ? `d’${name}` : `de ${name}`
}

const WORDS = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix']

export function inWords(count: number): string {
  return WORDS[count] ?? String(count)
}
