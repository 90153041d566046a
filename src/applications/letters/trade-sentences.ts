import { readFileSync } from 'node:fs'
import { areaOf } from '#src/occupations/shared/areas.ts'

/** The activity area « Autres », whose sentences fit everybody. */
const OTHER_AREA = 29

/** What draws people to a post, whatever the trade is. */
export const REASONS: readonly string[] = [
  'Les missions de votre offre correspondent au travail que je cherche.',
  'Je connais bien votre secteur et j’ai envie d’y progresser.',
  'J’habite près de ce poste et je peux y être à l’heure chaque jour.',
  'Je cherche un poste stable où m’investir longtemps.',
  'Votre façon de présenter le poste m’a donné envie de vous rencontrer.',
]

let loaded: ReadonlyMap<string, readonly string[]> | undefined

/** By the code of an occupation or the number of an activity area: the sentences of CVs as a person says them in a letter. */
export function readTradeSentences(): ReadonlyMap<string, readonly string[]> {
  loaded ??= new Map(
    readFileSync(new URL('sentences.txt', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line): [string, string[]] => {
        const [key = '', ...sentences] = line.split('|')
        return [key, sentences]
      }),
  )
  return loaded
}

/** Lists the sentences of an occupation, then those of its area; of the offer's area where the occupation is unknown. */
export function listTradeSentences(occupation: string | null, areaId: number | null): string[] {
  const bank = readTradeSentences()
  const area = (occupation && areaOf(occupation)) || areaId || OTHER_AREA
  const own = (occupation && bank.get(occupation)) || []
  const ofArea = bank.get(String(area)) ?? bank.get(String(OTHER_AREA)) ?? []
  return [...new Set([...own, ...ofArea])]
}
