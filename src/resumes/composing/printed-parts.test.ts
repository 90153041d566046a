import { expect, test } from 'vitest'
import { readWordBoxes } from '#test/resumes/printed-boxes.ts'
import { COMPLETE, resume, section, summary } from '#test/resumes/printed-resumes.ts'
import { SIZES, SPACINGS, TEMPLATE_NAMES } from '../shared/document.ts'
import { composePages, composePdf } from './compose.ts'

const ENTRIES = 9

/** Words that stand nowhere else tell where each entry begins and ends: `Debut3`, `Fin3`. */
function longResume(lines: number) {
  const description = (index: number) =>
    `<ul>${'<li>Tenue des comptes et suivi des fournisseurs.</li>'.repeat(lines)}<li>Fin${index}</li></ul>`
  const posts = Array.from({ length: ENTRIES }, (_, index) => ({
    title: `Debut${index} Comptable`,
    company: 'Coopérative',
    start: `20${10 + index}`,
    end: `20${11 + index}`,
    description: description(index),
  }))
  return resume(COMPLETE.identity, [
    summary('<p>Dix ans de comptes.</p>'),
    section('experience', posts),
    section('skills', [{ name: 'Sage' }, { name: 'Excel' }]),
    section('languages', [{ name: 'Malgache', level: 'native' }]),
  ])
}

test.each(TEMPLATE_NAMES)(
  '%s tells on which pages each entry stands, as a reader of the PDF finds them',
  async (template) => {
    let cuts = 0
    for (const [at, lines] of [1, 2, 3, 4, 5, 7, 9].entries()) {
      const style = { size: SIZES[at % 3] ?? 'medium', spacing: SPACINGS[(at + 1) % 3] ?? 'normal' }
      const cv = longResume(lines)
      const document = { ...cv, style: { ...cv.style, ...style, template } }
      const { parts } = await composePages(document)
      const boxes = readWordBoxes(await composePdf(document))
      const pageOf = (word: string) => boxes.find((box) => box.word === word)?.page
      const entries = parts.filter(({ section: id, entry }) => id === 's1' && entry !== '')
      expect(entries).toHaveLength(ENTRIES)
      for (const [index, { first_page, last_page }] of entries.entries())
        expect([first_page, last_page], `${index}, ${lines}`).toEqual([
          pageOf(`Debut${index}`),
          pageOf(`Fin${index}`),
        ])
      cuts += entries.filter(({ first_page, last_page }) => first_page < last_page).length
    }
    expect(cuts).toBeGreaterThan(0)
  },
)

test.each(TEMPLATE_NAMES)('%s tells how far down its last page a CV goes', async (template) => {
  const cv = longResume(5)
  const document = { ...cv, style: { ...cv.style, template } }
  const { pages, parts } = await composePages(document)
  const lowest = Math.max(
    ...readWordBoxes(await composePdf(document))
      .filter(({ page, bottom }) => page === pages.length && bottom < 790)
      .map(({ bottom }) => bottom),
  )
  const end = Math.max(...parts.filter(({ last_page }) => last_page === pages.length).map((each) => each.end))
  // Margins are between 40 and 50 points; the mark stands below the last line’s own box.
  expect(Math.abs(46 + end * 750 - lowest)).toBeLessThan(16)
})
