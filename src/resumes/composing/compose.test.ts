import sharp from 'sharp'
import { expect, test } from 'vitest'
import { rewritePdf } from '#src/platform/files/pdf/rewrite.ts'
import { HOSTILE_STRINGS } from '#test/hostile-strings.ts'
import { readPdf } from '#test/resumes/pdf-text.ts'
import { PRINTED_RESUMES, resume, section, summary } from '#test/resumes/printed-resumes.ts'
import { type ResumeDocument, SIZES, TEMPLATE_NAMES, type TemplateName } from '../shared/document.ts'
import { wholePages } from '../shared/drawn-pages.ts'
import { composePages, composePdf, composePicture } from './compose.ts'

const { COMPLETE } = PRINTED_RESUMES

/** Of Typst's own language: none of it runs. */
const CODE = [
  '#panic("x")',
  '#read("/etc/passwd")',
  '#import "@preview/x:1.0.0"',
  '#image("../../package.json")',
  '$x^2$ *gras* _it_ @ref <lab> `code` // fin',
  '"); #eval("1"',
  '\\u{41} \\" \\',
  '] #[ {{ }} %s \u0007 \ud800',
]
const OTHERS = [
  '漢字 你好世界',
  'مرحبا بالعالم',
  '👩‍👩‍👧‍👦 😀 ✈️',
  'Ny teny malagasy, ô à ñ',
  'Ελληνικά Кириллица',
]

const as = (template: TemplateName, document: ResumeDocument): ResumeDocument => ({
  ...document,
  style: { ...document.style, template },
})

/** The complete CV with other words in every field that a person types. */
function filled(next: () => string): ResumeDocument {
  const kept = new Set(['id', 'kind', 'start', 'end', 'date', 'level', 'photo'])
  const fill = (value: unknown, key = ''): unknown => {
    if (typeof value === 'string') {
      if (kept.has(key)) return value
      return key === 'url' ? `https://a.test/${encodeURI(next().toWellFormed())}` : next()
    }
    if (Array.isArray(value)) return value.map((each) => fill(each))
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, fill(each, name)]))
  }
  return { ...(fill(COMPLETE) as ResumeDocument), style: COMPLETE.style }
}

/** 600 pixels across. */
const paper = (page: string) => sharp(Buffer.from(page)).flatten({ background: '#fff' }).resize(600)
const squeezed = (text: string) => text.replace(/[\s\p{Cf}]+/gu, '')

const HOSTILE = [...CODE, ...HOSTILE_STRINGS]

test.each(HOSTILE)('%s is printed as the words that it is, in every field', async (text) => {
  // Nothing in it acts, leads to a program or carries a file.
  expect(await rewritePdf(await composePdf(filled(() => text)))).toMatchObject({ ok: true, removed: [] })
})

test.each(TEMPLATE_NAMES)('%s prints whatever is typed, in every field', async (template) => {
  for (const text of HOSTILE) {
    const pdf = await composePdf(
      as(
        template,
        filled(() => text),
      ),
    )
    expect(pdf.length, text).toBeGreaterThan(2_000)
  }
})

test.each(TEMPLATE_NAMES)('%s runs no code and reads no file', async (template) => {
  for (const first of [0, 8, 16]) {
    let next = first
    const pdf = await composePdf(
      as(
        template,
        filled(() => HOSTILE[next++ % HOSTILE.length] ?? ''),
      ),
    )
    expect(await rewritePdf(pdf)).toMatchObject({ ok: true, removed: [] })
  }
  const { drawn } = await readPdf(
    await composePdf(
      as(
        template,
        filled(() => '#read("/etc/passwd")'),
      ),
    ),
  )
  expect(squeezed(drawn).split('#read("/etc/passwd")').length).toBeGreaterThan(20)
  expect(drawn).not.toContain('root:')
})

test.each(TEMPLATE_NAMES)('%s has letters for what is written in Madagascar and around', async (template) => {
  for (const text of OTHERS) {
    const { title, tagged } = await readPdf(
      await composePdf(
        as(
          template,
          filled(() => text),
        ),
      ),
    )
    expect(title).toBe(`CV ${text} ${text}`)
    const letters = squeezed(text).replace(/\p{Emoji_Presentation}|\u200d|\ufe0f/gu, '')
    // Lines from the right to the left are read in pieces.
    if (!/\p{Script=Arabic}/u.test(text)) expect(squeezed(tagged)).toContain(letters)
  }
})

