import sharp from 'sharp'
import type { companies } from '#src/companies/tables.ts'
import type { Browser } from './browser.ts'
import { makeCompany, makeMember, signedInAs } from './factories.ts'
import type { TestServices } from './services.ts'

export const OWN = '/api/recruiter/company'

/** The content of each section of a complete company, as its form sends it. */
export const SECTIONS = {
  identity: { name: 'Ravaka Textile', activity_area_id: 4, company_size: '200+' },
  registration: {
    legal_form: 'sarl',
    nif: '400 123 4562',
    stat: '13921 12 2014 0 10458',
    rcs: 'RCS Antsirabe 2014 B 87',
  },
  contact: {
    city_id: 1,
    address: 'Lot 14 B 27, Mahazoarivo',
    phone_number: '034 22 418 07',
    email: 'recrutement@ravaka-textile.mg',
    website: 'ravaka-textile.mg',
    social_links: ['https://www.facebook.com/ravaka', 'linkedin.com/company/ravaka'],
  },
  presentation: {
    description:
      'Nous cousons & brodons les vêtements de travail de tout le Vakinankaratra.\n\nDepuis 2014 <3',
    benefits: ['Cantine', 'cantine', 'Crèche'],
  },
}

export type SavedSection = keyof typeof SECTIONS

/** Makes a company with its three roles signed in; it is incomplete unless told otherwise. */
export async function makeOwnCompany(
  services: TestServices,
  values: Partial<typeof companies.$inferInsert> = {},
) {
  const nothing = { city_id: null, activity_area_id: null, company_size: null }
  const { company, owner } = await makeCompany(services, { status: 'incomplete', ...nothing, ...values })
  const people = {
    owner,
    recruiter: await makeMember(services, company.id, 'recruiter'),
    reader: await makeMember(services, company.id, 'reader'),
  }
  const as = {
    owner: await signedInAs(services, people.owner),
    recruiter: await signedInAs(services, people.recruiter),
    reader: await signedInAs(services, people.reader),
  }
  return { company, people, as }
}

export async function readOwn(browser: Browser) {
  return (await browser.get(OWN)).body.data
}

/** Saves a section as a page that was just opened does. */
export async function saveSection(browser: Browser, section: SavedSection, fields: object = {}) {
  const { version } = await readOwn(browser)
  return browser.put(OWN, { section, version, ...SECTIONS[section], ...fields })
}

/** Returns a JPEG of one colour, with metadata, as the part of a form. */
export async function imagePart(width = 900, height = 600): Promise<Blob> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#c2410c' } })
    .withExif({ IFD0: { ImageDescription: 'prise à la maison' } })
    .jpeg()
    .toBuffer()
  return new Blob([Uint8Array.from(bytes)], { type: 'image/jpeg' })
}

export function fileForm(
  field: string,
  file: Blob,
  name = 'image.jpg',
  more: Record<string, string> = {},
): FormData {
  const form = new FormData()
  for (const [key, value] of Object.entries(more)) form.set(key, value)
  form.set(field, file, name)
  return form
}

/** Joins a picture of each of the three papers. */
export async function joinDocuments(browser: Browser) {
  for (const kind of ['nif', 'stat', 'rcs'])
    await browser.put(`${OWN}/documents/${kind}`, fileForm('file', await imagePart(60, 40)))
}

/** Fills in everything that a moderator asks for. */
export async function fillCompany(browser: Browser) {
  for (const section of Object.keys(SECTIONS) as SavedSection[]) await saveSection(browser, section)
  await joinDocuments(browser)
}

/** Sends the company to the moderators. */
export const submitCompany = (browser: Browser) => browser.post(`${OWN}/submission`)

/** Fills in everything that a moderator asks for, and sends it. */
export async function completeCompany(browser: Browser) {
  await fillCompany(browser)
  const { status } = await submitCompany(browser)
  if (status !== 200) throw new Error(`the submission answered ${status}`)
}
