import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { ResumeContent } from '../shared/parts.ts'

const TEMPLATE = readFileSync(join(import.meta.dirname, 'template.typ'), 'utf8')
const WEIGHTS = ['400Regular', '600SemiBold', '700Bold', '800ExtraBold']

let compiler: NodeCompiler | undefined

/** Composes a CV as a PDF, in a few milliseconds. */
export function composeResume(content: ResumeContent): Uint8Array {
  return compiled((made) => made.pdf(sourceOf(content)))
}

/** The same as a picture. */
export function composeSvg(content: ResumeContent): string {
  return compiled((made) => made.plainSvg(sourceOf(content)))
}

function compiled<T>(print: (made: NodeCompiler) => T): T {
  compiler ??= NodeCompiler.create({ fontArgs: [{ fontBlobs: readFonts() }] })
  const printed = print(compiler)
  compiler.evictCache(10)
  return printed
}

const sourceOf = (content: ResumeContent) => ({
  mainFileContent: TEMPLATE,
  inputs: { cv: JSON.stringify(printed(content)) },
})

function readFonts(): Buffer[] {
  const folder = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/figtree/package.json'))
  return WEIGHTS.map((weight) => readFileSync(join(folder, weight, `Figtree_${weight}.ttf`)))
}

function printed(content: ResumeContent) {
  const { person, experiences, education, languages } = content
  return {
    ...content,
    contact: [person.email, person.phone_number, person.city].filter(Boolean),
    experiences: experiences.map((each) => ({
      title: each.title,
      place: [each.company, each.city].filter(Boolean).join(', '),
      dates: `${month(each.start)} – ${each.end ? month(each.end) : 'aujourd’hui'}`,
      description: each.description,
    })),
    education: education.map((each) => ({ ...each, year: String(each.year) })),
    languages: languages.map((each) => `${each.name}\u00a0: ${each.level}`),
  }
}

/** `2021-03` as `03/2021`. */
function month(text: string): string {
  const [year, number] = text.split('-')
  return number ? `${number}/${year}` : text
}
