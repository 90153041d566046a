import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { selectRows } from '#src/platform/database.ts'
import { openTestDatabase } from '#test/database.ts'
import { alphabetical } from './alphabetical.ts'

const SRC = join(import.meta.dirname, '../..')
/** An order by what people read, as the database compares bytes. */
const BARE =
  /orderBy\((?:[^()]|\([^()]*\))*?(?:(?:asc|desc)\()?(?<!alphabetical\()\b\w+\.(?:name|title|label|last_name)\b/g

test('accents stand beside their letters, on both databases', async () => {
  const { db, close } = await openTestDatabase()
  const words = sql`(VALUES ('Zèbre'), ('École'), ('Effet'), ('Ebène'), ('œuvre'), ('Ouest')) AS words (word)`
  const rows = await selectRows<{ word: string }>(
    db,
    sql`SELECT word FROM ${words} ORDER BY ${alphabetical(sql`word`)}`,
  )
  await close()
  expect(rows.map(({ word }) => word)).toEqual(['Ebène', 'École', 'Effet', 'œuvre', 'Ouest', 'Zèbre'])
})

test('no list orders names or titles by their bytes', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file),
  )
  const bare = files.flatMap((file) =>
    [...readFileSync(join(SRC, file), 'utf8').matchAll(BARE)].map(([order]) => `${file}: ${order}`),
  )
  expect(bare).toEqual([])
})
