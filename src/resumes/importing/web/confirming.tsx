import { useEffect, useMemo, useRef, useState } from 'react'
import { PeriodFields } from '#src/resumes/building/web/editor/period-fields.tsx'
import {
  CEFR_LEVELS,
  LANGUAGE_LEVEL_WORDS,
  type Period,
  type ResumeDocument,
  type Section,
} from '#src/resumes/shared/document.ts'
import { plural } from '#src/shared/phrases.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { EmailField } from '#src/ui/form/email-field.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { CheckIcon } from '#src/ui/icons.tsx'
import type { ImportedResume } from '../contract.ts'
import css from './confirming.module.css'
import { type Doubt, doubtsOf, type Values, valuesOf } from './doubts.ts'

interface ConfirmingProps {
  read: ImportedResume
  /** The CV that was read, as corrected so far. */
  document: ResumeDocument
  onChange: (document: ResumeDocument) => void
  onLeft: (count: number) => void
}

const LABELS: Record<string, string> = {
  first_name: 'Prénom',
  last_name: 'Nom',
  headline: 'Titre',
  email: 'E-mail',
  title: 'Poste',
  company: 'Société',
  degree: 'Diplôme ou formation',
  school: 'Établissement',
}
/** These two fields are easily taken for each other. */
const PAIRS = [
  ['title', 'company'],
  ['degree', 'school'],
  ['first_name', 'last_name'],
] as const
const LEVELS = CEFR_LEVELS.map((level) => ({ value: level, label: LANGUAGE_LEVEL_WORDS[level] }))

/** What was read without being sure, each beside the lines of the file that it comes from, to be corrected or confirmed. */
export function Confirming({ read, document: cv, onChange, onLeft }: ConfirmingProps) {
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set())
  const heading = useRef<HTMLHeadingElement>(null)
  const asked = useMemo(() => doubtsOf(read.document, read.doubts, read.source), [read])
  const all = asked.flatMap((doubt) => {
    const values = valuesOf(cv, doubt.id)
    return values ? [{ ...doubt, values }] : []
  })
  const left = all.filter(({ id }) => !confirmed.has(id))
  useEffect(() => onLeft(left.length), [onLeft, left.length])
  if (all.length === 0) return null
  const confirm = (id: string) => {
    setConfirmed(new Set([...confirmed, id]))
    // The focus moves on, because the button goes with its card.
    heading.current?.focus()
  }
  const change = (id: string, patch: object) => onChange(changed(cv, id, patch))
  return (
    <section className={css.confirming} aria-labelledby="a-confirmer">
      <h2 id="a-confirmer" ref={heading} tabIndex={-1}>
        À confirmer
      </h2>
      <p className="muted" role="status">
        {left.length > 0 && 'Nous ne sommes pas sûrs de ces champs\u00a0: comparez avec votre fichier. '}
        {`${all.length - left.length} sur ${all.length} ${plural(all.length - left.length, 'vérifié')}.`}
      </p>
      {left.length === 0 && <Alert kind="success">Tout est vérifié. Il reste à enregistrer.</Alert>}
      <ol className={css.doubts}>
        {left.map((doubt) => (
          <li key={doubt.id} className={css.doubt} aria-labelledby={`doute-${doubt.id}`}>
            <h3 id={`doute-${doubt.id}`}>{doubt.place}</h3>
            {doubt.lines.length > 0 && (
              <figure className={css.lines}>
                <figcaption>Dans votre fichier</figcaption>
                {doubt.lines.map(({ text, isMeant }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines of a file never move.
                  <p key={index}>{isMeant ? <mark>{text}</mark> : text}</p>
                ))}
              </figure>
            )}
            <div className={css.fields}>
              <Fields doubt={doubt} onChange={(patch) => change(doubt.id, patch)} />
              <div className={css.actions}>
                <Swap doubt={doubt} onChange={(patch) => change(doubt.id, patch)} />
                <Button
                  small
                  look="soft"
                  aria-label={`C’est juste\u00a0: ${doubt.place}`}
                  onClick={() => confirm(doubt.id)}
                >
                  <CheckIcon size={18} />
                  C’est juste
                </Button>
              </div>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

interface DoubtProps {
  doubt: Doubt & { values: Values }
  onChange: (patch: object) => void
}

function Fields({ doubt: { id, fields, values }, onChange }: DoubtProps) {
  return fields.map((name) => {
    const key = `doute-${id}-${name}`
    if (name === 'start')
      return (
        <PeriodFields
          key={key}
          id={key}
          // An entry that has a start is a period.
          value={values as unknown as Period}
          onChange={onChange}
          current="Toujours en cours"
        />
      )
    const value = String(values[name] ?? '')
    const change = (next: string) => onChange({ [name]: next })
    if (name === 'level')
      return (
        <SelectField
          key={key}
          name={key}
          label="Niveau"
          empty="Niveau non précisé"
          choices={LEVELS}
          value={value}
          onChange={({ target }) => change(target.value)}
        />
      )
    const field = { name: key, label: LABELS[name] ?? name, value, maxLength: 255, autoComplete: 'off' }
    if (name === 'email')
      return <EmailField key={key} {...field} asksAtOnce onChange={({ target }) => change(target.value)} />
    return <TextField key={key} {...field} onChange={({ target }) => change(target.value)} />
  })
}

/** « Soudeur » and « Chantier Avaratra » in each other's place. */
function Swap({ doubt: { place, fields, values }, onChange }: DoubtProps) {
  const pair = PAIRS.find((names) => names.every((name) => fields.includes(name)))
  if (!pair) return null
  const [one, other] = pair
  const swap = () => onChange({ [one]: values[other], [other]: values[one] })
  return (
    <Button small look="quiet" aria-label={`Inverser\u00a0: ${place}`} onClick={swap}>
      Inverser
    </Button>
  )
}

function changed(cv: ResumeDocument, id: string, patch: object): ResumeDocument {
  if (id === 'identity') return { ...cv, identity: { ...cv.identity, ...patch } }
  const sections = cv.sections.map((section) => {
    if (section.kind === 'summary' || !section.entries.some((entry) => entry.id === id)) return section
    const entries = section.entries.map((entry) => (entry.id === id ? { ...entry, ...patch } : entry))
    // The patch is of the entry's own fields.
    return { ...section, entries } as Section
  })
  return { ...cv, sections }
}
