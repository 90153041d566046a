import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { HiddenParameters } from '#src/ui/form/hidden-parameters.tsx'
import { SearchIcon } from '#src/ui/icons.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import css from '#src/ui/search/bar.module.css'
import { PlaceField } from '#src/ui/search/place-field.tsx'
import { type SearchParams, searchOfForm } from '#src/ui/search-params.ts'

interface SearchBarProps {
  keywords?: string
  place?: string
  /** The filters that are kept while the keywords change. */
  kept?: SearchParams
  /** On phones a compact bar has one line; the bar of the home page has two. */
  compact?: boolean
}

const Completions = lazyPart(() => import('../completions/web/completions.tsx'))

/** A plain form with the keywords and the place, so that it works without scripts. */
export function SearchBar({ keywords = '', place = '', kept = {}, compact }: SearchBarProps) {
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const [isReached, setReached] = useState(false)
  const reach = () => setReached(true)
  // The field may have had the focus before the scripts came.
  useEffect(() => setReached((is) => is || document.activeElement === field.current), [])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    navigate({ to: '/offres', search: searchOfForm(event.currentTarget) as never })
  }
  return (
    <search>
      <form
        action="/offres"
        method="get"
        className={classes(css.search, compact && css.compact)}
        onSubmit={submit}
      >
        <label className={css.field}>
          <SearchIcon />
          <span className="hidden-text">Métier, compétence ou société</span>
          <input
            key={keywords}
            ref={field}
            onFocus={reach}
            onInput={reach}
            type="search"
            name="keywords"
            maxLength={200}
            defaultValue={keywords}
            placeholder={compact ? 'Métier' : 'Métier ou compétence'}
            autoComplete="off"
          />
        </label>
        <PlaceField place={place} />
        <HiddenParameters values={kept} />
        <Button type="submit" scriptless aria-label="Rechercher" className={css.submit}>
          <SearchIcon />
          <span>Rechercher</span>
        </Button>
        {isReached && (
          <Suspense>
            <Completions key={keywords} field={field} />
          </Suspense>
        )}
      </form>
    </search>
  )
}
