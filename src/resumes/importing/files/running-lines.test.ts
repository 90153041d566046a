import { expect, test } from 'vitest'
import { drawPdf } from '#test/resumes/drawn-resumes.ts'
import { readText } from '../text/read-text.ts'
import { flowsOf } from './layout.ts'
import { pagesOf, readPdf } from './pdf.ts'

const NUMBER = '#context counter(page).display()'
const TWO_PAGES = `
haingo\\@exemple.test

= Expériences
*Magasinière* — Société Gamma #h(1fr) 02/2018 – 11/2021
- Inventaires du dépôt
#pagebreak()
*Caissière* — Épicerie Soa #h(1fr) 01/2015 – 12/2017
- Encaissement
`

test.each([
  ['the only place of the name', `header: align(right)[Haingo RAVELO – Page ${NUMBER} sur 2]`, ''],
  ['before the name', `header: [Page ${NUMBER} sur 2 Haingo RAVELO]`, ''],
  ['beside the name once more', `header: [Haingo RAVELO Page ${NUMBER} sur 2]`, '= Haingo RAVELO'],
  ['apart at the foot', `footer: [Haingo RAVELO #h(1fr) Page ${NUMBER}/2]`, '= Haingo RAVELO'],
  ['alone', `footer: align(center)[${NUMBER} / 2]`, '= Haingo RAVELO'],
])('the number of a page is in no name and no post: %s', async (_, page, name) => {
  const pdf = drawPdf(`#set page(${page})\n${name}\n${TWO_PAGES}`)
  for (const read of [readText(await readPdf(pdf)), readText({ flows: flowsOf(await pagesOf(pdf)) })]) {
    const { identity, sections } = read.document
    expect(identity).toMatchObject({ first_name: 'Haingo', last_name: 'RAVELO', headline: '' })
    expect(sections).toMatchObject([
      {
        entries: [
          { title: 'Magasinière', description: '<ul><li>Inventaires du dépôt</li></ul>' },
          { title: 'Caissière', description: '<ul><li>Encaissement</li></ul>' },
        ],
      },
    ])
    expect(read.unread).toEqual([])
  }
})
