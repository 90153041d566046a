import { listPublicCompanies } from '#src/companies/companies.ts'
import { presentCompanyBrief } from '#src/companies/present.ts'
import { answersInDays } from '#src/companies/shared/answer-badge.ts'
import type { Database } from '#src/platform/database.ts'
import { named, REFERENCE } from '#src/reference/reference.ts'
import type { ApplicationFacts } from '../application-facts.ts'
import type { LandingPage } from './contract.ts'
import { LEAST_OFFERS } from './counting.ts'
import { type LandingFigures, measureSelection, SAMPLE } from './figures.ts'
import { findPage, linkTo, listBreakdown, listNear, listOccupations } from './links.ts'
import { offersPath } from './nearest.ts'
import { landingHref, landingPath, NOTHING, namesOf, type Selection } from './subjects.ts'
import { headingOf, leadOf, paragraphsOf, textHeadingOf } from './words.ts'

const RECRUITERS = 5
export const INDEX_PATH = '/emploi'

/** All that a page says of itself, without its offers, which are read anew for each reader. */
export type MeasuredPage = Omit<LandingPage, 'offers'>

/** Measures a landing page; null when it has too few offers. */
export async function measurePage(
  database: Database,
  facts: Pick<ApplicationFacts, 'measureResponses'>,
  selection: Selection,
  now: Date,
): Promise<MeasuredPage | null> {
  const path = landingPath(selection)
  const row = await findPage(database, path)
  if (!row) return null
  const measured = await measureSelection(database, facts, selection, now)
  if (measured.total < LEAST_OFFERS) return null
  const [found, occupations, near] = [
    await listBreakdown(database, selection),
    await listOccupations(database, selection),
    await listNear(database, selection),
  ]
  const breakdown = found && { by: found.by, rows: found.rows.map((each) => linkTo(each, found.by)) }
  const figures = {
    open_offers: Math.max(measured.total, measured.total < SAMPLE ? 0 : row.open_offers_count),
    new_offers: measured.fresh,
    companies: Math.max(measured.companies.length, measured.is_sampled ? row.companies_count : 0),
    shown_salaries: measured.shown,
    median_salary: measured.quartiles?.[1] ?? null,
    answered_rate: measured.answered_rate,
    is_sampled: measured.is_sampled,
  }
  const { occupation, city } = namesOf(selection)
  return {
    path: landingHref(path),
    heading: headingOf(selection),
    lead: leadOf(figures, breakdown?.rows ?? occupations),
    crumbs: crumbsOf(selection),
    offers_path: offersPath(selection),
    search: { keywords: occupation ?? '', place: city ?? '' },
    text_heading: textHeadingOf(selection),
    paragraphs: paragraphsOf({ selection, figures, measured, breakdown, near }),
    figures,
    recruiters: await listRecruiters(database, measured),
    breakdown: breakdown && {
      by: breakdown.by,
      rows: breakdown.rows.map((each, at) => ({
        ...each,
        median_salary: measured.medians.get(found?.rows[at]?.[idOf(breakdown.by)] ?? 0) ?? null,
      })),
    },
    occupations,
    near,
  }
}

const idOf = (by: 'activity_area' | 'city') => (by === 'city' ? 'city_id' : 'activity_area_id')

/** « Emplois / Comptabilité / Toamasina »: each is a page, since what has three offers of both has three of one. */
function crumbsOf(selection: Selection): LandingPage['crumbs'] {
  const { occupation_code, activity_area_id, city_id } = selection
  const { occupation, activity_area, city } = namesOf(selection)
  const parts: [string | null, Selection][] = [
    [occupation, { ...NOTHING, occupation_code }],
    [activity_area, { ...NOTHING, activity_area_id }],
    [city, { ...NOTHING, city_id }],
  ]
  return [
    { name: 'Emplois', path: INDEX_PATH },
    ...parts.flatMap(([name, each], at) => {
      if (name === null) return []
      const isLast = parts.slice(at + 1).every(([later]) => later === null)
      return [{ name, path: landingHref(landingPath(isLast ? selection : each)) }]
    }),
  ]
}

/** The companies with the most of these offers; those without a measure of their answers stand after the others. */
async function listRecruiters(database: Database, { companies, responses, is_sampled }: LandingFigures) {
  const briefs = await listPublicCompanies(
    database,
    companies.slice(0, RECRUITERS).map(({ id }) => id),
  )
  return companies.slice(0, RECRUITERS).flatMap(({ id, count }) => {
    const company = briefs.get(id)
    if (!company) return []
    const response = responses.get(id) ?? null
    const activity_area = named(REFERENCE.activity_areas, company.activity_area_id)
    const open_offers_count = is_sampled ? null : count
    const shown = { activity_area, open_offers_count, response, answers_in_days: answersInDays(response) }
    return [{ ...presentCompanyBrief(company), ...shown }]
  })
}
