import { randomUUID } from 'node:crypto'
import { outgoingMails, refusedAddresses } from '#src/platform/tables.ts'
import { makeApplicant } from '../../factories.ts'
import type { TestServices } from '../../services.ts'

/** The address and the body of a call on mails or jobs; the queue of the tests has no failed job, so that one is unknown. */
export async function askOfMachine(site: TestServices, path: string) {
  const now = site.clock.now()
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
