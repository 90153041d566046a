import { desc, eq } from 'drizzle-orm'
import { siteSettings } from '#src/settings/tables.ts'
import type { TestServices } from '../../services.ts'

const NAME = 'applications_a_day'

/** The address and the body of a call on settings; what is undone was set by another call before. */
export async function askOfSettings(site: TestServices, method: string, path: string) {
  const now = site.clock.now()
  const row = { name: NAME, value: 400, effective_from: now, created_at: now } as const
  if (method === 'DELETE') await site.db.insert(siteSettings).values(row)
  const [last] = await site.db
    .select()
    .from(siteSettings)
    .where(eq(siteSettings.name, NAME))
    .orderBy(desc(siteSettings.id))
    .limit(1)
  return {
    url: path.replace(':name', NAME).replace(':id', String(last?.id)),
    body: { value: 300, seen_id: last?.id ?? null },
  }
}
