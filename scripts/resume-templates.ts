import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { typeset } from '../src/resumes/composing/typesetting.ts'
import { type ResumeDocument, TEMPLATE_NAMES, type TemplateName } from '../src/resumes/shared/document.ts'
import { wholePages } from '../src/resumes/shared/drawn-pages.ts'
import { TEMPLATE_STYLES } from '../src/resumes/shared/template-styles.ts'
import { BEGINNER, PEOPLE } from './resume-people.ts'

// node scripts/resume-templates.ts: prints a CV by each template, as the pictures that people choose from
// (src/resumes/web/templates) and all of them as one (docs/cv-modeles.png), well filled, then nearly empty.
const ROOT = join(import.meta.dirname, '..')
const PICTURES = join(ROOT, 'src/resumes/web/templates')
const A4 = 297 / 210
const [WIDTH, COLUMNS, GAP] = [400, 4, 20]
const HEIGHT = Math.round(WIDTH * A4)

mkdirSync(PICTURES, { recursive: true })
const [pages, nearlyEmpty]: [Buffer[], Buffer[]] = [[], []]
for (const template of TEMPLATE_NAMES) {
  const drawn = await draw(template, PEOPLE[template])
  const small = await sharp(drawn).resize(360).webp({ quality: 52, effort: 6 }).toBuffer()
  writeFileSync(join(PICTURES, `${template}.webp`), small)
  console.log(`${template}: ${small.length} bytes`)
  pages.push(await sheet(drawn))
  nearlyEmpty.push(await sheet(await draw(template, BEGINNER)))
}
pages.push(...nearlyEmpty)
const rows = Math.ceil(pages.length / COLUMNS)
const [width, height] = [COLUMNS * (WIDTH + GAP) + GAP, rows * (HEIGHT + GAP) + GAP]
const all = await sharp({ create: { width, height, channels: 3, background: '#e3e7ef' } })
  .composite(
    pages.map((input, index) => ({
      input,
      left: GAP + (index % COLUMNS) * (WIDTH + GAP),
      top: GAP + Math.floor(index / COLUMNS) * (HEIGHT + GAP),
    })),
  )
  .png({ palette: true, colours: 64, effort: 10 })
  .toBuffer()
writeFileSync(join(ROOT, 'docs/cv-modeles.png'), all)
console.log(`docs/cv-modeles.png: ${all.length} bytes`)

function sheet(drawn: Buffer): Promise<Buffer> {
  return sharp(drawn).resize(WIDTH, HEIGHT, { fit: 'fill' }).png().toBuffer()
}

/** The first page of a CV, three times as large as the site shows it, for sharp screens. */
async function draw(template: TemplateName, person: ResumeDocument): Promise<Buffer> {
  const style = { ...person.style, ...TEMPLATE_STYLES[template], template }
  const made = await typeset({ document: { ...person, style }, photo: null, output: 'pages' })
  if (!('drawn' in made)) throw new Error(`${template} was not printed: ${JSON.stringify(made)}`)
  return sharp(Buffer.from(wholePages(made.drawn)[0] ?? ''), { density: 144 })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer()
}
