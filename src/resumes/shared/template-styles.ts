import type { ResumeStyle, TemplateName } from './document.ts'

/** What each template was drawn with: how it looks where it is offered, until a person chooses otherwise. */
export const TEMPLATE_STYLES: Record<TemplateName, Pick<ResumeStyle, 'accent' | 'font'>> = {
  classique: { accent: '#1d4ed8', font: 'source-sans' },
  serein: { accent: '#6f1d2b', font: 'source-serif' },
  elegant: { accent: '#1f5f4a', font: 'figtree' },
  compact: { accent: '#b4441a', font: 'figtree' },
  cadre: { accent: '#1f2937', font: 'source-sans' },
  creatif: { accent: '#5b21b6', font: 'figtree' },
  administration: { accent: '#1d4ed8', font: 'source-sans' },
  economique: { accent: '#1f2937', font: 'source-sans' },
}
