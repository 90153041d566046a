import { drawCard } from '../../src/share-pictures/drawing.ts'
import type { Report } from '../report.ts'

const CARDS = 30
const BUDGET_MS = 60

/** Measures how long the picture of a shared link takes that was never asked for before, as the median of thirty. */
export async function measureSharePictures(report: Report) {
  // The process that draws begins with the fonts, once for all its pictures.
  await draw(0)
  const times: number[] = []
  const before = process.cpuUsage()
  for (let number = 1; number <= CARDS; number += 1) {
    const begun = performance.now()
    await draw(number)
    times.push(performance.now() - begun)
  }
  const { user, system } = process.cpuUsage(before)
  const median = times.toSorted((one, other) => one - other)[CARDS / 2] ?? 0
  report.within('picture of a shared link, drawn for the first time', median, BUDGET_MS, 'ms')
  report.within('the same, of processor', (user + system) / 1_000 / CARDS, BUDGET_MS, 'ms')
}

async function draw(number: number) {
  const picture = await drawCard({
    site: 'Asafidy',
    owner: `Société ${number}`,
    promise: 'Société vérifiée, réponse promise sous 7 jours',
    title: `Comptable confirmé pour l’agence ${number} H/F`,
    figure: { text: `${number} 200 000 – ${number} 600 000 Ar`, unit: 'par mois' },
    facts: ['Antananarivo, hybride', `CDD, ${number + 1} mois`],
    until: 'Jusqu’au 12 décembre',
    logo: null,
  })
  if (!picture) throw new Error('a picture could not be drawn')
}
