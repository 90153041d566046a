import type { Mobility } from '#src/profiles/shared/parts.ts'
import { slugify } from '#src/shared/slugs.ts'
import { addDays, dayOf } from '../days.ts'
import type { Family, Occupation } from '../occupations/family.ts'
import type { Random } from '../random.ts'
import { pickTown } from '../towns.ts'

/** What a person looks for, and who may find it. */
export type SeedWishes = {
  about: string
  contract_ids: number[]
  mobility: Mobility
  mobility_city_ids: number[]
  accepts_remote: boolean
  available_now: boolean
  available_from: string | null
  is_public: boolean
  is_indexed: boolean
  is_best_profile: boolean
  public_slug: string | null
}

/** The wishes of a person who has told none yet and whom no recruiter finds. */
export const NO_WISHES: SeedWishes = {
  about: '',
  contract_ids: [],
  mobility: 'city',
  mobility_city_ids: [],
  accepts_remote: false,
  available_now: false,
  available_from: null,
  is_public: false,
  is_indexed: false,
  is_best_profile: false,
  public_slug: null,
}

type About = { first_name: string; last_name: string; city_id: number; skills: string[] }

export function makeWishes(
  random: Random,
  person: About,
  family: Family,
  occupation: Occupation,
  today: Date,
): SeedWishes {
  const is_public = random.chance(0.35)
  const available_now = random.chance(0.35)
  const leaves = random.chance(0.6)
  return {
    about: random.chance(0.7) ? aboutOf(person.skills, occupation) : '',
    contract_ids: random.chance(0.75) ? contractsOf(random, family) : [],
    mobility: random.pick(['city', 'city', 'region', 'country']),
    mobility_city_ids: random.chance(0.3) ? othersThan(random, person.city_id) : [],
    accepts_remote: random.chance(family.remote),
    available_now,
    available_from: !available_now && leaves ? dayOf(addDays(today, random.int(15, 90))) : null,
    is_public,
    is_indexed: is_public && random.chance(0.5),
    is_best_profile: random.chance(0.6),
    public_slug: is_public ? slugOf(random, person) : null,
  }
}

/** The wishes of a public profile that is nearly complete: contracts and availability are left to tell. */
export function demoWishes(random: Random, person: About): SeedWishes {
  return {
    ...NO_WISHES,
    about:
      'Sept ans de marketing, du point de vente au digital. J’aime partir du client, mesurer, puis décider\u00A0: chaque campagne a son objectif et son bilan.\nJe cherche une équipe où le produit compte autant que la publicité, et où les résultats se partagent.',
    mobility: 'region',
    mobility_city_ids: othersThan(random, person.city_id),
    accepts_remote: true,
    is_public: true,
    is_indexed: true,
    is_best_profile: true,
    public_slug: slugOf(random, person),
  }
}

function aboutOf(skills: string[], occupation: Occupation): string {
  const task = (occupation.missions[0] ?? '').replace(/\.$/, '')
  const known = skills.slice(0, 3).join(', ')
  return `Ce que je fais le mieux\u00A0: ${task.charAt(0).toLowerCase()}${task.slice(1)}. Je m’appuie sur ces compétences\u00A0: ${known}.`
}

function contractsOf(random: Random, family: Family): number[] {
  const others = random.sample([2, 3, 6], random.int(0, 2))
  return [1, ...others, ...(family.seasonal ? [7] : [])].toSorted((one, other) => one - other)
}

function othersThan(random: Random, cityId: number): number[] {
  const ids = [pickTown(random, 0.8).id, pickTown(random, 0.8).id]
  return [...new Set(ids)].filter((id) => id !== cityId)
}

function slugOf(random: Random, { first_name, last_name }: About): string {
  const letters = Array.from({ length: 8 }, () => random.pick([...'bcdfghjkmnpqrstvwxz'])).join('')
  return `${slugify(first_name)}-${slugify(last_name).charAt(0)}-${letters}`
}
