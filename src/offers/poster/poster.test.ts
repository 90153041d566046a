import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { renderSVG } from 'uqr'
import { expect, test } from 'vitest'
import { throttles } from '#src/platform/tables.ts'
import { Browser } from '#test/browser.ts'
import { makeCompany, makeOffer } from '#test/factories.ts'
import { useServices } from '#test/services.ts'

const services = useServices()
const posterOf = (id: number | string) => new Browser(services).get(`/api/offers/${id}/poster.pdf`)

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#00aa00" d="M0 0h24v24H0z"/></svg>'

/** Reads what stands on the sheets, and where their links lead. */
async function read(bytes: Buffer) {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const page = await pdf.getPage(1)
  const { items } = await page.getTextContent()
  const words = items.map((item) => ('str' in item ? item.str : '')).join(' ')
  const links = (await page.getAnnotations()).flatMap(({ url }: { url?: string }) => url ?? [])
  const [, , width, height] = page.view
  return { text: words.replaceAll(/\s+/g, ' '), links: new Set(links), pages: pdf.numPages, width, height }
}

test('an open offer has a poster of A4, with what its page shows and a code that leads there', async () => {
  const { company } = await makeCompany(services, { logo_svg: LOGO })
  const offer = await makeOffer(services, company.id, {
    title: 'Maçon',
    application_deadline: '2026-12-12',
    positions_count: 4,
    missions: '<ul><li>Monter les murs &amp; les enduire.</li><li>Tenir le chantier.</li></ul>',
    benefits: ['Repas', 'Transport'],
  })
  const { status, headers, bytes } = await posterOf(offer.id)
  expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
    200,
    'application/pdf',
    expect.stringContaining(`affiche-${offer.slug}.pdf`),
  ])
  const poster = await read(bytes)
  expect([poster.pages, Math.round(poster.width ?? 0), Math.round(poster.height ?? 0)]).toEqual([1, 595, 842])
  for (const words of [
    ...[company.name, 'recrute à', 'Maçon', 'Postes ouverts 4', '12 décembre 2026'],
    ...['Monter les murs & les enduire.', 'Repas, Transport', 'Scannez pour postuler'],
    ...[`localhost:3000/offres/${offer.id}`, `Réf. ${offer.reference}`, 'Postuler est gratuit.'],
  ])
    expect(poster.text).toContain(words)
  expect(poster.links).toEqual(new Set([`http://localhost:3000/offres/${offer.id}`]))
})

test('pay that the page does not show is not on the poster either', async () => {
  const { company } = await makeCompany(services)
  const offer = await makeOffer(services, company.id, { min_salary: 712_000, max_salary: 713_000 })
  expect((await read((await posterOf(offer.id)).bytes)).text).toContain('712 000')
  const hidden = await makeOffer(services, company.id, {
    min_salary: 712_000,
    max_salary: 713_000,
    salary_visible: false,
  })
  expect((await read((await posterOf(hidden.id)).bytes)).text).not.toContain('712')
})

test('what not everybody may read has none: closed, a draft, paused, of a company that is not validated, unknown', async () => {
  const { company } = await makeCompany(services)
  const pending = (await makeCompany(services, { status: 'pending' })).company
  const now = services.clock.now()
  for (const values of [
    { status: 'closed' },
    { status: 'draft' },
    { paused: true, held_at: now },
    { expires_at: now },
  ] as const)
    expect((await posterOf((await makeOffer(services, company.id, values)).id)).status).toBe(404)
  expect((await posterOf((await makeOffer(services, pending.id)).id)).status).toBe(404)
  for (const id of [999_999, 'x']) expect((await posterOf(id)).status).toBe(404)
})

test('any words stand on one sheet: long ones, other scripts, marks of the setting, a logo that is none', async () => {
  const { company } = await makeCompany(services, {
    name: '#panic() $ [x] « 株式会社 » شركة',
    logo_svg: 'not a drawing',
  })
  for (const title of ['A'.repeat(250), '#eval("1") *x* _y_ <a>', '工程师 مهندس', 'Mot '.repeat(60)]) {
    const offer = await makeOffer(services, company.id, {
      title,
      missions: `<p>${'Une longue phrase sans fin '.repeat(20)}</p>`,
      benefits: Array.from({ length: 20 }, (_, at) => `Avantage ${at}`),
    })
    const { status, bytes } = await posterOf(offer.id)
    expect([status, (await read(bytes)).pages]).toEqual([200, 1])
  }
})

test('the code alone leads to the offer, and only while it is open', async () => {
  const { company } = await makeCompany(services)
  const offer = await makeOffer(services, company.id)
  const codeOf = (id: number) => new Browser(services).get(`/api/offers/${id}/qr-code.svg`)
  const { status, headers, bytes } = await codeOf(offer.id)
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'image/svg+xml',
    'public, max-age=86400',
  ])
  const expected = renderSVG(`http://localhost:3000/offres/${offer.id}`, { ecc: 'M', border: 2 })
  expect(bytes.toString()).toBe(expected)
  const closed = await makeOffer(services, company.id, { status: 'closed' })
  expect((await codeOf(closed.id)).status).toBe(404)
  expect((await codeOf(999_999)).status).toBe(404)
})

test('a network prints twenty a minute', async () => {
  const { company } = await makeCompany(services)
  const offer = await makeOffer(services, company.id)
  await services.db.delete(throttles)
  expect((await posterOf(offer.id)).status).toBe(200)
  await services.db.update(throttles).set({ hits: 20 })
  expect((await posterOf(offer.id)).status).toBe(429)
})
