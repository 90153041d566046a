import { expect, test } from 'vitest'
import { processorTimeOf } from '#test/processes/processor-time.ts'
import { listsOfWord } from './word-paste.ts'

const NBSP = '&nbsp;'
const bullet = (sign: string) =>
  `<![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>${NBSP}${NBSP} </span></span><![endif]>`
const item = (sign: string, text: string, level = 1) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'>${bullet(sign)}${text}<o:p></o:p></p>`

test('bullets that follow each other are one list, and what stands around stays', () => {
  const html = `<p class=MsoNormal><b>Tâches</b></p>\n${item('·', 'Ouvrir')}\n\n${item('·', 'Fermer <b>à clé</b>')}<p>Fin</p>`
  expect(listsOfWord(html)).toBe(
    '<p class=MsoNormal><b>Tâches</b></p>\n<ul><li><p>Ouvrir<o:p></o:p></p></li><li><p>Fermer <b>à clé</b><o:p></o:p></p></li></ul><p>Fin</p>',
  )
})

test('numbers are a list of numbers, and a deeper level stands in its item', () => {
  const html = [item('1.', 'Un'), item('o', 'Dedans', 2), item('2.', 'Deux')].join('')
  expect(listsOfWord(html).replaceAll('<o:p></o:p>', '')).toBe(
    '<ol><li><p>Un</p><ul><li><p>Dedans</p></li></ul></li><li><p>Deux</p></li></ol>',
  )
})

test('the mark is known by its span where comments are left out, and two lists stay two', () => {
  const span = `<span style="mso-list:Ignore">§<span style="font:7pt">${NBSP}</span></span>`
  const html = `<p style="mso-list:l1 level1 lfo2">${span}Un</p><p>Entre</p><p style="mso-list: l1 level1 lfo2">${span}Deux</p>`
  expect(listsOfWord(html)).toBe('<ul><li><p>Un</p></li></ul><p>Entre</p><ul><li><p>Deux</p></li></ul>')
})

test.each(['<p>· pas de Word</p>', '<ul><li>Déjà</li></ul>', '', '<p style="color:red">a</p>'])(
  '%j is left as it is',
  (html) => {
    expect(listsOfWord(html)).toBe(html)
  },
)

test('a long hostile text is read at once', () => {
  const taken = processorTimeOf(() => {
    listsOfWord('<p style="mso-list:l0 level1">'.repeat(5_000))
    listsOfWord(`<p style="mso-list:l0 level1"><span mso-list:Ignore${'<span>'.repeat(5_000)}`)
  })
  expect(taken).toBeLessThan(1_000)
})
