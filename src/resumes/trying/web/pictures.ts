import type { TemplateName } from '#src/resumes/shared/document.ts'
import administration from './pictures/administration.webp'
import cadre from './pictures/cadre.webp'
import classique from './pictures/classique.webp'
import compact from './pictures/compact.webp'
import creatif from './pictures/creatif.webp'
import economique from './pictures/economique.webp'
import elegant from './pictures/elegant.webp'
import serein from './pictures/serein.webp'

/** The first page of an invented person's CV in each template, printed by the template itself. */
export const PICTURES: Record<TemplateName, string> = {
  classique,
  serein,
  elegant,
  compact,
  cadre,
  creatif,
  administration,
  economique,
}