test.each(TEMPLATE_NAMES)(
  '%s breaks a word of 200 letters and keeps it whole for who copies it',
  async (template) => {
    const word = 'Fandraharahana'.repeat(15).slice(0, 200)
    const pdf = await composePdf(
      as(
        template,
        filled(() => word),
      ),
    )
    const { drawn, pages } = await readPdf(pdf)
    expect(drawn.replace(/\s+/g, '').split(word).length).toBeGreaterThan(25)
    expect(pages).toBeGreaterThan(1)
    const [page = ''] = wholePages(
      await composePages(
        as(
          template,
          filled(() => word),
        ),
      ),
    )
    // No letter stands outside the paper.
    const edge = { left: 588, top: 260, width: 10, height: 560 }
    const right = await paper(page).extract(edge).png().toBuffer()
    const { channels } = await sharp(right).stats()
    // Two have a head in colour from edge to edge, which such a name makes as long as pages.
    const isWhite = channels.every(({ min }) => min > 240)
    expect(isWhite || template === 'compact' || template === 'creatif').toBe(true)
  },
)

test.each(TEMPLATE_NAMES)(
  '%s prints an empty CV, a name alone, and ten pages with their numbers',
  async (template) => {
    expect(await readPdf(await composePdf(as(template, resume({}, []))))).toMatchObject({
      pages: 1,
      title: 'CV',
    })
    const name = await readPdf(
      await composePdf(as(template, resume({ first_name: 'Soa' }, [section('skills', [])]))),
    )
    expect([name.pages, name.layout.includes('Compétences')]).toEqual([1, false])
    const text = `<p>${'Responsable des achats et du stock, du fournisseur au magasin. '.repeat(14)}</p>`
    const entries = Array.from({ length: 60 }, (_, index) => ({
      title: `Poste ${index + 1}`,
      company: 'Société',
      start: '2020',
      description: text,
    }))
    const long = await readPdf(
      await composePdf(as(template, resume({ first_name: 'Soa' }, [section('experience', entries)]))),
    )
    expect(long.pages).toBeGreaterThanOrEqual(10)
    // As it stands on the page too, in columns from the right to the left.
    expect(squeezed(long.drawn)).toContain(`10/${long.pages}`)
    expect(long.layout).toContain(`10 / ${long.pages}`)
    // No page ends with the title of what the next one begins with.
    const ends = long.layout.split('\f').map((page) =>
      page
        .trim()
        .split('\n')
        .filter((line) => line.trim() && !/\d+ \/ \d+/.test(line))
        .at(-1),
    )
    expect(ends.filter((line) => /Poste \d+/.test(line ?? '') && !line?.includes('fournisseur'))).toEqual([])
  },
)

test.each(TEMPLATE_NAMES)(
  '%s never parts the title of a section from what it begins with',
  async (template) => {
    const sections = Array.from({ length: 40 }, (_, index) =>
      index % 4 === 3
        ? section('languages', [{ name: 'Français' }, { name: `Anglais ${index}` }], `Titre ${index}`)
        : section(
            'references',
            [{ name: `Personne ${index}`, position: 'x '.repeat(index * 9) }],
            `Titre ${index}`,
          ),
    )
    for (const size of SIZES) {
      const cv = as(template, resume({ first_name: 'Soa' }, [summary('<p>Profil</p>'), ...sections]))
      const { layout, pages } = await readPdf(await composePdf({ ...cv, style: { ...cv.style, size } }))
      expect(pages).toBeGreaterThan(2)
      const ends = layout.split('\f').map((page) => {
        const lines = page.split('\n').filter((line) => line.trim() && !/\d+ \/ \d+/.test(line))
        return lines.at(-1)?.trim() ?? ''
      })
      expect(ends.filter((line) => /^(Titre \d+|Français)$/i.test(line))).toEqual([])
    }
  },
)

test('no paragraph ends with a figure alone on its line', async () => {
  for (const template of TEMPLATE_NAMES) {
    const { layout } = await readPdf(await composePdf(as(template, PRINTED_RESUMES.ENGINEER)))
    expect(layout, template).toContain('of a team')
    expect(layout.split('\n').filter((line) => /^\s*\d\.\s*$/.test(line))).toEqual([])
  }
})

