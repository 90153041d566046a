import { useRouter } from '@tanstack/react-router'
import type { AskedQuestion } from '#src/applications/reviewing/contract.ts'
import { Button } from '#src/ui/button.tsx'
import { ChevronDownIcon } from '#src/ui/icons.tsx'
import { useMenu } from '#src/ui/overlay/menu.ts'
import { type ApplicationsSearch, listHref } from '../filters.ts'
import css from './menus.module.css'

interface ColumnsMenuProps {
  questions: readonly AskedQuestion[]
  search: ApplicationsSearch
}

/** The menu gives the offer's questions a column; it is not there where no question is asked. */
export function ColumnsMenu({ questions, search }: ColumnsMenuProps) {
  const router = useRouter()
  const { open, setOpen, box } = useMenu<HTMLDivElement>()
  if (questions.length === 0) return null
  const shown = placesIn(search)
  const toggle = (place: number) => {
    const places = shown.includes(place) ? shown.filter((each) => each !== place) : [...shown, place].sort()
    const { page, candidature } = search
    const href = listHref(search, { page, candidature, colonnes: places.join('') || undefined })
    void router.navigate({ href, replace: true, resetScroll: false })
  }
  return (
    <div ref={box} className={css.box}>
      <Button look="secondary" small aria-expanded={open} onClick={() => setOpen(!open)}>
        Colonnes
        <ChevronDownIcon size={16} />
      </Button>
      {open && (
        <fieldset className={css.panel}>
          <legend>Réponses montrées en colonnes</legend>
          {questions.map(({ text }, index) => (
            <label key={text}>
              <input type="checkbox" checked={shown.includes(index + 1)} onChange={() => toggle(index + 1)} />
              {text}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  )
}

export function shownColumns(search: ApplicationsSearch, questions: readonly AskedQuestion[]): string[] {
  return placesIn(search).flatMap((place) => questions[place - 1]?.text ?? [])
}

function placesIn({ colonnes = '' }: ApplicationsSearch): number[] {
  return [...new Set([...colonnes].map(Number))].sort()
}
