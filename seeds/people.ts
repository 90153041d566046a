import { slugify } from '#src/shared/slugs.ts'
import type { Random } from './random.ts'

const FEMININE =
  words(`Claire Sylvie Julie Nadia Sandrine Estelle Corinne Lucie Élodie Vanessa Rasoa Fara Voahangy Baholy
  Saholy Vero Domoina Volana Malala Landy`)
const MASCULINE =
  words(`Hervé Patrick Éric Christian Olivier Fabrice Thierry Mathieu Bruno Jean-Claude Hery Haja Tojo Andry
  Toky Rivo Mamy Rado Solofo Njaka Mahefa Herinjaka`)
/** Given names that women and men both bear; the family names that some lists mix in are left out. */
const NEUTRAL =
  words(`Soa Tahina Ravo Ony Nomena Mialy Lova Ntsoa Tiana Faly Zo Nirina Tsiory Fy Aina Fanjaniaina Tahiry
  Onja Sitraka Fitia Hasina Nantenaina Tantely Vonjy Iarivo Manitra Ranto Sedera Feno Koloina Liantsoa Miangaly Naly
  Riana Tafita Anjara Fenosoa Hobinirina Kanto Mendrika Noely Rojo Valisoa`)
const FAMILY_NAMES =
  words(`Rakotomalala Rakotonirina Rakotoarisoa Rafanomezantsoa Rabekoto Rabearisoa Rabenaivo Rabenirina
  Rakotoniaina Randrianarisoa Razafindrakoto Ratsimbazafy Andrianarivo Andriamampianina Rasoanaivo Ranaivo
  Raharimanana Rasolofoson Randriamahefa Rakotoson Ramanantsoa Rasamimanana Rakotobe Rabearison Razafimahefa
  Rakotozafy Ramaroson Rasolonjatovo Andriatiana Rakotoarivelo Andrianasolo Razanajatovo Rakotondrabe Andriamahefa
  Ratovonirina Razakamanana Andrianaivo Ranarivelo Ravaonirina Andrianjafy Rakotomanga Rakotondrazaka
  Randriamanantena Andriantsoa Ravelomanana Ratsimandresy Razananirina Andrianambinina Ravelojaona Andriamalala
  Randrianasolo Razafitsalama Andrianjatovo Andrianirina Rakotovao Razafindraibe Andriamihaja Rakotondrazafy
  Razafinjatovo Rakotomavo Rasoanirina Andrianiaina Rabemanantsoa Rakotoarimalala`)

/** `form` chooses how the person writes an occupation; it is no field of a profile. */
export type Person = { first_name: string; last_name: string; form: 'feminine' | 'masculine' }

export function makePerson(random: Random): Person {
  const form = random.chance(0.5) ? 'feminine' : 'masculine'
  const marked = form === 'feminine' ? FEMININE : MASCULINE
  return {
    first_name: random.pick(random.chance(0.5) ? marked : NEUTRAL),
    last_name: random.pick(FAMILY_NAMES),
    form,
  }
}

function words(text: string): string[] {
  return text.split(/\s+/)
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

export function emailOf(person: Pick<Person, 'first_name' | 'last_name'>, domain: string): string {
  return `${slugify(person.first_name)}.${slugify(person.last_name)}@${domain}`
}
