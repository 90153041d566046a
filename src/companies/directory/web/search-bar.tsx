import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { HiddenParameters } from '#src/ui/form/hidden-parameters.tsx'
import { BuildingIcon, SearchIcon } from '#src/ui/icons.tsx'
import css from '#src/ui/search/bar.module.css'
import { PlaceField } from '#src/ui/search/place-field.tsx'
import type { SearchParams } from '#src/ui/search-params.ts'
import { searchOfForm, valuesOf } from '#src/ui/search-params.ts'

/** A company's name and a place; a plain form, so that it works without scripts. */
export function CompanySearchBar({ path, search }: { path: string; search: SearchParams }) {
  const navigate = useNavigate()
  const { name: _name, city: _city, page: _page, ...others } = search
  const name = valuesOf(search, 'name')[0] ?? ''
  const towns = valuesOf(search, 'city')
  const place = towns.find((each) => !/^\d+$/.test(each)) ?? ''
  const boxed = towns.filter((each) => each !== place)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    navigate({ to: path, search: searchOfForm(event.currentTarget) as never })
  }
  return (
    <search>
      <form action={path} method="get" className={classes(css.search, css.compact)} onSubmit={submit}>
        <label className={css.field}>
          <BuildingIcon />
          <span className="hidden-text">Nom de la société</span>
          <input
            key={name}
            type="search"
            name="name"
            maxLength={100}
            defaultValue={name}
            placeholder="Société"
            autoComplete="off"
          />
        </label>
        <PlaceField place={place} />
        <HiddenParameters values={boxed.length > 0 ? { ...others, city: boxed } : others} />
        <Button type="submit" scriptless aria-label="Rechercher" className={css.submit}>
          <SearchIcon />
          <span>Rechercher</span>
        </Button>
      </form>
    </search>
  )
}
