import { useState } from 'react'
import { areaOf } from '#src/occupations/shared/areas.ts'
import { ACTIVITY_AREAS } from '#src/reference/shared/lists.ts'
import { BareButton } from '#src/ui/button.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { PlusIcon } from '#src/ui/workspace-icons.tsx'
import css from './fields.module.css'
import { AREA_IDEAS, VERBS } from './idea-lists.ts'
import { TRADE_SENTENCES } from './trades/sentences.ts'
import { useTrade } from './trades/use-trade.ts'

interface IdeasProps {
  about: 'tasks' | 'summary'
  /** The post, or the person’s own title: its occupation has sentences of its own. */
  title: string
  onChoose: (line: string) => void
}

const OTHER = 29
/** The area chosen last, for the other texts of this CV too. */
let chosen = OTHER

/** Sentences of one's trade to begin with; each has blanks to fill, and is the person's to change. */
export default function Ideas({ about, title, onChoose }: IdeasProps) {
  const trade = useTrade(title)
  const [picked, setPicked] = useState<number | null>(null)
  const area = picked ?? (trade && areaOf(trade.code)) ?? chosen
  const own = trade && picked === null ? (TRADE_SENTENCES[trade.code] ?? []) : []
  const { tasks, summary } = AREA_IDEAS[area] ?? AREA_IDEAS[OTHER] ?? { tasks: [], summary: '' }
  const lines = about === 'tasks' ? [...new Set([...own, ...tasks])] : [summary]
  return (
    <div className={css.panel}>
      <SelectField
        name={`ideas-${about}`}
        label="Votre secteur"
        value={area}
        onChange={({ target }) => {
          chosen = Number(target.value)
          setPicked(chosen)
        }}
        choices={ACTIVITY_AREAS.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {own.length > 0 && trade && (
        <p className="small">
          D’abord pour <b>{trade.name}</b>, puis pour tout le secteur.
        </p>
      )}
      <p className="small muted">Ajoutez une phrase, puis remplacez les … par ce que vous avez fait.</p>
      <ul className={css.lines}>
        {lines.map((line) => (
          <li key={line}>
            <BareButton onClick={() => onChoose(line)}>
              <PlusIcon size={16} />
              {line}
            </BareButton>
          </li>
        ))}
      </ul>
      {about === 'tasks' && (
        <>
          <p className="small muted">Ou commencez par un verbe&nbsp;:</p>
          <ul className={css.chips}>
            {VERBS.map((verb) => (
              <li key={verb}>
                <BareButton onClick={() => onChoose(`${verb} …`)}>{verb}</BareButton>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
