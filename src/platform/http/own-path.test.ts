import { expect, test } from 'vitest'
import { pageRequest } from '#src/pages-server.ts'
import { Browser } from '#test/browser.ts'
import { useServices } from '#test/services.ts'
import { ownPath } from './own-path.ts'

const services = useServices()

test.each([
  ['/offres?q=a%', '/offres?q=a%'],
  ['/offres%2Fa/é', '/offres%2Fa/é'],
  ['/%', '/%25'],
  ['/offres/%ff?q=%ff', '/offres/%25ff?q=%ff'],
  ['http://evil.test/offres?a=1', '/offres?a=1'],
  ['HTTPS://evil.test?a=1', '/?a=1'],
  ['http://[::1', '/'],
  ['//evil.test/offres', '/evil.test/offres'],
  ['/\\evil.test/offres', '/evil.test/offres'],
  ['\\\\evil.test', '/evil.test'],
  ['', '/'],
])('%s asks for %s', (asked, path) => expect(ownPath(asked)).toBe(path))

test('no first line of a request makes a page of another host', () => {
  for (const asked of ['http://evil.test/offres', '//evil.test/offres', '/\\evil.test/offres']) {
    const request = { url: ownPath(asked), headers: {}, method: 'GET' } as never
    expect(new URL(pageRequest(request, 'https://asafidy.test').url).host).toBe('asafidy.test')
  }
})

test('an address that is no text is one that does not exist, in the words and with the headers of all others', async () => {
  for (const path of ['/api/%', '/api/offers/%ff', '/api/companies/%c0%ae']) {
    const { status, body, headers } = await new Browser(services).get(path)
    expect([status, body]).toEqual([404, { message: 'Cette page ou cet élément n’existe pas.' }])
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-request-id': expect.any(String) })
  }
})
