import { beforeAll, expect, test } from 'vitest'
import { attachTitle } from '#src/occupations/attachment.ts'
import { DAY } from '#src/shared/durations.ts'
import { Browser } from '#test/browser.ts'
import { makeCompany, makeOffer } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { sponsor } from '#test/sponsoring.ts'
import { rememberWords } from './spelling.ts'

const services = useServices()
const ids = new Map<string, number>()
const ANTSIRABE = 3
const AMBATO_BOENY = 64

interface Found {
  id: number
  title: string
  is_near?: boolean
  is_promoted?: boolean
}

async function find(query: Record<string, string>) {
  const { status, body } = await new Browser(services).get(`/api/offers?${new URLSearchParams(query)}`)
  expect(status).toBe(200)
  return body
}

/** The titles that fit, and those that follow under their own heading. */
function parted(data: Found[]): [string[], string[]] {
  const titles = (is: boolean) =>
    data.filter((each) => Boolean(each.is_near) === is).map(({ title }) => title)
  return [titles(false), titles(true)]
}

beforeAll(async () => {
  const { company } = await makeCompany(services)
  let days = 0
  const add = async (title: string, values: Parameters<typeof makeOffer>[2] = {}) => {
    days += 1
    const published_at = new Date(services.clock.now().getTime() - days * DAY)
    const occupation_code = attachTitle(title)[0]?.code ?? null
    const plain = { title, published_at, occupation_code, missions: '', profile: '', description: '' }
    const { id } = await makeOffer(services, company.id, { ...plain, ...values })
    ids.set(title, id)
  }
  await add('Assistante commerciale', { missions: '<p>Aider le boulanger le matin.</p>' })
  await add('Pâtissier', { city_id: ANTSIRABE })
  await add('Boulanger pétrisseur')
  await add('Boulanger', { city_id: ANTSIRABE })
  await add('Géomètre')
  await add('Plombier', { city_id: AMBATO_BOENY, missions: '<p>À Ambato Boeny.</p>' })
  for (let at = 1; at <= 25; at += 1) await add(`Soudeur ${at}`)
  await add('Soudeur naval')
  await add('Conducteur de travaux')
  await add('Chef de secteur')
  await add('Technico-commercial', { city_id: ANTSIRABE })
  await add('Vendeur')
})

test('what fits comes first, what is near follows marked, and only what fits is counted', async () => {
  const { data, meta, facets, widened, notice } = await find({ keywords: 'boulanger pétrisseur' })
  expect(parted(data)).toEqual([['Boulanger pétrisseur'], ['Boulanger', 'Pâtissier']])
  expect([meta.total, meta.last_page, widened, notice]).toEqual([1, 1, false, null])
  const counted = facets.city.reduce((sum: number, { count }: { count: number }) => sum + count, 0)
  expect(counted).toBe(1)
})

test('the filters hold for what is near too', async () => {
  const { data } = await find({ keywords: 'boulanger', city: String(ANTSIRABE) })
  expect(parted(data)).toEqual([['Boulanger'], ['Pâtissier']])
})

test('the pages go on beyond what fits, each full and each offer on one of them', async () => {
  const pages = [
    await find({ keywords: 'soudeur naval' }),
    await find({ keywords: 'soudeur naval', page: '2' }),
  ]
  expect(pages.map(({ data }) => data.length)).toEqual([20, 6])
  expect(pages.map(({ meta }) => [meta.total, meta.last_page])).toEqual([
    [1, 2],
    [1, 2],
  ])
  const listed: Found[] = pages.flatMap(({ data }) => data)
  expect(parted(listed)[0]).toEqual(['Soudeur naval'])
  expect(new Set(listed.map(({ id }) => id)).size).toBe(26)
})

test('nothing follows what no other offer is near to, nor a search without words', async () => {
  expect(parted((await find({ keywords: 'géomètre' })).data)).toEqual([['Géomètre'], []])
  expect(parted((await find({ city: String(ANTSIRABE) })).data)[1]).toEqual([])
})

test('where no offer holds all of the words those of the occupation stand first, then what is near to it', async () => {
  const { data, widened, meta } = await find({ keywords: 'boulanger zeppelin' })
  expect([widened, meta.total]).toEqual([true, 2])
  expect(parted(data)).toEqual([['Boulanger pétrisseur', 'Boulanger'], ['Pâtissier']])
})

test('where nothing fits at all the nearest are counted, and the notice says so instead of a mark', async () => {
  const { data, widened, meta } = await find({ keywords: 'géomètre zzzz', city: String(ANTSIRABE) })
  expect([widened, meta.total, data.length]).toEqual([false, 0, 0])
  const found = await find({ keywords: 'pâtissier', city: '1' })
  expect([found.widened, found.meta.total]).toEqual([true, 1])
  expect(parted(found.data)).toEqual([['Boulanger pétrisseur'], []])
})

test('the head of a title brings nothing that is near, unless nothing is known of the rest', async () => {
  const { data, notice } = await find({ keywords: 'chef de chantier' })
  expect(parted(data)).toEqual([['Conducteur de travaux'], []])
  expect(notice.text).toContain('Aucune offre de ce métier précis. Voici les plus proches.')
  const other = await find({ keywords: 'plombier zeppelin' })
  expect(other.notice.text).toContain('Aucune offre ne contient tous ces mots. Voici les plus proches.')
  expect(parted((await find({ keywords: 'chef zeppelin' })).data)).toEqual([['Chef de secteur'], []])
})

test('where not even a near trade is offered, those of its professional domain are', async () => {
  const { data, meta, notice } = await find({ keywords: 'carreleur' })
  expect([data[0]?.title, meta.total]).toEqual(['Plombier', 1])
  expect(notice?.text).toContain('Métier reconnu')
})

test('a town whose name begins like an unknown word is no answer', async () => {
  await rememberWords(services.db, ['Plombier', 'Ambato Boeny'])
  const { meta, widened } = await find({ keywords: 'ambassade' })
  expect([meta.total, widened]).toEqual([0, false])
})

test('who asks for either of two trades is not shown another that shares a synonym with one of them', async () => {
  const { data, notice } = await find({ keywords: 'vendeuse ou caissière Antsirabe' })
  expect(data[0].title).toBe('Vendeur')
  expect(notice.text).toContain('à cet endroit')
})

test('a town without the trade shows the trade elsewhere, and says that it is not there', async () => {
  const { data, notice } = await find({ keywords: 'soudeur naval Antsirabe' })
  expect(data[0].title).toBe('Soudeur naval')
  expect(notice.text).toContain('Aucune offre pour «\u00A0soudeur naval\u00A0» à cet endroit')
})

test('a sponsored offer stands first where it is of the trade, not where it mentions it or is only near', async () => {
  for (const title of ['Assistante commerciale', 'Pâtissier', 'Boulanger'])
    await sponsor(services, ids.get(title) ?? 0)
  const { data } = await find({ keywords: 'boulanger' })
  const promoted = data.filter((each: Found) => each.is_promoted)
  expect(promoted.map((each: Found) => each.title)).toEqual(['Boulanger'])
  expect(parted(data)[0]).toContain('Assistante commerciale')
})