test('a CV that would have too many pages is refused, with how many', async () => {
  const endless = resume(
    {},
    Array.from({ length: 30 }, () => summary(`<p>${'mot '.repeat(1_200)}</p>`)),
  )
  const large = { ...endless, style: { ...endless.style, size: 'large' as const, spacing: 'airy' as const } }
  await expect(
    composePdf({ ...large, sections: [...large.sections, ...large.sections] }),
  ).rejects.toMatchObject({
    status: 422,
    errors: { document: [expect.stringMatching(/^Ce CV aurait \d+\u00a0pages\./)] },
  })
})

test.each(TEMPLATE_NAMES)(
  '%s shows a photo when the person wants it, however large it came',
  async (template) => {
    const megapixels = { create: { width: 5_000, height: 4_000, channels: 3 as const, background: '#9a5' } }
    const photo = await sharp(megapixels).jpeg().toBuffer()
    const shown = as(template, resume({ first_name: 'Soa', photo: 'x', show_photo: true }, []))
    const [without, withPhoto] = [await composePdf(shown), await composePdf(shown, photo)]
    expect(withPhoto.length).toBeGreaterThan(without.length)
    expect(withPhoto.length).toBeLessThan(200_000)
    const hidden = await composePdf({ ...shown, identity: { ...shown.identity, show_photo: false } }, photo)
    expect(hidden.length).toBeLessThan(withPhoto.length)
  },
)

test('a photo that cannot be read is the part that is named', async () => {
  const shown = resume({ photo: 'x', show_photo: true }, [])
  await expect(composePdf(shown, Buffer.from('no picture'))).rejects.toMatchObject({
    status: 422,
    errors: { document: [expect.stringContaining('«\u00a0Photo\u00a0»')] },
  })
})

test('what is hidden is not printed, of whatever list', async () => {
  const hidden = COMPLETE.sections.map((section) => {
    if (section.kind === 'summary') return section
    const last = section.entries.at(-1)
    if (!last) return section
    const secret = { ...last, ...secretOf(last), id: 'secret', is_hidden: true }
    return { ...section, entries: [...section.entries, secret] } as typeof section
  })
  const links = [{ id: 'l', label: 'Secret', url: 'https://secret.exemple.test', is_hidden: true as const }]
  const shown = { ...COMPLETE, sections: hidden, identity: { ...COMPLETE.identity, links } }
  const { layout } = await readPdf(await composePdf(shown))
  expect(layout).toContain('PostgreSQL')
  expect(layout).not.toMatch(/secret/i)
  const skills = { ...section('skills', [{ name: 'Secret' }]), is_hidden: true }
  expect((await readPdf(await composePdf(resume({}, [skills])))).layout).not.toMatch(/Secret|Compétences/)
})

/** Its words, each replaced. */
function secretOf(entry: object): object {
  const kept = new Set(['id', 'start', 'end', 'date', 'level'])
  const words = Object.entries(entry).filter(([name, value]) => typeof value === 'string' && !kept.has(name))
  return Object.fromEntries(
    words.map(([name]) => [name, name === 'url' ? 'https://secret.exemple.test' : 'Secret']),
  )
}

test('the pages on a screen are those of the PDF, each on its own', async () => {
  const pages = wholePages(await composePages(as('elegant', PRINTED_RESUMES.ENGINEER)))
  const { pages: printed } = await readPdf(await composePdf(as('elegant', PRINTED_RESUMES.ENGINEER)))
  expect(pages.length).toBe(printed)
  for (const page of pages) {
    expect(page).toMatch(/^<svg [^>]*viewBox="0 \d/)
    expect(page).not.toMatch(/<script|<foreignObject|onload|javascript:/i)
    const { entropy } = await sharp(await paper(page).png().toBuffer()).stats()
    expect(entropy).toBeGreaterThan(0.5)
  }
})

test.each(TEMPLATE_NAMES)('%s is drawn in colours that an old telephone knows', async (template) => {
  const pages = wholePages(await composePages(as(template, COMPLETE)))
  expect(pages.join('')).not.toMatch(/"(oklab|oklch|lab|lch|color|color-mix)\(/)
})

test('a small picture of the first page is a light WebP', async () => {
  const picture = await composePicture(COMPLETE)
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 480 })
  expect(picture.length).toBeLessThan(60_000)
})

test('the accent is darkened until it is read on paper', async () => {
  const pale = { ...COMPLETE, style: { ...COMPLETE.style, accent: '#ffff66' } }
  const pages = wholePages(await composePages(pale))
  expect(pages.join('')).not.toContain('#ffff66')
})
