import { sql } from 'drizzle-orm'
import { type Database, selectRows } from '#src/platform/database.ts'

/** Everything that a database's tables are made of, a line each and in one order, so that two of them can be compared. */
export async function describeSchema(database: Database): Promise<string[]> {
  const rows = await selectRows<{ line: string }>(
    database,
    sql`SELECT line FROM (
      SELECT concat_ws(' ', 'column', c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attstorage,
          a.attidentity, a.attgenerated, pg_get_expr(d.adbin, d.adrelid)) AS line
        FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
        WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'v') AND a.attnum > 0 AND NOT a.attisdropped
      UNION ALL SELECT concat_ws(' ', 'table', relname, relkind, array_to_string(reloptions, ','))
        FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'v', 'S')
      UNION ALL SELECT concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid))
        FROM pg_constraint WHERE connamespace = 'public'::regnamespace
      UNION ALL SELECT concat_ws(' ', 'index', pg_get_indexdef(indexrelid), indisvalid)
        FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid WHERE relnamespace = 'public'::regnamespace
      UNION ALL SELECT concat_ws(' ', 'trigger', pg_get_triggerdef(oid))
        FROM pg_trigger WHERE NOT tgisinternal
      UNION ALL SELECT concat_ws(' ', 'function', pg_get_functiondef(oid))
        FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prokind = 'f' AND prolang IN (SELECT oid FROM pg_language WHERE lanname IN ('sql', 'plpgsql'))
    ) AS lines ORDER BY line COLLATE "C"`,
  )
  return rows.map(({ line }) => line)
}

/** The rows of each table, each as it is in JSON, by its primary key. */
export async function readRows(
  database: Database,
): Promise<Map<string, Map<string, Record<string, unknown>>>> {
  const tables = await selectRows<{ name: string; key: string[] }>(
    database,
    sql`SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS key
      FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY(i.indkey)
      WHERE i.indisprimary AND c.relnamespace = 'public'::regnamespace GROUP BY 1`,
  )
  const read = tables.map(async ({ name, key }) => {
    const rows = await selectRows<{ row: Record<string, unknown> }>(
      database,
      sql`SELECT to_jsonb(t) AS row FROM ${sql.identifier(name)} t`,
    )
    const byKey = rows.map(({ row }) => [JSON.stringify(key.map((column) => row[column])), row] as const)
    return [name, new Map(byKey)] as const
  })
  return new Map(await Promise.all(read))
}
