import { useLowData } from '#src/ui/low-data.ts'
import type { CompanyPage } from '../contract.ts'
import css from './photos.module.css'

const SHOWN = 5

/** The company's photos: the first ones at once, the others when asked for; each opens whole. */
export function CompanyPhotos({ company: { name, photos } }: { company: CompanyPage }) {
  const isLow = useLowData()
  if (photos.length === 0) return null
  const rest = photos.slice(SHOWN)
  const draw = (photo: CompanyPage['photos'][number], index: number) => {
    const words = photo.caption || `${name}, photo ${index + 1}`
    return (
      <li key={photo.id}>
        <a href={photo.large} target="_blank" rel="noopener">
          {isLow ? (
            <span>{words}</span>
          ) : (
            <img src={photo.small} width={640} height={480} loading="lazy" decoding="async" alt={words} />
          )}
          <span className="hidden-text"> (nouvel onglet)</span>
        </a>
        {photo.caption && !isLow && <small aria-hidden="true">{photo.caption}</small>}
      </li>
    )
  }
  return (
    <section id="photos">
      <h2>Photos</h2>
      <ul className={css.photos}>{photos.slice(0, SHOWN).map(draw)}</ul>
      {rest.length > 0 && (
        <details className={css.more}>
          <summary>Les {photos.length} photos</summary>
          <ul className={css.photos}>{rest.map((photo, index) => draw(photo, SHOWN + index))}</ul>
        </details>
      )}
    </section>
  )
}
