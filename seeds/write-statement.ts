import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import { users } from '#src/accounts/tables.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { dayAt, formatDate } from '#src/shared/dates.ts'
import { after, DAY, HOUR } from '#src/shared/durations.ts'
import { payments } from '#src/subscriptions/payments/tables.ts'
import { importLines, readByColumns } from '#src/subscriptions/reconciling/importing.ts'
import type { StatementColumns } from '#src/subscriptions/reconciling/shared/columns.ts'

const SOURCE = 'orange_money'
const COLUMNS: StatementColumns = {
  paid_on: 'Date',
  amount: 'Montant',
  debit: null,
  transaction_id: 'Référence',
  payer: 'Expéditeur',
  wording: 'Motif',
  state: 'Statut',
}
const NAMES = ['Date', 'Référence', 'Montant', 'Expéditeur', 'Motif', 'Statut']
const MOST_PAYMENTS = 4
/** The payment that the operator does not know, by its place from the newest on. */
const UNPROVEN = 1

/**
 * A statement of Orange Money that was imported: it proves payments of before, agrees with one that waits, and leaves over
 * a line that nobody ordered and a payment that it does not name.
 */
export async function writeStatement(process: Services, now: Date): Promise<void> {
  await inTransaction(process, null, async (unit) => {
    const [admin] = await unit.db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.userable_type, 'admin'))
      .limit(1)
    const isPaid = and(
      eq(payments.method, SOURCE),
      inArray(payments.status, ['success', 'pending']),
      isNotNull(payments.operator_reference),
    )
    const paid = await unit.db
      .select()
      .from(payments)
      .where(isPaid)
      .orderBy(desc(payments.paid_on))
      .limit(MOST_PAYMENTS)
    const told = paid
      .filter((_, index) => index !== UNPROVEN)
      .map(({ paid_on, operator_reference, amount, payer_phone, reference }) => [
        paid_on ?? '',
        operator_reference ?? '',
        String(amount),
        payer_phone ?? '',
        reference,
        'Succès',
      ])
    const stray = [
      dayAt(after(now, -12 * DAY)),
      'MP261115.1107.C09921',
      '20000',
      '+261329988776',
      'Sponsor offre',
      'Succès',
    ]
    const rows = [NAMES, ...told, stray]
    const read = readByColumns({ rows, is1904: false }, COLUMNS, SOURCE)
    if (!read) throw new Error('the statement has no columns')
    const name = `Orange Money, relevé du ${formatDate(dayAt(now))}.csv`
    const importer = { ...unit, actor_id: admin?.id ?? null, now: after(now, -HOUR) }
    await importLines(importer, SOURCE, { name, columns: COLUMNS, read })
  })
}
