import { applyWithPdf } from '../applying.ts'
import { expect, expectAccessible, PASSWORD, signIn, test, waitUntilAlive } from '../browser.ts'

// The main job, end to end, on the demonstration data of an empty database.
const LETTER =
  'Bonjour, développeuse web depuis cinq ans à Antananarivo, je livre des interfaces rapides sur de petits téléphones et je souhaite rejoindre votre équipe pour longtemps.'

test('a guest finds an offer, signs in by the drawer, applies with a PDF and is moved to an interview', async ({
  page,
  browser,
}) => {
  const company = 'Havoana Technologies'
  await page.goto('/')
  await page.getByLabel(/Métier/).fill('développeuse Tana')
  await page.getByRole('button', { name: 'Rechercher' }).click()
  await page.waitForURL(/\/offres\?/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Offres')
  await page.getByRole('checkbox', { name: /^CDI/ }).check()
  await page.waitForURL(/contract/)
  const card = page
    .getByRole('article')
    .filter({ hasText: company })
    .filter({ hasText: /Développeu/ })
    .first()
  const title = (await card.getByRole('heading').textContent())?.trim() ?? ''
  await card.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await waitUntilAlive(page)
  await page.getByRole('button', { name: 'Postuler' }).first().click()

  const drawer = page.getByRole('dialog', { name: 'Connexion' })
  await expect(drawer.getByLabel('Email')).toBeFocused()
  await expectAccessible(page)
  await drawer.getByLabel('Email').fill('candidat@asafidy.test')
  await drawer.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  await drawer.getByRole('button', { name: 'Se connecter' }).click()

  const popup = page.getByRole('dialog', { name: 'Postulez dès maintenant' })
  await expect(popup).toBeVisible()
  await expectAccessible(page)
  await applyWithPdf(popup, LETTER)

  await page.goto('/candidat/candidatures')
  await expect(page.getByText(title).first()).toBeVisible()
  await expect(
    page.getByRole('listitem').filter({ hasText: title }).getByText('Envoyée').first(),
  ).toBeVisible()
  await expectAccessible(page)

  const office = await browser.newContext()
  const recruiter = await office.newPage()
  await signIn(recruiter, 'recruteur@asafidy.test', '/dashboard')
  await recruiter.getByRole('button', { name: /Notifications/ }).click()
  await expect(recruiter.getByText(title).first()).toBeVisible()
  await recruiter.keyboard.press('Escape')
  await recruiter.goto('/dashboard/recruteur/candidatures')
  await expectAccessible(recruiter)
  const received = recruiter.getByRole('link', { name: /Miora Andriambelo/ }).first()
  // A press would open it beside the list, so the page that its link leads to is opened.
  await recruiter.goto((await received.getAttribute('href')) ?? '')
  await recruiter.waitForURL(/candidatures\/\d+\/profil/)
  await expect(recruiter.locator('canvas').first()).toBeVisible()
  await expectAccessible(recruiter)
  await recruiter.getByRole('button', { name: 'Autres étapes' }).first().click()
  await recruiter
    .getByRole('button', { name: 'Passer en entretien' })
    .filter({ visible: true })
    .first()
    .click()
  const id = /candidatures\/(\d+)/.exec(recruiter.url())?.[1]
  const stageOf = async (area: string, tab: typeof page) => {
    const answer = await tab.request.get(`/api/${area}/applications/${id}`)
    return (await answer.json()).data.label
  }
  await expect.poll(() => stageOf('recruiter', recruiter)).toBe('Entretien')
  await office.close()

  await page.goto('/candidat/candidatures')
  await page
    .getByRole('link', { name: new RegExp(title.slice(0, 12)) })
    .first()
    .click()
  await page.waitForURL(/\/suivi/)
  // The change can be taken back for ten seconds, after which the applicant's open page shows it.
  await expect.poll(() => stageOf('applicant', page), { timeout: 60_000 }).toBe('Entretien')
  await expect(page.getByText('Entretien').filter({ visible: true }).first()).toBeVisible()
  await expectAccessible(page)

  await expect
    .poll(
      async () =>
        (await (await page.request.get('/dev/mails')).text()).split('candidat@asafidy.test').length - 1,
    )
    .toBeGreaterThanOrEqual(3)
})
