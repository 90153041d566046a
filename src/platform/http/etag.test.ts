import { expect, test } from 'vitest'
import { etagOf, isKnownTo } from './etag.ts'

const etag = etagOf('une page')
const asks = (value?: string) => isKnownTo({ headers: { 'if-none-match': value } }, etag)

test('a state is known by its name, weakened by a proxy or among others', () => {
  for (const known of [etag, `W/${etag}`, `"autre", ${etag}`, `W/"autre",W/${etag}`, '*'])
    expect([known, asks(known)]).toEqual([known, true])
})

test('whoever names another state, or none, is sent this one', () => {
  for (const unknown of [undefined, '', '"autre"', etag.slice(1, -1), `"x${etag.slice(1)}`])
    expect([unknown, asks(unknown)]).toEqual([unknown, false])
})
