import { formatCount } from '#src/shared/money.ts'
import { plural } from '#src/shared/phrases.ts'

interface SlotCounts {
  /** The offers that visitors can apply to. */
  active: number
  /** Those that are published, paused or in validation. */
  taken: number
  /** Null without a limit. */
  total: number | null
}

/** « 9 offres actives », and « 13 places prises sur 100 » where others than the active ones take places. */
export function slotWords({ active, taken, total }: SlotCounts) {
  const places = plural(taken, 'place prise', 'places prises')
  return {
    active: plural(active, 'offre active', 'offres actives'),
    places:
      total === null
        ? `${formatCount(taken)} ${places}, sans limite`
        : `${formatCount(taken)} ${places} sur ${formatCount(total)}`,
    why: taken > active ? 'offres en ligne, en pause ou en validation' : null,
  }
}
