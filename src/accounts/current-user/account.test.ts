import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { applicantProfiles } from '#src/profiles/tables.ts'
import { SIGN_UP_MESSAGES } from '#src/shared/sign-up-rules.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, makeCompany, makeMember, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { updateAccount } from './account.ts'

const services = useServices()
const UNREADABLE = 'Cette image ne peut pas être lue. Choisissez une photo PNG ou JPEG.'

/** A landscape photograph with a comment inside. */
function photo() {
  return sharp({ create: { width: 900, height: 600, channels: 3, background: '#c2410c' } })
    .withExif({ IFD0: { ImageDescription: 'prise à la maison', Artist: '<script>alert(1)</script>' } })
    .jpeg()
    .toBuffer()
}

function form(fields: Record<string, string | Blob>) {
  const data = new FormData()
  data.append('_method', 'put')
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}

const picture = (bytes: Uint8Array, type = 'image/jpeg') => new Blob([Uint8Array.from(bytes)], { type })

function filesKept(): number {
  const folder = join(services.env.DATA_DIR, 'files')
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile()).length
    : 0
}

test('a person changes its names by the form of a Laravel client', async () => {
  const browser = await signedInAs(services, await makeApplicant(services))
  const answer = await browser.post(
    '/api/user',
    form({ first_name: ' Hanta ', last_name: 'Rabe', username: 'Hanta R.' }),
  )
  expect(answer.status).toBe(200)
  expect(answer.body.data).toMatchObject({ first_name: 'Hanta', last_name: 'Rabe', username: 'Hanta R.' })
  expect((await browser.get('/api/user')).body.data.username).toBe('Hanta R.')
})

test('what is not a name or a picture can’t be changed by this call', async () => {
  const user = await makeApplicant(services)
  const browser = await signedInAs(services, user)
  const answer = await browser.put('/api/user', {
    email: 'autre@exemple.test',
    userable_type: 'admin',
    picture_key: '../app-secret',
    is_active: false,
  })
  expect(answer.status).toBe(200)
  expect(answer.body.data).toMatchObject({ email: user.email, userable_type: 'applicant', is_active: true })
  expect(answer.body.data.picture).toBeNull()
})

test('empty and endless names have their messages and change nothing', async () => {
  const browser = await signedInAs(services, await makeApplicant(services))
  const empty = await browser.put('/api/user', { first_name: '  ', last_name: '' })
  expect([empty.status, empty.body.errors]).toEqual([422, { first_name: ['Veuillez entrer votre prénom.'] }])
  const endless = await browser.put('/api/user', { first_name: 'Soa', last_name: 'x'.repeat(256) })
  expect([endless.status, endless.body.errors]).toEqual([422, { last_name: [SIGN_UP_MESSAGES.name_invalid] }])
})

test('somebody with one name keeps it alone, and is called by it', async () => {
  const browser = await signedInAs(services, await makeApplicant(services))
  const answer = await browser.put('/api/user', { first_name: '', last_name: 'Rakotomalala' })
  expect(answer.status).toBe(200)
  expect(answer.body.data).toMatchObject({ first_name: 'Rakotomalala', last_name: '' })
})

test('names are those that sign-up takes: no link, no markup, nothing hidden', async () => {
  const browser = await signedInAs(services, await makeApplicant(services))
  for (const name of [
    'Gagnez sur http://evil.test',
    '<b>Hanta</b>',
    'Han\u200Bta',
    'atnaH\u202E',
    'evil.test',
  ]) {
    const answer = await browser.put('/api/user', { first_name: name, last_name: name, username: name })
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([
      422,
      ['first_name', 'last_name', 'username'],
    ])
  }
  const kept = await browser.put('/api/user', { first_name: 'N’Diaye', last_name: 'Rakoto-Andria' })
  expect(kept.body.data).toMatchObject({ first_name: 'N’Diaye', last_name: 'Rakoto-Andria' })
})

test('a guest changes nobody', async () => {
  expect((await new Browser(services).put('/api/user', { first_name: 'Hanta' })).status).toBe(401)
})

