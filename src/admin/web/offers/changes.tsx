import type { OfferContent } from '#src/offers/writing/shared/content.ts'
import { SafeHtml } from '#src/ui/display/safe-html.tsx'
import css from '../desk/desk.module.css'
import { Section } from '../desk/parts.tsx'
import type { OfferReply } from '../desk/queries.ts'
import { FIELD_LABELS } from './field-labels.ts'
import { TEXT_PARTS } from './text-parts.ts'

const TEXTS: readonly string[] = TEXT_PARTS.map(({ name }) => name)

/** The fields that the new text changes: as they are on the site, beside what they would become. */
export function Changes({ change }: { change: NonNullable<OfferReply['change']> }) {
  return (
    <Section title="Nouveau texte">
      {change.fields.length === 0 && <p className={css.none}>Rien ne change.</p>}
      {change.fields.map(({ field, before, after }) => (
        <div key={field} className={css.change}>
          <h3>{FIELD_LABELS[field as keyof OfferContent] ?? field}</h3>
          <div className={css.old}>
            <small>En ligne</small>
            <Value field={field} text={before} />
          </div>
          <div>
            <small>Proposé</small>
            <Value field={field} text={after} />
          </div>
        </div>
      ))}
    </Section>
  )
}

function Value({ field, text }: { field: string; text: string }) {
  if (!text) return <p>—</p>
  return TEXTS.includes(field) ? <SafeHtml html={text} /> : <p className={css.written}>{text}</p>
}
