import { type SQL, sql } from 'drizzle-orm'
import { type Database, selectRows } from '#src/platform/database.ts'

interface Column {
  table: string
  name: string
  type: string
  /** The table and column that its values are of. */
  refers_to: [string, string] | null
}

/** What a rule of the tables, or a trigger that copies rows, asks for. */
const ASKED: Record<string, SQL> = {
  'maintenances.ends_at': sql`'2030-01-02 03:04:05+00'::timestamptz`,
  'offers.status': sql`'published'`,
  'offers.paused': sql`false`,
  'offers.paused_for_plan': sql`false`,
  // An upgrade moves offers abroad out of the town that they had, which has a test of its own.
  'offers.is_abroad': sql`false`,
  'offers.city_id': sql`(SELECT id FROM cities WHERE id < 60000 ORDER BY 1 DESC LIMIT 1)`,
  'invoices.excl_tax': sql`1000`,
  'invoices.tax': sql`200`,
  'invoices.incl_tax': sql`1200`,
  'payments.category': sql`'subscription'`,
  'payments.sponsoring_id': sql`NULL`,
  'payments.status': sql`'success'`,
  'payments.charging_at': sql`NULL`,
  'payment_ledger.event': sql`'created'`,
  'payment_ledger.amount': sql`0`,
  'subscriptions.status': sql`'rejected'`,
  'subscriptions.starts_at': sql`NULL`,
  'subscriptions.ends_at': sql`NULL`,
  'subscriptions.suspended_at': sql`NULL`,
  'statement_lines.state': sql`'settled'`,
  'statement_lines.reason': sql`NULL`,
  'sponsorings.credits': sql`0`,
  'sponsorings.subscription_id': sql`NULL`,
  'plan_versions.plan': sql`'silver'`,
  'sponsorings.days': sql`7`,
  'sponsorings.is_free': sql`false`,
  'sponsorings.state': sql`'pending'`,
  'sponsorings.starts_at': sql`NULL`,
  'sponsorings.ends_at': sql`NULL`,
}
/** Rows that a trigger writes. */
const DERIVED = new Set(['offer_search'])

/**
 * Puts one row, all its columns filled, into every table of this schema, whichever version it is of.
 * @param round differs in each call on a database, so that no value comes twice where it may not
 */
export async function addRows(database: Database, round: number): Promise<void> {
  const columns = await listColumns(database)
  const tables = [...Map.groupBy(columns, ({ table }) => table)].filter(([name]) => !DERIVED.has(name))
  const filled = new Set<string>()
  while (filled.size < tables.length) {
    const next = tables.find(([name, own]) => !filled.has(name) && own.every((each) => canFill(each, filled)))
    if (!next) throw new Error('these tables refer to each other in a circle')
    await addRow(database, next[0], next[1], round)
    filled.add(next[0])
  }
}

const canFill = ({ table, refers_to }: Column, filled: Set<string>) =>
  !refers_to || refers_to[0] === table || filled.has(refers_to[0])

async function addRow(database: Database, table: string, columns: Column[], round: number) {
  const names = columns.map(({ name }) => sql.identifier(name))
  const values = columns.map((column) => anyValue(column, round))
  await database.execute(
    sql`INSERT INTO ${sql.identifier(table)} (${sql.join(names, sql`, `)}) VALUES (${sql.join(values, sql`, `)})`,
  )
}

function anyValue({ table, name, type, refers_to }: Column, round: number): SQL {
  const asked = ASKED[`${table}.${name}`]
  if (asked) return asked
  if (refers_to) {
    const [to, key] = refers_to
    // Its newest row is of the same round; a table that refers to itself begins with nothing to refer to.
    if (to === table) return sql`NULL`
    return sql`(SELECT ${sql.identifier(key)} FROM ${sql.identifier(to)} ORDER BY 1 DESC LIMIT 1)`
  }
  const text = `${table}.${name} ${round}`
  if (type.endsWith('[]')) return sql.raw(`'{}'::${type}`)
  if (/^(integer|bigint|smallint|numeric|real|double)/.test(type))
    return sql.raw(`(1000 + ${round})::${type}`)
  if (/^timestamp/.test(type))
    return sql.raw(`'2026-01-02 03:04:05+00'::timestamptz + interval '${round} days'`)
  if (type === 'date') return sql.raw(`'2026-01-02'::date + ${round}`)
  if (type === 'bit') return sql.raw(`repeat('0', 32768)::bit(32768)`)
  if (type === 'boolean') return sql`true`
  if (type === 'uuid') return sql.raw(`md5('${text}')::uuid`)
  if (type === 'bytea') return sql.raw(`decode(md5('${text}'), 'hex')`)
  if (/^jsonb?$/.test(type)) return sql.raw(`'{"round": ${round}}'::${type}`)
  if (type === 'tsvector') return sql.raw(`to_tsvector('french', '${text}')`)
  if (/^(text|character varying)/.test(type)) return sql.raw(`'${text}'`)
  throw new Error(`no value is known for the type ${type} of ${table}.${name}`)
}

/** The columns that a writer fills; what the database counts or computes by itself is left out. */
async function listColumns(database: Database): Promise<Column[]> {
  return selectRows<Column>(
    database,
    sql`SELECT c.relname AS "table", a.attname AS name, format_type(a.atttypid, NULL) AS type,
        (SELECT json_build_array(f.confrelid::regclass::text, (SELECT attname FROM pg_attribute WHERE attrelid = f.confrelid AND attnum = f.confkey[1]))
          FROM pg_constraint f WHERE f.contype = 'f' AND f.conrelid = c.oid AND f.conkey[1] = a.attnum LIMIT 1) AS refers_to
      FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped
        AND a.attidentity = '' AND a.attgenerated = '' AND coalesce(pg_get_expr(d.adbin, d.adrelid), '') NOT LIKE 'nextval%'
      ORDER BY c.relname, a.attnum`,
  )
}
