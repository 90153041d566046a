import { BUSINESS } from './business.ts'
import type { Family } from './family.ts'
import { MEDIA } from './media.ts'
import { OFFICE } from './office.ts'
import { PRODUCTION } from './production.ts'
import { SERVICES } from './services.ts'
import { TECHNOLOGY } from './technology.ts'

export const FAMILIES: readonly Family[] = [
  ...OFFICE,
  ...BUSINESS,
  ...TECHNOLOGY,
  ...MEDIA,
  ...PRODUCTION,
  ...SERVICES,
]

/** The families of one sector of activity. */
export function familiesOf(activity_area_id: number): Family[] {
  return FAMILIES.filter((family) => family.activity_area_id === activity_area_id)
}
