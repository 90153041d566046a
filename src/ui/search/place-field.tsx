import { PinIcon } from '#src/ui/icons.tsx'
import css from './bar.module.css'

const TOWNS = [
  ...['Antananarivo', 'Toamasina', 'Antsirabe', 'Mahajanga', 'Fianarantsoa', 'Toliara', 'Antsiranana'],
  ...['Nosy Be', 'Sambava', 'Morondava', 'Tolagnaro', 'Ambatondrazaka', 'Analamanga', 'Vakinankaratra'],
]

/** A town or a region, by any of its names. */
export function PlaceField({ place }: { place: string }) {
  return (
    <>
      <label className={css.field}>
        <PinIcon />
        <span className="hidden-text">Ville ou région</span>
        <input
          key={place}
          name="city"
          maxLength={80}
          defaultValue={place}
          placeholder="Ville ou région"
          list="places"
          autoComplete="off"
        />
      </label>
      <datalist id="places">
        {TOWNS.map((town) => (
          <option key={town} value={town} />
        ))}
      </datalist>
    </>
  )
}
