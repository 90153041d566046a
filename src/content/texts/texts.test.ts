import { expect, test } from 'vitest'
import { routes } from '#src/pages.ts'
import { Browser } from '#test/browser.ts'
import { useServices } from '#test/services.ts'
import type { PageText } from './contract.ts'
import { fillFirstTexts } from './first/fill.ts'
import { splitSections } from './sections.ts'
import { COOKIES_MARK, unknownMarks } from './shared/marks.ts'
import { TEXT_PAGE_NAMES } from './shared/pages.ts'
import { pageTexts } from './tables.ts'

const services = useServices()
const read = async (page: string, query = '') => new Browser(services).get(`/api/page-texts/${page}${query}`)

test('each page has its text from the beginning, once, with the figures that the software decides', async () => {
  await Promise.all([fillFirstTexts(services.db), fillFirstTexts(services.db)])
  expect(await services.db.$count(pageTexts)).toBe(TEXT_PAGE_NAMES.length)
  const privacy = (await read('privacy')).body.data as PageText
  expect(privacy.sections.map(({ id }) => id)).toContain('cookies')
  const text = JSON.stringify(privacy.sections)
  expect(text).toContain('30 jours')
  expect(text).toContain(`<p>${COOKIES_MARK}</p>`)
  expect(unknownMarks(text)).toEqual([])
  expect(privacy.versions).toEqual([privacy.version])
  expect((await read('about')).body.data).toMatchObject({ is_present: true, versions: [] })
  expect((await read('prices')).status).toBe(404)
})

test('each link of a text leads to a page of the site', async () => {
  const patterns = JSON.stringify(routes).matchAll(/"path":"(\/[^"]*)"/g)
  const known = [...patterns].map(([, path = '']) => new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}$`))
  for (const page of TEXT_PAGE_NAMES) {
    const { data } = (await read(page)).body as { data: PageText }
    const links = data.sections.flatMap(({ html }) => [...html.matchAll(/href="(\/[^"]*)"/g)])
    expect(links.length).toBeGreaterThan(0)
    for (const [, link = ''] of links)
      expect(
        known.some((each) => each.test(link)),
        link,
      ).toBe(true)
  }
})

test('the text of a page cannot be written over: what people agreed to stays', async () => {
  await expect(services.db.update(pageTexts).set({ lead: 'Autre' })).rejects.toThrow()
  await expect(services.db.delete(pageTexts)).rejects.toThrow()
})

test('a part keeps its anchor while it has its heading, or its place; others get one of their own', () => {
  const part = (id: string, title: string) => ({ id, title, html: '<p>Oui.</p>' })
  const before = [part('service', 'Le service'), part('compte', 'Votre compte')]
  const idsOf = (...titles: string[]) =>
    splitSections(titles.map((title) => `<h2>${title}</h2><p>Oui.</p>`).join(''), before)?.map(({ id }) => id)
  expect(idsOf('Votre compte', 'Le service')).toEqual(['compte', 'service'])
  expect(idsOf('Le service', 'Ton compte')).toEqual(['service', 'compte'])
  expect(idsOf('Nouveau', 'Le service', 'Votre compte')).toEqual(['nouveau', 'service', 'compte'])
  expect(idsOf('Le service', 'Le service')).toEqual(['service', 'service-2'])
  for (const html of [
    '<p>Sans titre</p>',
    '',
    '<p>Avant</p><h2>Un</h2><p>x</p>',
    '<h2>Un</h2>',
    '<h2></h2><p>x</p>',
  ])
    expect(splitSections(html, []), html).toBeNull()
})
