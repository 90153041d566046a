import type { TemplateName } from '../../shared/document.ts'
import administration from './administration.webp'
import cadre from './cadre.webp'
import classique from './classique.webp'
import compact from './compact.webp'
import creatif from './creatif.webp'
import economique from './economique.webp'
import elegant from './elegant.webp'
import serein from './serein.webp'

/** The first page of an invented person's CV in each template, 360 pixels across (scripts/resume-templates.ts). */
export const TEMPLATE_PICTURES: Record<TemplateName, string> = {
  classique,
  serein,
  elegant,
  compact,
  cadre,
  creatif,
  administration,
  economique,
}
