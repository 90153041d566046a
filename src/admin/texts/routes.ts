import { listNames } from '#src/accounts/people.ts'
import { listTexts, textAt } from '#src/content/texts/reading.ts'
import { joinSections } from '#src/content/texts/sections.ts'
import type { TextPageName } from '#src/content/texts/shared/pages.ts'
import { changeText } from '#src/content/texts/writing.ts'
import type { Database } from '#src/platform/database.ts'
import { notFound } from '#src/platform/errors.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { dayAt } from '#src/shared/dates.ts'
import { administratorOf, permitted } from '../gates.ts'
import type { TextDesk } from './contract.ts'
import * as contract from './contract.ts'

const write = permitted('write pages')

export function adminTextsRoutes(endpoints: Endpoints, services: Services) {
  const { db, clock } = services

  endpoints.on(contract.showWrittenText, write, async ({ params }) => ({
    data: await presentTexts(db, params.page, clock.now()),
  }))

  endpoints.on(contract.changePageText, write, async ({ params: { page }, body, request }) => {
    await inTransaction(services, administratorOf(request), (unit) =>
      changeText(unit, page, {
        lead: body.lead,
        body: body.body,
        effective_on: body.effective_on ?? null,
        note: body.note || null,
        seen_id: body.seen_id ?? null,
      }),
    )
    return { data: await presentTexts(db, page, clock.now()) }
  })
}

/** Reads every version of a text, from the database: whoever changes one must see what is. */
async function presentTexts(database: Database, page: TextPageName, now: Date): Promise<TextDesk> {
  const rows = await listTexts(database, page)
  const present = textAt(rows, now)
  if (!present) throw notFound()
  const names = await listNames(
    database,
    rows.flatMap(({ written_by }) => written_by ?? []),
  )
  return {
    page,
    today: dayAt(now),
    present_id: present.id,
    seen_id: Math.max(...rows.map(({ id }) => id)),
    versions: rows.toReversed().map((row) => ({
      id: row.id,
      lead: row.lead,
      body: joinSections(row.sections),
      effective_from: row.effective_from.toISOString(),
      note: row.note,
      written_at: row.written_at.toISOString(),
      written_by: names.get(row.written_by ?? 0) ?? null,
    })),
  }
}
