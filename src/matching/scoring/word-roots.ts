import { stem } from '#src/occupations/title-words.ts'
import { remembered } from '#src/platform/remembered.ts'

/** Words whose spelling hides that they say one thing, each line with its root first. */
const ALIKE = `
  conduite conduire conducteur chauffeur
  vente vendre vendeur commercial commercialisation
  peinture peindre peintre
  soin soins soigner soignant
  couture coudre couturier
  facture facturer facturier facturation
  secretariat secretaire
  lecture lire lecteur
  reception receptionner receptionniste receptionnaire
  maintenance maintenancier
  forge forger forgeron
  tissage tisser tisseur tisserand
  menage menager menagere
  garde garder gardien gardiennage`

/** Words that look like others of another meaning keep their own form. */
const APART = new Set(
  `java javascript react reaction livre geste excellence village station section routage routeur mini mobilier
  mission elevateur email game sales labour conversion expression correspondant`.split(/\s+/),
)

const roots = new Map(
  ALIKE.trim()
    .split('\n')
    .flatMap((line) => {
      const [root = '', ...others] = line.trim().split(' ')
      return [root, ...others].map((word) => [stem(word), root] as const)
    }),
)

/** What French adds to name who does a thing, the thing that is done, and what belongs to it; the longest first. */
const ENDINGS =
  `ionnaire ionniste istique abilite iennage ateur ation ement ionner icite icien iture ieur ierie aison
  ariat ateu able atif ance iste isme erie eur ion age ant ier ien ure ique er ie`
    .split(/\s+/)
    .toSorted((one, other) => other.length - one.length)

/** « ion » is an ending after these letters alone: « rédaction », not « camion ». */
const BEFORE_ION = /[st]$/
const SHORTEST = 4
/**
 * Returns what a trade and what it does have in common: « soud » of « soudeur » and « soudure », « électr » of
 * « électricien » and « électricité ». The words are in the form that is indexed.
 */
export const rootOf = remembered(20_000, readRoot)

function readRoot(word: string): string {
  if (/\d/.test(word)) return word
  const singular = word.replace(/s$/, '')
  if (APART.has(word) || APART.has(singular)) return singular
  const form = stem(word.replace(/eaux$/, 'eau'))
  const listed = roots.get(form)
  if (listed) return listed
  for (const ending of ENDINGS) {
    const root = withoutEnding(form, ending)
    if (root !== null) return undoubled(root)
  }
  return undoubled(form)
}

/** « gardienn » of « gardiennage » is « gardien »; shorter roots would become another word. */
const undoubled = (root: string) => (root.length > SHORTEST ? root.replace(/([a-z])\1$/, '$1') : root)

/** The stem has lost its last « e », and so may the ending have. */
function withoutEnding(form: string, ending: string): string | null {
  const end = [ending, ending.replace(/e$/, '')].find((each) => form.endsWith(each))
  if (!end || end.length < 2) return null
  const root = form.slice(0, -end.length)
  if (root.length < SHORTEST || (ending === 'ion' && !BEFORE_ION.test(root))) return null
  return root
}
