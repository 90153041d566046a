import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { selectRows } from '#src/platform/database.ts'
import { useServices } from './services.ts'

const services = useServices()

/** Lists that no row ever leaves: nothing has to be looked for when one goes. */
const FIXED_LISTS = ['activity_areas', 'cities', 'contracts', 'degrees', 'job_levels', 'job_types', 'regions']

test('what refers to a row is found by an index when that row goes', async () => {
  const rows = await selectRows<{ reference: string }>(
    services.db,
    sql`SELECT c.conrelid::regclass || '.' || a.attname AS reference FROM pg_constraint c
      JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
      WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace
        AND c.confrelid::regclass::text NOT IN ${FIXED_LISTS}
        AND NOT EXISTS (SELECT FROM pg_index i
          WHERE i.indrelid = c.conrelid AND i.indpred IS NULL AND i.indkey[0] = c.conkey[1])`,
  )
  expect(rows).toEqual([])
})

test.each([
  'sessions.remember_hash',
  'throttles.resets_at',
  'outgoing_mails.user_id',
  'outgoing_mails.about_id',
])('%s is looked for by an index', async (column) => {
  const [table = '', name = ''] = column.split('.')
  const rows = await selectRows(
    services.db,
    sql`SELECT 1 FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = i.indkey[0]
        WHERE i.indrelid = ${table}::regclass AND a.attname = ${name} AND i.indpred IS NULL`,
  )
  expect(rows).toHaveLength(1)
})
