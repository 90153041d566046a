import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const files = globSync(join(import.meta.dirname, '../../migrations/*.sql')).sort()
const statements = files.flatMap((file) => {
  const text = readFileSync(file, 'utf8')
  const isContract = /^-- contract: \S.{20}/m.test(text)
  return text.split('--> statement-breakpoint').map((statement) => ({
    file: basename(file, '.sql'),
    isContract,
    sql: statement.replaceAll(/^--.*$/gm, ''),
  }))
})

/** An index that keeps rows apart is what an `ON CONFLICT` of the version before names. */
const uniqueIndexes = new Set(
  statements.flatMap(({ sql }) =>
    [...sql.matchAll(/CREATE UNIQUE INDEX "(\w+)"/g)].map(([, name]) => name ?? ''),
  ),
)

/** What the version before, which goes on serving while this one starts, may still read or write by name. */
const BREAKING: readonly [what: string, pattern: RegExp][] = [
  ['drops a table', /\bDROP\s+TABLE\b/i],
  ['drops a view', /\bDROP\s+(MATERIALIZED\s+)?VIEW\b/i],
  ['drops a column', /\bDROP\s+COLUMN\b/i],
  ['drops a constraint', /\bDROP\s+CONSTRAINT\b/i],
  ['drops a default', /\bDROP\s+DEFAULT\b/i],
  ['renames', /\bRENAME\s+(TO|COLUMN|CONSTRAINT)\b/i],
  ['asks for a value', /\bSET\s+NOT\s+NULL\b/i],
  ['changes a type', /\bALTER\s+COLUMN\s+"?\w+"?\s+(SET\s+DATA\s+)?TYPE\b/i],
  [
    'adds a column that must be given',
    /\bADD\s+COLUMN\s+"\w+"(?![^;]*\b(DEFAULT|GENERATED)\b)[^;]*\bNOT\s+NULL\b/i,
  ],
]

/** Those from before this rule, each with the reason why nothing was lost by it; none is added. */
const EARLIER: Record<string, string> = {
  '0019_titles_searched asks for a value': 'only the trigger of offers writes these rows, and it gives one',
  '0032_plain_search_rows drops a column':
    'made before anybody upgraded without a stop; its version was the first that did not read it',
}

function findBreaks(from: typeof statements) {
  return from.flatMap(({ file, sql }) => [
    ...BREAKING.filter(([, pattern]) => pattern.test(sql)).map(([what]) => `${file} ${what}`),
    ...[...sql.matchAll(/DROP INDEX (?:IF EXISTS )?"(\w+)"/gi)]
      .filter(([, name]) => uniqueIndexes.has(name ?? ''))
      .map(([, name]) => `${file} drops what keeps rows apart: ${name}`),
  ])
}

test('no migration takes away what the version before reads: it goes in a later one, which says « contract » and since when nothing reads it', () => {
  const breaks = findBreaks(statements.filter(({ isContract }) => !isContract))
  expect(breaks.toSorted()).toEqual(Object.keys(EARLIER).toSorted())
})

test.each([
  'DROP TABLE "offers";',
  'ALTER TABLE "offers" DROP COLUMN "title";',
  'ALTER TABLE "offers" RENAME COLUMN "title" TO "name";',
  'ALTER TABLE "offers" RENAME TO "jobs";',
  'ALTER TABLE "offers" ALTER COLUMN "title" SET DATA TYPE varchar(80);',
  'ALTER TABLE "offers" ALTER COLUMN "status" DROP DEFAULT;',
  'ALTER TABLE "offers" ADD COLUMN "color" text NOT NULL;',
  'ALTER TABLE "applications" DROP CONSTRAINT "applications_once";',
  'DROP INDEX "interviews_one_open";',
])('%s is such a one', (sql) => {
  expect(findBreaks([{ file: '9999_next', isContract: false, sql }])).toHaveLength(1)
})

test.each([
  'ALTER TABLE "offers" ADD COLUMN "color" text;',
  `ALTER TABLE "offers" ADD COLUMN "color" text DEFAULT 'blue' NOT NULL;`,
  'CREATE TABLE "colors" ("name" text NOT NULL);',
  'DROP INDEX "offers_city";',
])('%s is none', (sql) => {
  expect(findBreaks([{ file: '9999_next', isContract: false, sql }])).toEqual([])
})
