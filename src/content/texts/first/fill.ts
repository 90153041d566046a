import { sql } from 'drizzle-orm'
import { cleanRichText } from '#src/content/rich-texts/clean.ts'
import { htmlOf } from '#src/content/rich-texts/marks.ts'
import type { Database } from '#src/platform/database.ts'
import { APP_NAME } from '#src/shared/app-name.ts'
import { startOfDay } from '#src/shared/dates.ts'
import { thatName } from '#src/shared/phrases.ts'
import { TEXT_PAGE_NAMES, type TextPageName } from '../shared/pages.ts'
import { pageTexts } from '../tables.ts'
import { ABOUT } from './about.ts'
import { PRIVACY } from './privacy.ts'
import type { FirstSection } from './sections.ts'
import { TERMS } from './terms.ts'

/** What each page said in the beginning, and since when. */
export const FIRST_TEXTS: Record<
  TextPageName,
  { since: string; lead: string; sections: readonly FirstSection[] }
> = {
  about: {
    since: '2026-11-22',
    lead: `${APP_NAME} publie des offres vérifiées, partout à Madagascar, pour que chercher un emploi ne soit plus écrire dans le vide.`,
    sections: ABOUT,
  },
  terms: {
    since: '2026-11-22',
    lead: `Ce à quoi chacun s’engage en utilisant ${APP_NAME}, en mots simples.`,
    sections: TERMS,
  },
  privacy: {
    since: '2026-11-23',
    lead: `Ce ${thatName(APP_NAME)} sait de vous, pourquoi, combien de temps, et comment le reprendre ou l’effacer.`,
    sections: PRIVACY,
  },
}

/** Brings the texts of the pages into their table, where a page has none. Several processes may do so at the same time. */
export async function fillFirstTexts(database: Database) {
  const there = await database.selectDistinct({ page: pageTexts.page }).from(pageTexts)
  if (there.length === TEXT_PAGE_NAMES.length) return
  await database.transaction(async (tx) => {
    await tx.execute(sql`LOCK TABLE ${pageTexts} IN EXCLUSIVE MODE`)
    const known = new Set(
      (await tx.selectDistinct({ page: pageTexts.page }).from(pageTexts)).map(({ page }) => page),
    )
    for (const page of TEXT_PAGE_NAMES) {
      if (known.has(page)) continue
      const { since, lead, sections } = FIRST_TEXTS[page]
      const at = startOfDay(since)
      await tx.insert(pageTexts).values({
        page,
        lead,
        sections: sections.map(({ id, title, text }) => ({ id, title, html: cleanRichText(htmlOf(text)) })),
        effective_from: at,
        written_at: at,
      })
    }
  })
}
