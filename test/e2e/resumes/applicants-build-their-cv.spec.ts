import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from '../browser.ts'
import { DEVICES, isSaved, look, takeVersion, write } from '../cv-bench.ts'

const LETTER =
  'Responsable marketing depuis cinq ans, je mesure chaque campagne et je rends compte en clair. '.repeat(2)

for (const { device, isPhone, size } of DEVICES) {
  test(`on ${device} a CV is written, styled, kept without a network, taken back and sent`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await signIn(page, 'candidat@asafidy.test')
    await page.goto('/candidat/mes-cv')
    await expect(page.getByRole('heading', { name: 'Mes CVs' })).toBeVisible()
    await page.getByRole('button', { name: 'Nouveau CV' }).click()
    await page.getByRole('link', { name: 'Créer un CV' }).click()

    await expect(page.getByRole('heading', { name: 'Choisissez un modèle' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Choisir le modèle Élégant' }).click()
    await page.getByRole('button', { name: 'Continuer' }).click()
    await page.waitForURL(/cv-builder\/\d+$/)
    const id = Number(page.url().split('/').at(-1))

    // The profile has filled the CV in.
    await page.getByRole('button', { name: /^Expériences/ }).click()
    await page.getByRole('button', { name: 'Ajouter une expérience' }).click()
    await page.getByLabel('Poste', { exact: true }).fill('Bénévole')
    await page.getByLabel('Société', { exact: true }).fill('Club Vintsy')
    const from = page.getByLabel('Du', { exact: true })
    await from.fill('le siècle dernier')
    await from.blur()
    await expect(page.getByText(/^Écrivez «\s?mars 2021/)).toBeVisible()
    await from.fill('mars 2021')
    await from.blur()
    await expect(from).toHaveValue('03/2021')
    await page.getByLabel('Au', { exact: true }).fill('aujourd’hui')
    await page.getByLabel('Au', { exact: true }).blur()
    await expect(page.getByLabel('J’occupe ce poste aujourd’hui')).toBeChecked()
    await expectAccessible(page)

    // A screen reader is told that a section was moved, hidden, shown or renamed.
    const said = (words: RegExp) => expect(page.getByText(words)).toBeAttached()
    await page.getByRole('button', { name: 'Masquer Bénévole dans le CV' }).click()
    await said(/^Bénévole, masqué dans le CV$/)
    await page.getByRole('button', { name: 'Afficher Bénévole dans le CV' }).click()
    // An entry is hidden, moved and shown by its own menu, which stays open for the next step.
    await page.getByRole('button', { name: /^Compétences/ }).click()
    await page.getByRole('button', { name: 'Ajouter une compétence' }).click()
    const skill = page.getByLabel('Compétence', { exact: true }).last()
    await skill.fill('Valiha')
    await page.getByRole('button', { name: 'Autres actions sur Valiha' }).click()
    const menu = page.getByRole('list', { name: 'Actions sur Valiha' })
    await menu.getByRole('button', { name: 'Monter' }).click()
    await expect(menu.getByRole('button', { name: 'Monter' })).toBeFocused()
    await said(/^Valiha, position \d+ sur \d+$/)
    await menu.getByRole('button', { name: 'Masquer dans le CV' }).click()
    await said(/^Valiha, masqué dans le CV$/)
    await expect(page.getByRole('button', { name: /^Compétences \d+, dont 1\smasqué$/ })).toBeVisible()
    // An element that is half under the bar is not too small, so its size does not count.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Compétences/ }).click()
    const actions = page.getByRole('button', { name: 'Autres actions sur Langues' })
    await actions.click()
    await page.getByRole('button', { name: 'Masquer dans le CV', exact: true }).click()
    await said(/^Section «\s?Langues\s?» masquée dans le CV\.$/)
    await actions.click()
    await page.getByRole('button', { name: 'Afficher dans le CV', exact: true }).click()
    await page.getByRole('button', { name: /^Expériences/ }).click()
    await page.getByRole('button', { name: 'Monter Bénévole' }).click()
    await expect(page.getByText(/^Bénévole, position \d+ sur \d+$/)).toBeAttached()
    await page.getByRole('button', { name: /^Bénévole/ }).click()
    await page.getByRole('button', { name: 'Retirer Bénévole' }).click()
    await page.getByRole('status').filter({ hasText: 'retiré' }).getByRole('button').click()
    await expect(page.getByRole('button', { name: /^Bénévole/ })).toBeVisible()
    await isSaved(page)

    await look(page, isPhone)
    const before = await firstSheet(page)
    await page.getByLabel('Modèle').selectOption('cadre')
    await expect.poll(() => firstSheet(page)).not.toBe(before)
    await page.getByLabel('Vert', { exact: true }).check()
    await expectAccessible(page)
    await isSaved(page)

    await write(page, isPhone)
    await page.context().setOffline(true)
    await page.getByRole('button', { name: /^Coordonnées/ }).click()
    await page.getByLabel('Titre', { exact: true }).fill('Responsable marketing, écrit sans réseau')
    await expect(page.getByText('Gardé sur cet appareil', { exact: true })).toBeVisible()
    await page.context().setOffline(false)
    await isSaved(page)

    // The network is lost between the save and its answer: what was saved is known again, and nobody is asked.
    let lost = 0
    await page.route('**/document', async (route) => {
      if (route.request().method() !== 'PUT' || lost > 0) return route.fallback()
      lost += 1
      await route.fetch()
      await route.abort('internetdisconnected')
    })
    await page.getByLabel('Titre', { exact: true }).fill('Responsable marketing, réponse perdue')
    await expect(page.getByText('Gardé sur cet appareil', { exact: true })).toBeVisible()
    await page.getByLabel('Titre', { exact: true }).fill('Responsable marketing, écrit ensuite')
    await isSaved(page)
    await page.unroute('**/document')
    expect(lost).toBe(1)

    // Another device writes meanwhile, and the person chooses which of the two to keep of each part.
    await page.evaluate(async (resume) => {
      const url = `/api/applicant/resumes/${resume}/document`
      const { data } = await (await fetch(url)).json()
      data.document.identity.city = 'Toamasina'
      const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '')
      const headers = { 'content-type': 'application/json', 'x-xsrf-token': token }
      const body = JSON.stringify({ revision: data.revision, document: data.document })
      await fetch(url, { method: 'PUT', headers, body })
    }, id)
    await page.getByLabel('Titre', { exact: true }).fill('Responsable marketing')
    const choices = page.getByRole('region', { name: 'Deux versions de ce CV' })
    await expect(choices.getByText('Toamasina')).toBeVisible()
    await expectAccessible(page)
    await choices.getByRole('button', { name: 'Garder ces choix' }).click()
    await expect(choices).toBeHidden()
    await isSaved(page)
    // Parts that only one of them wrote are kept without a question.
    await expect(page.getByLabel('Ville', { exact: true })).toHaveValue('Toamasina')
    await expect(page.getByLabel('Titre', { exact: true })).toHaveValue('Responsable marketing')

    await takeVersion(page, 'oldest', () => expectAccessible(page))
    await expect(page.getByLabel('Titre', { exact: true })).not.toHaveValue('Responsable marketing')

    await page.getByRole('button', { name: 'Renommer ce CV' }).click()
    const naming = page.getByRole('dialog', { name: 'Nom du CV' })
    await naming.getByLabel('Nom').fill(`CV construit sur ${device}`)
    await naming.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByRole('heading', { name: `CV construit sur ${device}` })).toBeVisible()

    await page.getByRole('link', { name: 'Revenir à mes CV' }).click()
    const card = page.getByRole('listitem').filter({ hasText: `CV construit sur ${device}` })
    await expect(card.getByText('Pas encore envoyé')).toBeVisible()
    await expectAccessible(page)

    await page.goto(`/offres?keywords=${isPhone ? 'comptable' : 'secretaire'}`)
    await page.getByRole('article').first().getByRole('link').first().click()
    await page.waitForURL(/\/offres\/\d+/)
    await page.getByRole('button', { name: 'Postuler' }).first().click()
    const popup = page.getByRole('dialog', { name: 'Postulez dès maintenant' })
    await popup.getByRole('radio', { name: new RegExp(`CV construit sur ${device}`) }).check()
    await popup.getByRole('radio', { name: 'Oui' }).check()
    for (const question of await popup.locator('input[name^="answers."]').all())
      await question.fill('Oui, dès la semaine prochaine.')
    await popup.getByLabel('Minimum').fill('1200000')
    await popup.getByLabel('Maximum').fill('1400000')
    await popup.getByLabel('Lettre de motivation').fill(LETTER)
    await popup.getByRole('button', { name: 'Soumettre' }).click()
    await expect(page.getByRole('dialog', { name: 'Candidature envoyée' })).toBeVisible()
  })
}

function firstSheet(page: Page): Promise<string> {
  return page.getByRole('img', { name: /^Page 1 sur/ }).innerHTML()
}
