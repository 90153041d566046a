import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Browser } from '#test/browser.ts'
import { useServices } from '#test/services.ts'
import { networkOf } from './network.ts'
import { allowNetwork } from './throttle.ts'

const services = useServices()

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['0:0:0:0:0:FFFF:C000:0207', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:0001:0002::6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:0db8:0:0:0:0:0:1', '2001:db8:0:0'],
  ['2001:db8::192.0.2.7', '2001:db8:0:0'],
  ['2001:db8:1::', '2001:db8:1:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s counts as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})

test.each([
  ['192.0.2.7', '192.0.2', '192.0'],
  ['::ffff:c000:207', '192.0.2', '192.0'],
  ['2001:db8:7:1::5', '2001:db8:7', '2001:db8'],
  ['2001:0DB8:0007:ffff:1:2:3:4', '2001:db8:7', '2001:db8'],
  ['2001:0db8::5', '2001:db8:0', '2001:db8'],
])('%s is near %s and its operator has %s', (ip, near, operator) => {
  expect([networkOf(ip, 'near'), networkOf(ip, 'operator')]).toEqual([near, operator])
})

test('a network has its limit however its addresses are written, another has its own, and all have one together', async () => {
  const ask = (ip: string) =>
    allowNetwork(services, 'try', networkOf(ip), { hour: 2, hourInAll: 4 }).then(
      () => 200,
      ({ status }) => status,
    )
  const answers: number[] = []
  for (const ip of ['2001:db8::1', '2001:DB8:0:0::2', '2001:db8::3', '2001:db8::4'])
    answers.push(await ask(ip))
  expect(answers).toEqual([200, 200, 429, 429])
  expect([await ask('192.0.2.1'), await ask('192.0.2.2'), await ask('192.0.2.3')]).toEqual([200, 200, 429])
  // @ts-expect-error a bare address names no network
  await allowNetwork(services, 'other', '2001:db8::1', { hour: 1 })
})

const message = {
  first_name: 'Hanta',
  last_name: 'Rabe',
  object: 'Question',
  message: 'Bonjour, une question.',
}

test.each([
  ['/api/contact', { ...message, email: 'hanta@exemple.test' }],
  ['/api/newsletter', { email: 'hanta@exemple.test' }],
  ['/forgot-password', { email: 'hanta@exemple.test' }],
])('%s: thirty addresses of one IPv6 subscriber are one visitor', async (path, body) => {
  const statuses: number[] = []
  for (let host = 1; host <= 30; host++) {
    const browser = new Browser(services, `2001:db8:5:6:${host.toString(16)}::1`)
    statuses.push((await browser.post(path, body)).status)
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(20)
})

test('no limit is keyed by a bare address: what takes one from a request makes a network of it', () => {
  const src = join(import.meta.dirname, '..')
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  const bare = files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => /(?<!networkOf\()\brequest\.ip\b/.test(readFileSync(join(src, file), 'utf8')))
  // A session shows its owner where it was opened, and a page's own calls are made in the name of its visitor.
  expect(bare.sort()).toEqual(['accounts/sessions/request-session.ts', 'pages-server.ts'])
})
