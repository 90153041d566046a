import { and, eq, gte, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { applications } from '#src/applications/tables.ts'
import { openOffers } from '#src/offers/open.ts'
import { offers } from '#src/offers/tables.ts'
import { FULL_TIME, WAGED } from '#src/offers/wording/shared/wages.ts'
import type { Database } from '#src/platform/database.ts'
import type { SettingName, SettingValue } from '#src/settings/shared/definitions.ts'
import { SETTING_VALUES } from '#src/settings/shared/definitions.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { counted } from '#src/shared/phrases.ts'

const LOOKED_AT_DAYS = 30

interface Effect {
  count: number
  /** The count in a sentence. */
  words: string
}

const NOTHING: Effect = { count: 0, words: '' }

type Counting = {
  [Name in SettingName]: (database: Database, value: SettingValue<Name>, now: Date) => Promise<Effect>
}

const EFFECTS: Counting = {
  async minimum_wage(database, minimum, now) {
    const most = sql`coalesce(${offers.max_salary}, ${offers.min_salary})`
    const isFullTime = or(isNull(offers.job_type_id), eq(offers.job_type_id, FULL_TIME))
    const under = and(sql`${most} < ${minimum}`, isFullTime, inArray(offers.contract_id, [...WAGED]))
    const count = await countOpen(database, under, now)
    return {
      count,
      words: `${counted(count, 'offre en ligne paie', 'offres en ligne paient')} moins. Elles restent\u00A0: la valeur vaut pour ce qui est envoyé ensuite.`,
    }
  },
  async applications_a_day(database, most, now) {
    const { applicant_id, submitted_at } = applications
    const busy = database
      .selectDistinct({ applicant_id })
      .from(applications)
      .where(and(isNotNull(submitted_at), gte(submitted_at, after(now, -LOOKED_AT_DAYS * DAY))))
      .groupBy(applicant_id, sql`(${submitted_at} AT TIME ZONE 'Indian/Antananarivo')::date`)
      .having(sql`count(*) >= ${most}`)
      .as('busy')
    const count = await database.$count(busy)
    return {
      count,
      words: `${counted(count, 'personne aurait', 'personnes auraient')} atteint cette limite en ${LOOKED_AT_DAYS} jours.`,
    }
  },
  async watched_words(database, words, now) {
    if (words.length === 0) return { count: 0, words: 'Aucune offre ne sera plus signalée pour ses mots.' }
    const texts = sql`${offers.title} || ' ' || ${offers.description} || ' ' || ${offers.missions} || ' ' || ${offers.profile}`
    const like = words.map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`)
    const count = await countOpen(database, or(...like.map((each) => sql`${texts} ILIKE ${each}`)), now)
    return {
      count,
      words: `${counted(count, 'offre en ligne contient', 'offres en ligne contiennent')} un de ces mots. Elles restent\u00A0: la liste vaut pour ce qui est envoyé ensuite.`,
    }
  },
  async about_address(_database, address) {
    return { count: 0, words: `Le bas de chaque page publique mènera à ${address}.` }
  },
}

/** Says what another value would touch; nothing is said of one that could not be kept. */
export async function previewEffect<Name extends SettingName>(
  database: Database,
  name: Name,
  text: string,
  now: Date,
): Promise<Effect> {
  const given = name === 'watched_words' ? text.split('\n').filter((word) => word.trim()) : text.trim()
  const read = SETTING_VALUES[name].safeParse(given)
  if (!read.success || given === '') return NOTHING
  return EFFECTS[name](database, read.data as SettingValue<Name>, now)
}

function countOpen(database: Database, condition: SQL | undefined, now: Date): Promise<number> {
  return database.$count(offers, and(openOffers(now), condition))
}
