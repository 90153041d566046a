import { expect, test } from 'vitest'
import { COMPLETE, resume, section } from '#test/resumes/printed-resumes.ts'
import { composePages } from '../../../composing/compose.ts'
import type { ResumeDocument } from '../../../shared/document.ts'
import { remarksOnPages } from './page-remarks.ts'

const LINES = (count: number) => `<ul>${'<li>Tenue des comptes.</li>'.repeat(count)}</ul>`

function withPosts(lines: number[], more: ResumeDocument['sections'] = []): ResumeDocument {
  const posts = lines.map((each, index) => ({
    title: `Poste ${index + 1}`,
    company: 'Coopérative',
    start: '2012',
    end: '2014',
    description: LINES(each),
  }))
  return resume({ first_name: 'Soa', last_name: 'Rakoto', headline: 'Comptable' }, [
    section('experience', posts),
    ...more,
  ])
}

async function wordsOn(cv: ResumeDocument): Promise<string[]> {
  const { pages, parts } = await composePages(cv)
  return remarksOnPages(cv, { count: pages.length, parts }).map(({ words }) =>
    words.replaceAll('\u00a0', ' '),
  )
}

test('a CV of one page is left alone, however short, and so is one of two full pages', async () => {
  expect(await wordsOn(withPosts([2]))).toEqual([])
  expect(await wordsOn(withPosts([9, 9, 9, 9, 6, 6, 6, 3]))).toEqual([])
})

test('an entry that is cut between two pages is named, with the pages', async () => {
  const words = await wordsOn(withPosts([9, 9, 9, 25, 9, 9, 6]))
  expect(words).toContainEqual(
    expect.stringMatching(/^Expérience.*, Poste 4 : coupé entre les pages 1 et 2\./),
  )
})

test('a last page that is more than half empty is said, and what to press', async () => {
  const words = await wordsOn(withPosts([9, 9, 9, 9, 4]))
  expect(words).toEqual([
    'La page 2 est vide à plus de la moitié : faites tenir le CV en une page, ou complétez-le.',
  ])
})

test('a third page for one section alone is said, with its name', async () => {
  const references = section(
    'references',
    COMPLETE.sections.flatMap((each) => (each.kind === 'references' ? each.entries : [])),
  )
  const lines = Array.from({ length: 40 }, (_, count) => count)
  for (const count of lines) {
    const cv = withPosts([9, 9, 9, 9, 9, 9, 9, 9, count], [references])
    const { pages, parts } = await composePages(cv)
    const [alone] = parts.filter(({ entry, last_page }) => entry === '' && last_page === 3)
    if (pages.length < 3 || parts.filter(({ entry, last_page }) => !entry && last_page === 3).length > 1)
      continue
    expect(alone?.section).toBe('s1')
    expect(await wordsOn(cv)).toContain(
      'Une page 3 pour la seule section « Références » : faites tenir le CV en deux pages, ou raccourcissez-le.',
    )
    return
  }
  throw new Error('no CV has its references alone on a third page')
})
