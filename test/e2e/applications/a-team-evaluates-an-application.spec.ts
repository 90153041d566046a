import type { Page } from '@playwright/test'
import { openOn, PHONE } from '../both-sides.ts'
import { expect, expectAccessible, test } from '../browser.ts'

const LIST = '/dashboard/recruteur/candidatures'
/** Mendrika is a colleague in the demonstration company. */
const READER = 'mendrika.razafindrakoto@havoana-technologies.test'
const SHOTS = process.env.SHOTS

async function shoot(page: Page, name: string) {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true })
}

/** Gives a rating by a press on the visible number, as a thumb or a mouse does. */
const give = (page: Page, criterion: string, value: number) =>
  page
    .getByRole('group', { name: new RegExp(`pour ${criterion}`) })
    .getByRole('radio', { name: new RegExp(`^${value}`) })
    .click({ force: true })

test('two colleagues rate an application, one is told of a note, and it is tagged, given, found and compared', async ({
  browser,
}) => {
  const owner = await openOn(browser, 'recruteur@asafidy.test', `${LIST}?status=review`)
  const rows = owner.locator('tbody tr', { hasText: 'Pas encore notée' })
  const row = await rows.first().locator('[data-row]').getAttribute('data-row')
  await owner.goto(`${LIST}/${row}/profil`)
  const title = owner.getByRole('heading', { level: 1 })
  await expect(owner.getByRole('navigation', { name: 'Candidatures voisines' })).toBeVisible()
  const name = (await title.textContent()) ?? ''

  // N leads from any tab to the field of a note.
  const field = owner.getByRole('combobox', { name: 'Note pour l’équipe' })
  await expect(async () => {
    // A second N would be typed into the field, so it is pressed only until the field has the focus.
    if (!(await field.evaluateAll(([box]) => box === document.activeElement && box !== undefined)))
      await owner.keyboard.press('n')
    await expect(field).toBeFocused({ timeout: 3_000 })
  }).toPass()
  await owner.keyboard.type('Très claire. @Mend')
  await expect(owner.getByRole('option', { name: 'Mendrika Razafindrakoto' })).toBeVisible()
  await expectAccessible(owner)
  await owner.keyboard.press('Enter')
  await owner.keyboard.type('qu’en dis-tu ?')
  // A note that was not sent survives a reload.
  await expect(async () => {
    await owner.reload()
    await expect(field).toHaveValue('Très claire. @Mendrika Razafindrakoto qu’en dis-tu ?', {
      timeout: 3_000,
    })
  }).toPass()
  await owner.getByRole('button', { name: 'Ajouter la note' }).click()
  const notes = owner.getByRole('list', { name: 'Notes' })
  await expect(notes).toContainText('Très claire. @Mendrika Razafindrakoto')
  await expect(field).toHaveValue('')

  await owner.getByRole('button', { name: 'Choisir les critères' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Les critères de cette offre' })
  await dialog.getByLabel('Critère 1', { exact: true }).fill('Clarté')
  await dialog.getByLabel('Critère 2', { exact: true }).fill('Autonomie')
  await expectAccessible(owner)
  await dialog.getByRole('button', { name: 'Enregistrer les critères' }).click()
  await expect(dialog).toHaveCount(0)
  await give(owner, 'Clarté', 5)
  await expect(owner.getByText('Mialy Andriantsoa 5')).toBeVisible()

  const bell = await openOn(browser, READER, '/dashboard/notifications', PHONE)
  const opened = bell.context().waitForEvent('page')
  await bell
    .getByRole('link', { name: /Une note de l’équipe vous mentionne/ })
    .first()
    .click()
  const reader = await opened
  await expect(reader.getByText('qu’en dis-tu', { exact: false })).toBeVisible()
  await give(reader, 'Clarté', 4)
  await expect(reader.getByText(/Mialy Andriantsoa 5, Mendrika Razafindrakoto 4/)).toBeVisible()
  await expect(reader.getByRole('button', { name: 'Modifier les critères' })).toHaveCount(0)
  await expect(reader.getByRole('button', { name: 'Supprimer' })).toHaveCount(0)
  await expectAccessible(reader)
  await shoot(reader, 'evaluation-360')

  // The open page of the first colleague follows.
  await expect(owner.getByText(/Mialy Andriantsoa 5, Mendrika Razafindrakoto 4/)).toBeVisible()
  await owner.getByRole('button', { name: 'Je m’en occupe' }).click()
  await expect(owner.getByLabel('Confiée à')).not.toHaveValue('')
  // Opened again, the page sends nothing by itself: its list of colleagues comes after the application's own data.
  const sent: string[] = []
  owner.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  await owner.reload()
  await expect(owner.getByLabel('Confiée à')).toBeEnabled()
  await expect(owner.getByLabel('Confiée à')).not.toHaveValue('')
  expect(sent).toEqual([])
  await owner.getByLabel('Ajouter une étiquette').fill('Vivier')
  await owner.getByRole('button', { name: 'Ajouter', exact: true }).click()
  await expect(owner.getByRole('list', { name: 'Étiquettes de la candidature' })).toContainText('Vivier')
  await expectAccessible(owner)
  await shoot(owner, 'evaluation-1280')

  await owner.goto(LIST)
  await expect(async () => {
    await owner.getByRole('button', { name: /Filtres/ }).click()
    await expect(owner.getByLabel('Étiquette')).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await owner.getByLabel('Étiquette').selectOption({ label: 'Vivier' })
  await owner.getByLabel('Confiées à').selectOption({ label: 'Moi' })
  await owner.getByLabel('Note de l’équipe').selectOption({ label: '4 et plus' })
  await owner.getByRole('button', { name: 'Voir les candidatures' }).click()
  await expect(owner.locator('[data-row]')).toHaveText([name])
  await expect(owner.locator('tbody tr')).toContainText(['Vivier'])
  await expect(owner.locator('tbody tr').getByText('4,5')).toBeVisible()
  await expectAccessible(owner)
  await shoot(owner, 'filtered-1280')
  await owner.getByRole('link', { name: 'Kanban' }).click()
  await expect(owner.getByRole('listitem').filter({ hasText: 'Vivier' }).last()).toContainText('4,5')
  await shoot(owner, 'board-1280')
  await owner.goBack()

  // A press in the list would open it beside the list, so its address is opened.
  await owner.goto(`${LIST}/${row}/evaluation`)
  await owner.getByRole('link', { name: 'Comparer' }).click()
  await expect(owner.getByRole('heading', { name: 'Comparer une candidature' })).toBeVisible()
  for (const count of [2, 3]) {
    await owner.getByRole('button', { name: 'Ajouter' }).click()
    await owner
      .getByRole('dialog')
      .getByRole('list', { name: 'Candidatures' })
      .getByRole('link')
      .first()
      .click()
    await expect(owner.getByRole('heading', { name: `Comparer ${count} candidatures` })).toBeVisible()
    await expect(owner.getByRole('columnheader')).toHaveCount(count)
  }
  await expect(owner.getByRole('row', { name: /^Clarté/ })).toContainText('Mialy Andriantsoa 5')
  await expect(owner.getByRole('row', { name: /^Dernière note/ })).toContainText('qu’en dis-tu')
  await expectAccessible(owner)
  await shoot(owner, 'comparison-1280')
  await owner.setViewportSize(PHONE)
  await expectAccessible(owner)
  await shoot(owner, 'comparison-360')
  await owner.getByRole('link', { name: `Retirer ${name} de la comparaison` }).click()
  await expect(owner.getByRole('heading', { name: 'Comparer 2 candidatures' })).toBeVisible()
  await expect(owner.getByText('Très claire.')).toHaveCount(0)
  await reader.context().close()
  await owner.context().close()
})
