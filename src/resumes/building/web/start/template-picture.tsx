import type { TemplateName } from '#src/resumes/shared/document.ts'
import { TEMPLATE_PICTURES } from '#src/resumes/web/templates/pictures.ts'

/** Shows a CV as the template prints it. */
export function TemplatePicture({ template }: { template: TemplateName }) {
  return <img src={TEMPLATE_PICTURES[template]} alt="" width={360} height={509} loading="lazy" />
}