test('a picture is made anew, square, and carries nothing of what came with it', async () => {
  const browser = await signedInAs(services, await makeApplicant(services))
  const answer = await browser.post('/api/user', form({ picture: picture(await photo()) }))
  expect(answer.status).toBe(200)
  const sent = await browser.get(answer.body.data.picture)
  expect(sent.headers['content-type']).toBe('image/webp')
  const made = await sharp(sent.bytes).metadata()
  expect([made.format, made.width, made.height, made.exif]).toEqual(['webp', 512, 512, undefined])
})

test('another picture has another address, and the one before it is gone', async () => {
  const browser = await signedInAs(services, await makeApplicant(services))
  const before = filesKept()
  const first = (await browser.post('/api/user', form({ picture: picture(await photo()) }))).body.data.picture
  const second = (await browser.post('/api/user', form({ picture: picture(await photo()) }))).body.data
    .picture
  expect(second).not.toBe(first)
  expect(filesKept()).toBe(before + 1)
  expect((await browser.post('/api/user', form({ picture: '' }))).body.data.picture).toBeNull()
  expect(filesKept()).toBe(before)
  expect((await browser.get(second)).status).toBe(404)
})

test('pictures that come at once leave one file, and a change of name that began before them keeps it', async () => {
  const user = await makeApplicant(services)
  const browser = await signedInAs(services, user)
  const kept = filesKept()
  const bytes = await photo()
  await Promise.all(['a', 'b', 'c'].map(() => browser.post('/api/user', form({ picture: picture(bytes) }))))
  expect(filesKept()).toBe(kept + 1)
  const { picture_key } = await updateAccount(services, user, { first_name: 'Hanta' })
  expect(await services.files.read(picture_key ?? '')).toHaveProperty('length')
})

test.each([
  ['a text', Buffer.from('bonjour')],
  ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['a GIF with a page of PHP', Buffer.concat([Buffer.from('GIF89a'), Buffer.from('<?php phpinfo() ?>')])],
  ['a cut PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
])('%s named .jpg is refused with a message and nothing is kept', async (_name, bytes) => {
  const browser = await signedInAs(services, await makeApplicant(services))
  const before = filesKept()
  const answer = await browser.post('/api/user', form({ picture: picture(bytes) }))
  expect([answer.status, answer.body.errors]).toEqual([422, { picture: [UNREADABLE] }])
  expect(filesKept()).toBe(before)
})

test('more pixels than a photograph has are refused before they are unfolded', async () => {
  const browser = await signedInAs(services, await makeApplicant(services))
  const bomb = await sharp({ create: { width: 12_000, height: 6_000, channels: 3, background: 'white' } })
    .png({ compressionLevel: 9 })
    .toBuffer()
  const answer = await browser.post('/api/user', form({ picture: picture(bomb, 'image/png') }))
  expect([answer.status, answer.body.errors]).toEqual([422, { picture: [UNREADABLE] }])
})

test('more than 3 MB is refused', async () => {
  const browser = await signedInAs(services, await makeApplicant(services))
  const answer = await browser.post(
    '/api/user',
    form({ picture: picture(Buffer.alloc(3 * 1024 * 1024 + 1)) }),
  )
  expect([answer.status, answer.body.errors]).toEqual([
    422,
    { picture: ['L’image doit faire moins de 3\u00a0Mo.'] },
  ])
})

test('a picture is seen by oneself and by colleagues, by others only on a public profile that shows it', async () => {
  const { company, owner } = await makeCompany(services)
  const colleague = await signedInAs(services, await makeMember(services, company.id, 'reader'))
  const stranger = await signedInAs(services, await makeApplicant(services))
  const browser = await signedInAs(services, owner)
  const { picture: address } = (await browser.post('/api/user', form({ picture: picture(await photo()) })))
    .body.data
  expect([(await colleague.get(address)).status, (await stranger.get(address)).status]).toEqual([200, 404])

  const applicant = await makeApplicant(services)
  const mine = await signedInAs(services, applicant)
  const face = (await mine.post('/api/user', form({ picture: picture(await photo()) }))).body.data.picture
  expect((await stranger.get(face)).status).toBe(404)
  await services.db.update(applicantProfiles).set({ is_public: true, show_photo: true })
  expect((await new Browser(services).get(face)).status).toBe(200)
})
