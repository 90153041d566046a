import { randomUUID } from 'node:crypto'
import { maintenances, outgoingMails, refusedAddresses } from '#src/platform/tables.ts'
import { after, HOUR } from '#src/shared/durations.ts'
import { makeApplicant } from '../../factories.ts'
import type { TestServices } from '../../services.ts'

const MAINTENANCE = {
  message: 'Pour la table',
  is_read_only: true,
  starts_at: '2026-11-22T22:00',
  ends_at: '2026-11-22T23:00',
}

/** The address and the body of a call on mails or jobs; the queue of the tests has no failed job, so that one is unknown. */
export async function askOfMachine(site: TestServices, path: string) {
  const now = site.clock.now()
  if (path.includes('/maintenances')) return askOfMaintenance(site, path, now)
  const { id, email } = await makeApplicant(site)
  if (path.includes('/refused-addresses'))
    await site.db.insert(refusedAddresses).values({ address: email, refused_at: now })
  const [mail] = await site.db
    .insert(outgoingMails)
    .values({
      key: `application.sent:${randomUUID()}`,
      to_address: email,
      user_id: id,
      subject: 'Objet',
      text: 'Texte',
      html: 'Texte',
      created_at: now,
      sent_at: now,
    })
    .returning({ id: outgoingMails.id })
  const named = path.includes('/mails/') ? mail?.id : path.includes('/jobs/') ? randomUUID() : id
  return { url: path.replace(':id', String(named)), body: { reason: 'Pour la table' } }
}

async function askOfMaintenance(site: TestServices, path: string, now: Date) {
  await site.db.delete(maintenances)
  if (!path.includes(':id')) return { url: path, body: MAINTENANCE }
  const moments = {
    starts_at: after(now, HOUR),
    ends_at: after(now, 2 * HOUR),
    announced_at: now,
    planned_at: now,
  }
  const [row] = await site.db
    .insert(maintenances)
    .values({ ...moments, message: 'Pour la table', is_read_only: true })
    .returning({ id: maintenances.id })
  return { url: path.replace(':id', String(row?.id)), body: {} }
}
