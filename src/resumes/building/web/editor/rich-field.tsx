import { Suspense, useState } from 'react'
import { textOfHtml } from '#src/resumes/shared/rich-words.ts'
import { BareButton } from '#src/ui/button.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { RichTextField } from '#src/ui/rich-text/field.tsx'
import { SparkIcon } from '#src/ui/workspace-icons.tsx'
import css from './fields.module.css'
import { withLine } from './lines.ts'

const Ideas = lazyPart(() => import('./ideas.tsx'))

interface RichFieldProps {
  name: string
  label: string
  hint?: string
  value: string
  onChange: (html: string) => void
  max: number
  /** The ideas are about this; without it the field proposes none, because the text is its writer's own. */
  ideas?: 'tasks' | 'summary'
  /** What the ideas are for: the post, or the person’s own title. */
  title?: string
}

/** A text with bold, italic, lists and links, and ideas for who does not know how to begin. */
export function RichField({ ideas, title = '', value, onChange, max, ...field }: RichFieldProps) {
  const [shown, setShown] = useState(false)
  const length = textOfHtml(value).length
  return (
    <div className={css.rich}>
      <RichTextField
        {...field}
        plain
        value={value}
        onChange={onChange}
        max={max}
        length={length}
        {...(length > max && { error: `Ce texte est long\u00a0: visez ${max} caractères au plus.` })}
      />
      {ideas && (
        <BareButton className={css.ideas} aria-expanded={shown} onClick={() => setShown(!shown)}>
          <SparkIcon size={16} />
          Besoin d’idées&nbsp;?
        </BareButton>
      )}
      {ideas && shown && (
        <Suspense>
          <Ideas
            about={ideas}
            title={title}
            onChoose={(line) => onChange(withLine(value, line, ideas === 'tasks'))}
          />
        </Suspense>
      )}
    </div>
  )
}
