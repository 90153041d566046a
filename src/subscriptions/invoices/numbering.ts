import { randomInt } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { dayAt } from '#src/shared/dates.ts'
import type { InvoiceSeries } from './shared/content.ts'
import { invoiceCounters } from './tables.ts'

/** Without 0, O, 1, I and L, which people mistake for each other. */
const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const CODE_GROUPS = 3
const GROUP_LENGTH = 4

/** The next number of a series; nobody else takes one before this change is kept or given up. */
interface OpenNumbering {
  /** Takes the number. It must be called at most once, after all that may refuse the document was asked. */
  take(): Promise<{ year: number; sequence: number; number: string; issued_at: Date }>
}

/**
 * Waits until no other change numbers a document of this series and year. What is read after it sees all documents that
 * were issued before.
 */
export async function lockNumbering({ db, now }: Unit, series: InvoiceSeries): Promise<OpenNumbering> {
  const year = Number(dayAt(now).slice(0, 4))
  const here = and(eq(invoiceCounters.series, series), eq(invoiceCounters.year, year))
  await db.insert(invoiceCounters).values({ series, year }).onConflictDoNothing()
  const [counter] = await db.select().from(invoiceCounters).where(here).for('update')
  if (!counter) throw new Error(`the counter of ${series} ${year} is missing`)
  return {
    async take() {
      const sequence = counter.last_sequence + 1
      const { last_issued_at } = counter
      // A change that began earlier may get its number later: its date must not go back behind the number before.
      const issued_at = last_issued_at && last_issued_at > now ? last_issued_at : now
      await db.update(invoiceCounters).set({ last_sequence: sequence, last_issued_at: issued_at }).where(here)
      return { year, sequence, number: formatInvoiceNumber(series, year, sequence), issued_at }
    },
  }
}

/** « F-2026-0001 »; the ten thousandth of a year has five digits. */
function formatInvoiceNumber(series: InvoiceSeries, year: number, sequence: number): string {
  return `${series}-${year}-${String(sequence).padStart(4, '0')}`
}

/** A code that nobody guesses, as « K7QD-2M9X-4TRH »: 59 bits. */
export function newInvoiceCode(): string {
  const letter = () => CODE_LETTERS.charAt(randomInt(CODE_LETTERS.length))
  const group = () => Array.from({ length: GROUP_LENGTH }, letter).join('')
  return Array.from({ length: CODE_GROUPS }, group).join('-')
}
