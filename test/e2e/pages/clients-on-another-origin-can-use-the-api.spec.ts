import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AxiosStatic } from 'axios'
import { expect, PASSWORD, test } from '../browser.ts'

// A client written for a Laravel/Sanctum back end, on another origin of the same site.
let server: Server

declare global {
  interface Window {
    axios: AxiosStatic
  }
}

test.beforeAll(async ({ otherOrigin }) => {
  const script = readFileSync('node_modules/axios/dist/axios.min.js')
  server = createServer((request, response) => {
    const isScript = request.url === '/axios.js'
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    response.end(
      isScript ? script : '<!doctype html><link rel="icon" href="data:,"><script src="/axios.js"></script>',
    )
  })
  await new Promise<void>((done) => server.listen(Number(new URL(otherOrigin).port), '127.0.0.1', done))
})

test.afterAll(() => server.close())

test('axios with credentials and the anti-forgery header signs in, reads, is refused and signs out', async ({
  page,
  baseURL,
  otherOrigin,
}) => {
  await page.goto(otherOrigin)
  const story = await page.evaluate(
    async ({ api, password }) => {
      const { axios } = window
      axios.defaults.withCredentials = true
      axios.defaults.withXSRFToken = true
      axios.defaults.baseURL = api
      axios.defaults.validateStatus = () => true
      const csrf = await axios.get('/sanctum/csrf-cookie')
      const wrong = await axios.post('/login', { email: 'candidat@asafidy.test', password: 'faux' })
      const login = await axios.post('/login', { email: 'candidat@asafidy.test', password, remember: true })
      const user = await axios.get('/api/user')
      const abilities = await axios.get('/api/user/abilities')
      const notifications = await axios.get('/api/notification?page=1')
      const logout = await axios.post('/logout')
      const after = await axios.get('/api/user')
      return {
        statuses: [csrf, wrong, login, user, abilities, notifications, logout, after].map(
          (each) => each.status,
        ),
        errors: wrong.data.errors,
        user: user.data.data.userable_type,
        abilities: abilities.data.data.length,
        meta: Object.keys(notifications.data),
      }
    },
    { api: baseURL, password: PASSWORD },
  )
  expect(story.statuses).toEqual([204, 422, 200, 200, 200, 200, 204, 401])
  expect(story.errors.email).toEqual(['Ces identifiants ne correspondent pas à nos enregistrements.'])
  expect([story.user, story.meta]).toEqual([
    'applicant',
    ['data', 'links', 'meta', 'unseen', 'unread_messages'],
  ])
  expect(story.abilities).toBeGreaterThan(5)
})

test('a multipart body with a file and a method override goes through', async ({
  page,
  baseURL,
  otherOrigin,
}) => {
  await page.goto(otherOrigin)
  const answers = await page.evaluate(
    async ({ api, password }) => {
      const { axios } = window
      Object.assign(axios.defaults, {
        withCredentials: true,
        withXSRFToken: true,
        baseURL: api,
        validateStatus: () => true,
      })
      await axios.get('/sanctum/csrf-cookie')
      await axios.post('/login', { email: 'candidat@asafidy.test', password })
      const form = new FormData()
      const fields = {
        title: 'CV d’essai',
        name: 'Essai',
        description: 'Un CV envoyé en multipart.',
        is_draft: '1',
      }
      for (const [name, value] of Object.entries(fields)) form.set(name, value)
      const created = await axios.post('/api/applicant/resumes', form)
      form.set('_method', 'put')
      form.set('title', 'CV d’essai, corrigé')
      const updated = await axios.post(`/api/applicant/resumes/${created.data.data.id}`, form)
      const removed = await axios.delete(`/api/applicant/resumes/${created.data.data.id}`)
      return {
        statuses: [created.status, updated.status],
        title: updated.data.data.title,
        removed: removed.status,
      }
    },
    { api: baseURL, password: PASSWORD },
  )
  expect(answers.statuses).toEqual([201, 200])
  expect([answers.title, answers.removed]).toEqual(['CV d’essai, corrigé', 204])
})
