import { slugify } from './french.ts'
import type { Random } from './random.ts'

/** Given names; the family names that some lists mix in are left out. */
const MALAGASY = `Rasoa Hery Fara Soa Tahina Haja Ravo Ony Nomena Tojo Voahangy Mialy Lova Ntsoa Tiana Faly Zo Nirina
  Tsiory Andry Toky Rivo Fy Mamy Aina Volana Fanjaniaina Tahiry Malala Onja Sitraka Fitia Hasina Mahefa Nantenaina
  Njaka Rado Solofo Tantely Vonjy Iarivo Manitra Ranto Sedera Baholy Feno Herinjaka Koloina Liantsoa Miangaly Naly
  Riana Saholy Tafita Vero Anjara Domoina Fenosoa Hobinirina Kanto Landy Mendrika Noely Rojo Valisoa`
const FRENCH = `Claire Hervé Sylvie Patrick Julie Éric Nadia Christian Sandrine Olivier Estelle Fabrice Corinne Thierry
  Lucie Mathieu Élodie Bruno Vanessa Jean-Claude`
const FAMILY_NAMES = `Rakotomalala Rakotonirina Rakotoarisoa Rafanomezantsoa Rabekoto Rabearisoa Rabenaivo Rabenirina
  Rakotoniaina Randrianarisoa Razafindrakoto Ratsimbazafy Andrianarivo Andriamampianina Rasoanaivo Ranaivo
  Raharimanana Rasolofoson Randriamahefa Rakotoson Ramanantsoa Rasamimanana Rakotobe Rabearison Razafimahefa
  Rakotozafy Ramaroson Rasolonjatovo Andriatiana Rakotoarivelo Andrianasolo Razanajatovo Rakotondrabe Andriamahefa
  Ratovonirina Razakamanana Andrianaivo Ranarivelo Ravaonirina Andrianjafy Rakotomanga Rakotondrazaka
  Randriamanantena Andriantsoa Ravelomanana Ratsimandresy Razananirina Andrianambinina Ravelojaona Andriamalala
  Randrianasolo Razafitsalama Andrianjatovo Andrianirina Rakotovao Razafindraibe Andriamihaja Rakotondrazafy
  Razafinjatovo Rakotomavo Rasoanirina Andrianiaina Rabemanantsoa Rakotoarimalala`

const words = (text: string) => text.split(/\s+/)
const givenNames = words(MALAGASY)
const frenchNames = words(FRENCH)
const familyNames = words(FAMILY_NAMES)

export type Person = { first_name: string; last_name: string }

export function makePerson(random: Random): Person {
  const first_name = random.chance(0.72) ? random.pick(givenNames) : random.pick(frenchNames)
  return { first_name, last_name: random.pick(familyNames) }
}

/** A Malagasy mobile number as stored: +261, then 32, 33, 34, 37 or 38. */
export function makePhone(random: Random): string {
  return `+2613${random.pick(['2', '3', '4', '7', '8'])}${digits(random, 7)}`
}

export function digits(random: Random, count: number): string {
  let text = ''
  for (let i = 0; i < count; i++) text += random.int(0, 9)
  return text
}

export function emailOf(person: Person, domain: string): string {
  return `${slugify(person.first_name)}.${slugify(person.last_name)}@${domain}`
}
