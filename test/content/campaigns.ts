import { campaigns } from '#src/campaigns/tables.ts'
import { newsletterSubscriptions } from '#src/contact/tables.ts'
import type { TestServices } from '../services.ts'

/** Makes a campaign that nothing is missing of; a draft unless told. */
export async function makeCampaign(
  { db, clock }: TestServices,
  values: Partial<typeof campaigns.$inferInsert> = {},
) {
  const [row] = await db
    .insert(campaigns)
    .values({
      subject: 'Le treizième mois',
      preview: 'Trois lectures de dix minutes.',
      text: 'Bonjour,\n\nTrois lectures choisies pour vous.',
      created_at: clock.now(),
      updated_at: clock.now(),
      ...values,
    })
    .returning()
  if (!row) throw new Error('no campaign was made')
  return row
}

/** Subscribes an address, which has confirmed unless told. */
export async function subscribe(
  { db, clock }: TestServices,
  email: string,
  values: Partial<typeof newsletterSubscriptions.$inferInsert> = {},
) {
  const [row] = await db
    .insert(newsletterSubscriptions)
    .values({
      email,
      token: crypto.randomUUID(),
      subscribed_at: clock.now(),
      confirmed_at: clock.now(),
      ...values,
    })
    .returning()
  if (!row) throw new Error('nobody was subscribed')
  return row
}
