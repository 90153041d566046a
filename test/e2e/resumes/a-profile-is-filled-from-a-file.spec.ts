import type { Page } from '@playwright/test'
import { strToU8, zipSync } from 'fflate'
import { writeExport } from '#src/resumes/exporting/exporting.ts'
import { composePdf } from '../../../src/resumes/composing/compose.ts'
import { resume, section } from '../../resumes/printed-resumes.ts'
import { expect, expectAccessible, signIn, test } from '../browser.ts'
import { DEVICES } from '../cv-bench.ts'

/** A CV that says something that the profile of the demonstration does not. */
const withSkill = (name: string, email = '') =>
  resume({ first_name: 'Miora', last_name: 'Rakoto', headline: 'Cheffe de produit', email }, [
    section('experience', [
      { title: 'Animatrice', company: `Club ${name}`, city: 'Antsirabe', start: '2011-02', end: '2012-03' },
    ]),
    section('skills', [{ name }]),
    section('languages', [{ name: 'Allemand', level: 'B1' }]),
  ])

const linkedin = (name: string) =>
  zipSync({
    'Profile.csv': strToU8('First Name,Last Name,Headline,Summary\nMiora,Rakoto,Cheffe de produit,\n'),
    'Positions.csv': strToU8(
      `Company Name,Title,Description,Location,Started On,Finished On\nClub ${name},Animatrice,,Antsirabe,Feb 2011,Mar 2012\n`,
    ),
    'Skills.csv': strToU8(`Name\n${name}\n`),
    'Languages.csv': strToU8('Name,Proficiency\nAllemand,Limited working proficiency\n'),
  })

/** Brings the file for the profile, and passes by nothing that is to be confirmed. */
async function bring(page: Page, name: string, bytes: Uint8Array) {
  await page.goto('/candidat/mon-profil')
  await page.getByRole('link', { name: 'Remplir avec un CV' }).first().click()
  await expect(page.getByRole('heading', { name: 'Remplir mon profil avec un CV' })).toBeVisible()
  await page
    .getByLabel('Votre CV', { exact: true })
    .setInputFiles({ name, mimeType: '', buffer: Buffer.from(bytes) })
  await expect(page.getByRole('heading', { name: 'Ce que nous avons lu' })).toBeVisible()
  const asked = page.getByRole('region', { name: 'À confirmer' })
  if (name.endsWith('.docx')) {
    // The mistyped address stays as it is written until somebody says what it means.
    await expect(asked.getByLabel('E-mail')).toHaveValue('miora@gmail,com')
    await asked.getByRole('button', { name: 'Utiliser miora@gmail.com' }).click()
    await expect(asked.getByLabel('E-mail')).toHaveValue('miora@gmail.com')
  }
  while ((await asked.getByRole('button', { name: /^C’est juste/ }).count()) > 0)
    await asked
      .getByRole('button', { name: /^C’est juste/ })
      .first()
      .click()
  await page.getByRole('button', { name: 'Confirmer et enregistrer' }).click()
  await page.waitForURL(/cv-builder\/\d+/)
}

for (const { device, isPhone, size } of DEVICES) {
  test(`on ${device} a profile takes what is chosen of a PDF, a Word document, LinkedIn and JSON Resume`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await signIn(page, 'candidat@asafidy.test')
    // Both tests fill the same profile.
    const [pottery, weaving, valiha, embroidery] = ['Poterie', 'Vannerie', 'Valiha', 'Broderie'].map(
      (name) => `${name} ${isPhone ? 'ancienne' : 'moderne'}`,
    ) as [string, string, string, string]
    const files: [string, string, Uint8Array][] = [
      [pottery, 'cv.pdf', await composePdf(withSkill(pottery))],
      [weaving, 'cv.docx', (await writeExport(withSkill(weaving, 'miora@gmail,com'), 'docx')).bytes],
      [valiha, 'Basic_LinkedInDataExport.zip', linkedin(valiha)],
      [embroidery, 'cv.json', (await writeExport(withSkill(embroidery), 'json')).bytes],
    ]
    for (const [skill, name, bytes] of files) {
      await bring(page, name, bytes)
      const dialog = page.getByRole('dialog', { name: 'Mettre à jour mon profil' })
      await expect(dialog.getByRole('region', { name: /Compétences/ })).toContainText(skill)
      await expect(dialog.getByRole('region', { name: /Expérience/ })).toContainText(`Club ${skill}`)
      await expectAccessible(page)
      // What is unchecked stays as it is.
      await dialog.getByRole('checkbox', { name: /Expérience/ }).uncheck()
      await dialog.getByRole('button', { name: 'Mettre à jour mon profil' }).click()
      await expect(dialog).toBeHidden()
      await page.goto('/candidat/mon-profil')
      const skills = page.getByRole('region', { name: 'Compétences' })
      // A long list shows the rest of it at a press, once the page is alive.
      await expect(async () => {
        const others = skills.getByRole('button', { name: /^Afficher/ })
        if ((await others.count()) > 0) await others.click()
        await expect(skills.getByText(skill, { exact: true })).toBeVisible({ timeout: 1_000 })
      }).toPass()
      await expect(page.getByText(`Club ${skill}`)).toBeHidden()
    }
  })
}
