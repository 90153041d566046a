/** Feminine or plural spellings that no rule finds, folded, with the one form that is indexed. */
const irregularForms = new Map(
  Object.entries({
    agente: 'agent',
    cheffe: 'chef',
    commise: 'commis',
    contremaitresse: 'contremaitre',
    copine: 'copain',
    doctoresse: 'docteur',
    hotesse: 'hote',
    maitresse: 'maitre',
    mairesse: 'maire',
    princesse: 'prince',
    publique: 'public',
    enjeux: 'enjeu',
    cheveux: 'cheveu',
    milieux: 'milieu',
    neveux: 'neveu',
    designeur: 'designer',
    dispatcheur: 'dispatcher',
    leadeur: 'leader',
    manageur: 'manager',
    merchandiseur: 'merchandiser',
    reporteur: 'reporter',
    tradeur: 'trader',
  }),
)

const words = (list: string) => new Set(list.split(' '))

const keptAsTheyAre = words('matrice cicatrice motrice cantatrice archive olive drive live native deux mieux')

/** Feminine endings and what they become, the first that fits; folded letters, plural already gone. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/(?<=[a-z]{2}[td])rice$/, 'eur'],
  [/(?<=[a-z]{2})eu(?:se|x)$/, 'eur'],
  [/(?<=[a-z]{3})ere$/, 'er'],
  [/(?<=[a-z]{2})ienne$/, 'ien'],
  [/(?<=[a-z]{3})onne$/, 'on'],
  [/(?<=[a-z]{3})ante$/, 'ant'],
  [/(?<=[a-z]{3})ive$/, 'if'],
  [/(?<=[a-z]{2})ee$/, 'e'],
]

const plural = /(?<=(?:[td]rice|euse|ere|enne|onne|ante|agente|ive|ee|esse|cheffe))s$/

/**
 * The form under which a folded word is indexed and searched: feminine endings of occupations
 * (« developpeuse », « directrice », « infirmiere ») become the masculine one, before the dictionary's stemmer.
 */
export function oneForm(word: string): string {
  const singular = word.replace(plural, '')
  if (keptAsTheyAre.has(singular)) return singular
  const form = irregularForms.get(singular) ?? withoutEnding(singular)
  return irregularForms.get(form) ?? form
}

function withoutEnding(word: string): string {
  for (const [ending, replacement] of endings) {
    if (ending.test(word)) return word.replace(ending, replacement)
  }
  return word
}
