import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isKind, KIND_NAMES, type Kind } from '#src/notifications/shared/kinds.ts'

const SRC = join(import.meta.dirname, '../src')

interface Piece {
  name: string
  text: string
}

/** Lists the functions and values at the top level of every server file, but for what is imported. */
const pieces: Piece[] = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.ts$/.test(file) && !/\.(test|gen)\.ts$/.test(file))
  .flatMap((file) =>
    readFileSync(join(SRC, file), 'utf8')
      .split(/^(?=(?:export )?(?:default )?(?:async )?(?:function|const|class|interface|type) )/m)
      .slice(1)
      .map((text) => ({
        name: /^.*?(?:function|const|class|interface|type) (\w+)/.exec(text)?.[1] ?? '',
        text,
      })),
  )

const kindsIn = ({ text }: Piece): Kind[] =>
  [...text.matchAll(/\bkind: '([^']+)'/g)].map((match) => match[1] ?? '').filter(isKind)

/** What makes a notification sends it when anything else names it. */
const isUsed = (maker: Piece) =>
  pieces.some((each) => each !== maker && new RegExp(`\\b${maker.name}\\b`).test(each.text))

test('a kind of event is among the preferences exactly when some code sends it', () => {
  const sent = new Set(pieces.filter((piece) => kindsIn(piece).length > 0 && isUsed(piece)).flatMap(kindsIn))
  expect([...sent].sort()).toEqual([...KIND_NAMES].sort())
})
