import { COMPLETE, resume, section } from '../../resumes/printed-resumes.ts'
import { expect, expectAccessible, signIn, test, waitUntilAlive } from '../browser.ts'
import { DEVICES, look, savedBy, write } from '../cv-bench.ts'

const description = '<ul><li>Tenue des comptes.</li><li>Suivi des fournisseurs et des impayés.</li></ul>'

function withPosts(count: number) {
  const posts = Array.from({ length: count }, (_, index) => ({
    title: `Comptable ${index + 1}`,
    company: 'Coopérative',
    start: '2012',
    end: '2014',
    description,
  }))
  const [, , , skills, languages] = COMPLETE.sections
  const others = [skills, languages].flatMap((each) => (each ? [each] : []))
  return resume(COMPLETE.identity, [
    section('experience', posts),
    section('education', [{ degree: 'Licence', school: 'Université', start: '2009', end: '2012' }]),
    ...others,
  ])
}

const HALF_EMPTY = /^La page 2 est vide à plus de la moitié/

for (const { device, isPhone, size } of DEVICES) {
  test(`on ${device} a page for next to nothing is said, taken away by one press and given back by another`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await page.addInitScript(
      (kept) => localStorage.setItem('asafidy-cv-essai', kept),
      JSON.stringify(withPosts(8)),
    )
    await page.goto('/creer-un-cv')
    await waitUntilAlive(page)
    await page.getByRole('button', { name: 'Commencer avec celui-ci, Classique' }).click()
    await look(page, isPhone)
    await expect(page.getByRole('img', { name: 'Page 2 sur 2 de votre CV' })).toBeVisible()
    await write(page, isPhone)
    await page.getByText(/à voir$/).click()
    await expect(page.getByRole('button', { name: HALF_EMPTY })).toBeVisible()

    await look(page, isPhone)
    await page.getByRole('button', { name: 'Tenir en une page' }).click()
    await expect(page.getByText(/le CV tient en 1\spage\.$/)).toBeVisible()
    await expect(page.getByRole('img', { name: 'Page 1 sur 1 de votre CV' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Tenir en une page' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Annuler' })).toBeFocused()
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectAccessible(page)
    await write(page, isPhone)
    await expect(page.getByRole('button', { name: HALF_EMPTY })).toBeHidden()

    await look(page, isPhone)
    await page.getByRole('button', { name: 'Annuler' }).click()
    await expect(page.getByRole('img', { name: 'Page 2 sur 2 de votre CV' })).toBeVisible()
    await expect(page.getByLabel('Taille')).toHaveValue('medium')
    await expect(page.getByLabel('Espacement')).toHaveValue('normal')
  })
}

test('a CV of an account is set on two pages and kept so; one that is too long stays as it is', async ({
  page,
}) => {
  await signIn(page, 'candidat@asafidy.test')
  await page.goto('/candidat/mes-cv')
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const made = await page.request.post('/api/applicant/resumes', {
    headers: { 'x-xsrf-token': decodeURIComponent(token), accept: 'application/json' },
    data: { title: 'Comptable', name: 'Long', description: 'Long', is_draft: false, document: withPosts(20) },
  })
  const { data } = (await made.json()) as { data: { id: number } }
  await page.goto(`/candidat/cv-builder/${data.id}`)
  await expect(page.getByRole('img', { name: 'Page 3 sur 3 de votre CV' })).toBeVisible()
  await page.getByRole('button', { name: 'Tenir en une page' }).click()
  await expect(page.getByText(/^Même petit et serré, ce CV fait 2\spages/)).toBeVisible()
  await expect(page.getByLabel('Taille')).toHaveValue('medium')
  await savedBy(page, () => page.getByRole('button', { name: 'Tenir en deux pages' }).click())
  await expect(page.getByRole('img', { name: 'Page 2 sur 2 de votre CV' })).toBeVisible()
  const set = await page.getByLabel('Espacement').inputValue()
  await page.reload()
  await expect(page.getByRole('img', { name: 'Page 2 sur 2 de votre CV' })).toBeVisible()
  await expect(page.getByLabel('Espacement')).toHaveValue(set)
})
