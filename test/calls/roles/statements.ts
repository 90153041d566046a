import { randomInt } from 'node:crypto'
import { fileForm } from '../../company.ts'
import { makeCompany } from '../../factories.ts'
import type { TestServices } from '../../services.ts'
import { insertLine } from '../../statements/lines.ts'
import { insertPayment } from '../../subscriptions/payments.ts'

/** The address and the body of a call on statements, on a line that waits or is set aside as the call needs it. */
export async function askOfStatements(site: TestServices, method: string, path: string) {
  const { company } = await makeCompany(site)
  const now = site.clock.now()
  const reference = `PAI-2026-${randomInt(10_000, 1_000_000)}`
  const { id } = await insertPayment(site, company.id, { reference, status: 'success', ended_at: now })
  const aside = { state: 'set_aside', reason: 'Vente au guichet' } as const
  const line = await insertLine(site, method === 'DELETE' ? aside : {})
  const match = { line_id: line.id, payment_id: id, declared_at: null }
  const file = fileForm('file', new Blob(['Date;Montant;Référence\n20/11/2026;60 000;TX1\n']), 'releve.csv')
  const body = path.endsWith('/acceptances')
    ? { matches: [match] }
    : path.endsWith('/:source')
      ? file
      : { reference, reason: 'Vente au guichet' }
  return { url: path.replace(':source', 'mvola').replace(':id', String(line.id)), body }
}
