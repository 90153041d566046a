import { SafeHtml } from '#src/ui/display/safe-html.tsx'
import css from '../desk/desk.module.css'
import { Section } from '../desk/parts.tsx'
import type { OfferReply } from '../desk/queries.ts'
import { FIELD_WORDS } from '../desk/words.ts'

const TEXTS = ['description', 'missions', 'profile']

/** What the new text changes: what is on the site beside what would be. */
export function Changes({ change }: { change: NonNullable<OfferReply['change']> }) {
  return (
    <Section title="Nouveau texte">
      {change.fields.length === 0 && <p className={css.text}>Rien ne change.</p>}
      {change.fields.map(({ field, before, after }) => (
        <div key={field} className={css.change}>
          <h3>{FIELD_WORDS[field] ?? field}</h3>
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
  return TEXTS.includes(field) ? <SafeHtml html={text} /> : <p>{text}</p>
}
