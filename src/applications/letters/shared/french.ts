/** Words that begin with an « h » before which nothing is elided, and words of other languages. */
const NOT_ELIDED =
  /^(?:h(?:aut|ard|ead|elp|and|all|ip\b|ub\b|ack|ockey|ors|uit|ome|r\b)|yield|y[aeiou]|onz|oui|un\s|uni(?!r)|one\b|us(?:er|b)\b)/
const VOWEL = /^[aeiouyh]/

/** Writes what follows « de » with it: « de caissier », « d’assistant », « d’hôtesse », « de hockeyeur ». */
export function withDe(words: string): string {
  const folded = fold(words)
  return VOWEL.test(folded) && !NOT_ELIDED.test(folded) ? `d’${words}` : `de ${words}`
}

/** Folds accents and capitals away: « Hôtesse » is « hotesse ». */
export function fold(words: string): string {
  return words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe')
}

/** Ends a sentence with a full stop, unless its last word, as « S.A. », has brought one. */
export function endSentence(words: string): string {
  return /[.!?…](?:[\u00A0 ]?[»"”)\]])?$/u.test(words) ? words : `${words}.`
}

export function capitalize(words: string): string {
  return words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

/** Both sides of a mark of gender are left out: « Comptable (H/F) » is « Comptable ». */
const GENDER_MARK = /\s*[([]?(?<!\p{L})[HFM]\s?[/·-]\s?[HFM](?!\p{L})[)\]]?\s*/giu
const ODD = /[«»"“”()[\]·•/|:;!?…_<>{}\\]/

/**
 * Writes a title so that it can follow « le poste de » or « comme »: without its mark of gender, and with a small letter
 * unless it begins as an acronym or a name. Null for a title that is no such words, as « Vendeur(se) ».
 */
export function titleInSentence(title: string): string | null {
  const bare = title
    .replace(GENDER_MARK, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[-–,.\s]+$/u, '')
  const isShouted = bare.length > 5 && bare === bare.toUpperCase()
  if (!/^\p{L}/u.test(bare) || bare.length > 90 || ODD.test(bare) || isShouted) return null
  const [first = '', second = ''] = bare.split(' ')
  const isName = /^\p{Lu}\p{Ll}/u.test(second) || !/^\p{Lu}[\p{Ll}’-]*$/u.test(first)
  return isName ? bare : bare.charAt(0).toLowerCase() + bare.slice(1)
}

/** Names of companies that begin with a common noun are said with its article. */
const ARTICLES: readonly (readonly [article: string, nouns: RegExp])[] = [
  [
    'le ',
    /^(?:cabinet|centre|college|comptoir|fonds|garage|groupe|lycee|magasin|ministere|programme|projet|restaurant|salon|service)\s/,
  ],
  [
    'la ',
    /^(?:banque|boulangerie|boutique|caisse|chambre|clinique|commune|compagnie|cooperative|direction|ferme|fondation|librairie|mairie|maison|menuiserie|mission|pharmacie|region|societe)\s/,
  ],
  [
    'l’',
    /^(?:agence|ambassade|association|atelier|ecole|entreprise|epicerie|hopital|hotel|imprimerie|institut|office|ong|universite|usine)\s/,
  ],
]

/** Writes a company as it stands after a verb or « par »: « le Groupe Filatex », « l’Hôtel Colbert », « Airtel ». */
export function withArticle(company: string): string {
  const folded = fold(company)
  const [article = ''] = ARTICLES.find(([, nouns]) => nouns.test(folded)) ?? []
  return article + company
}

/** « chez Airtel », « pour le Ministère de la Santé », with a space before; nothing without a company. */
export function atCompany(company: string): string {
  if (!company) return ''
  const said = withArticle(company)
  return said === company ? ` chez ${company}` : ` pour ${said}`
}

/** Writes a preposition and a company with their elisions and contractions: « d’Airtel », « du Groupe Filatex », « au Relais ». */
export function joinArticle(preposition: '' | 'de' | 'que' | 'à', company: string): string {
  const said = withArticle(company)
  if (preposition === '') return said
  const hasLe = said !== company && said.startsWith('le ')
  if (preposition === 'à') return hasLe ? `au ${company}` : `à ${said}`
  if (preposition === 'de') return hasLe ? `du ${company}` : said === company ? withDe(company) : `de ${said}`
  return said === company && withDe(company).startsWith('d’') ? `qu’${company}` : `que ${said}`
}

/** Whether what follows a text begins a sentence. */
export function atStart(before: string): boolean {
  return /(?:^|[.!?…\n])\s*$/u.test(before)
}
