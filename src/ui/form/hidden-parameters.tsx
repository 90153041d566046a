import type { SearchParams } from '../search-params.ts'

/** What a form sends beside its fields. */
export function HiddenParameters({ values }: { values: SearchParams }) {
  return Object.entries(values).flatMap(([name, value]) =>
    [value].flat().map((one) => <input key={`${name}=${one}`} type="hidden" name={name} value={one} />),
  )
}
