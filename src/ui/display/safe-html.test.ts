import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ReadSite, SafeHtml } from './safe-html.tsx'

const shown = (html: string) => renderToStaticMarkup(createElement(SafeHtml, { html }))

test('the allowed tags, links and entities are kept', () => {
  expect(shown('<b>Entretien</b> &amp; suite<br>le <a href="/dashboard">19&nbsp;mars</a>')).toBe(
    '<b>Entretien</b> &amp; suite<br/>le <a href="/dashboard" rel="noopener">19\u00A0mars</a>',
  )
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<b onclick="alert(1)">x</b>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java&#115;cript:alert(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<svg><style>x{}</style></svg>',
  '<<b>script>alert(1)</b>',
  '<!-- <script>x</script> -->',
])('%s does nothing', (html) => {
  expect(shown(html)).not.toMatch(/<script|<img|<svg|<style|onclick=|href=/)
})

test('links of a text that is read outside its site lead to that site, in a tab of their own', () => {
  const read = (html: string) =>
    renderToStaticMarkup(
      createElement(ReadSite, { value: 'https://asafidy.example' }, createElement(SafeHtml, { html })),
    )
  expect(read('<p><a href="/contact?sujet=cv#haut">Écrivez-nous</a></p>')).toBe(
    '<p><a href="https://asafidy.example/contact?sujet=cv#haut" rel="noopener" target="_blank">Écrivez-nous</a></p>',
  )
  expect(read('<a href="https://www.mvola.mg/">MVola</a>')).toBe(
    '<a href="https://www.mvola.mg/" rel="noopener" target="_blank">MVola</a>',
  )
  expect(read('<a href="//evil.example">x</a>')).toBe('<a>x</a>')
})
