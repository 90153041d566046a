import { z } from 'zod'
import {
  CEFR_LEVELS,
  FONT_PAIR_NAMES,
  DOCUMENT_LIMITS as MOST,
  type ResumeDocument,
  SIZES,
  SPACINGS,
  TEMPLATE_NAMES,
} from './document.ts'

// On the wire an empty text is null; a lone half of a surrogate pair is what no JSON column takes.
const typed = (max: number, tooLong: string) =>
  z
    .string()
    .nullish()
    .transform((value) => (value ?? '').toWellFormed())
    .pipe(z.string().max(max, tooLong))

const text = typed(MOST.text, `Ce champ ne doit pas dépasser ${MOST.text} caractères.`)
const richText = typed(
  MOST.rich_text,
  `Ce texte ne doit pas dépasser ${MOST.rich_text} caractères, mise en forme comprise.`,
)
const id = z.string().regex(/^[\w-]{1,40}$/, 'Cet identifiant n’est pas valide.')
const moment = text.pipe(
  z
    .string()
    .regex(
      /^((19|20)\d\d(-(0[1-9]|1[0-2]))?)?$/,
      'Écrivez une année ou un mois et une année\u00a0: 2021 ou 03/2021.',
    ),
)
const url = typed(MOST.url, `Ce lien ne doit pas dépasser ${MOST.url} caractères.`).pipe(
  z.string().regex(/^(|https?:\/\/[^\s]+|mailto:[^\s]+)$/i, 'Écrivez un lien qui commence par https://'),
)
const languageLevel = z
  .enum(['', ...CEFR_LEVELS])
  .nullish()
  .transform((level) => level ?? '')

const period = { start: moment, end: moment, is_current: z.boolean() }
const entry = { id, is_hidden: z.boolean() }

function section<Kind extends string, Entry extends z.ZodRawShape>(kind: Kind, shape: Entry) {
  return z.object({
    id,
    heading: text,
    is_hidden: z.boolean(),
    kind: z.literal(kind),
    entries: z
      .array(z.object({ ...entry, ...shape }))
      .max(MOST.entries, `Une section ne peut pas contenir plus de ${MOST.entries} éléments.`),
  })
}

/** What the server accepts as a CV, and what it gives back. */
export const resumeDocument: z.ZodType<ResumeDocument> = z.object({
  identity: z.object({
    first_name: text,
    last_name: text,
    headline: text,
    email: text,
    phone_number: text,
    city: text,
    address: text,
    driving_licence: text,
    links: z
      .array(z.object({ id, label: text, url, is_hidden: z.literal(true).optional() }))
      .max(10, 'Dix liens suffisent.'),
    photo: z
      .string()
      .max(64)
      .nullish()
      .transform((key) => key ?? null),
    show_photo: z.boolean(),
  }),
  sections: z
    .array(
      z.discriminatedUnion('kind', [
        z.object({
          id,
          heading: text,
          is_hidden: z.boolean(),
          kind: z.literal('summary'),
          text: richText,
        }),
        section('experience', { title: text, company: text, city: text, ...period, description: richText }),
        section('education', { degree: text, school: text, city: text, ...period, description: richText }),
        section('skills', { name: text, level: z.number().int().min(0).max(4), group: text }),
        section('languages', { name: text, level: languageLevel }),
        section('interests', { name: text }),
        section('references', {
          name: text,
          position: text,
          company: text,
          email: text,
          phone_number: text,
          description: richText,
        }),
        section('certificates', { name: text, issuer: text, date: moment, url }),
        section('projects', { name: text, role: text, url, ...period, description: richText }),
        section('volunteering', {
          role: text,
          organisation: text,
          city: text,
          ...period,
          description: richText,
        }),
        section('links', { label: text, url }),
        section('custom', { title: text, subtitle: text, ...period, description: richText }),
      ]),
    )
    .max(MOST.sections, `Un CV ne peut pas contenir plus de ${MOST.sections} sections.`),
  style: z.object({
    template: z.enum(TEMPLATE_NAMES),
    accent: z.string().regex(/^#[0-9a-f]{6}$/, 'Choisissez une couleur.'),
    font: z.enum(FONT_PAIR_NAMES),
    size: z.enum(SIZES),
    spacing: z.enum(SPACINGS),
  }),
})
