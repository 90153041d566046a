import { useState } from 'react'
import { areaOf } from '#src/occupations/shared/areas.ts'
import { ACTIVITY_AREAS } from '#src/reference/shared/lists.ts'
import { wordKey } from '#src/shared/phrases.ts'
import { BareButton } from '#src/ui/button.tsx'
import { PlusIcon } from '#src/ui/workspace-icons.tsx'
import css from './fields.module.css'
import { AREA_IDEAS } from './idea-lists.ts'
import { useTrade } from './trades/use-trade.ts'

const OTHER = 29

interface SkillIdeasProps {
  /** Skills that the CV has already are not proposed. */
  known: string[]
  /** The CV's title decides which skills are shown first. */
  headline: string
  onChoose: (name: string) => void
}

/** Skills that one's trade asks for. */
export default function SkillIdeas({ known, headline, onChoose }: SkillIdeasProps) {
  const trade = useTrade(headline)
  const [picked, setPicked] = useState<number | null>(null)
  const area = picked ?? (trade && areaOf(trade.code)) ?? OTHER
  const written = new Set(known.map(wordKey))
  const skills = (AREA_IDEAS[area]?.skills ?? []).filter((skill) => !written.has(wordKey(skill)))
  return (
    <div className={css.skills}>
      <label className="small muted">
        Suggestions&nbsp;:{' '}
        <select value={area} onChange={({ target }) => setPicked(Number(target.value))}>
          {ACTIVITY_AREAS.map(({ id, name }) => (
            <option key={id} value={id}>
              {id === OTHER ? 'Tous secteurs' : name}
            </option>
          ))}
        </select>
      </label>
      <ul className={css.chips}>
        {skills.map((skill) => (
          <li key={skill}>
            <BareButton onClick={() => onChoose(skill)} aria-label={`Ajouter ${skill}`}>
              <PlusIcon size={14} />
              {skill}
            </BareButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
