import { expect, test } from 'vitest'
import { SCREENS } from './screens.tsx'

test('no two screens of the rail share an icon', () => {
  const titlesByIcon = Map.groupBy(
    SCREENS.filter(({ rail }) => rail),
    ({ rail }) => rail?.icon,
  )
  const shared = [...titlesByIcon.values()].filter(({ length }) => length > 1)
  expect(shared.map((screens) => screens.map(({ title }) => title))).toEqual([])
})
