import { useLowData } from '#src/ui/low-data.ts'
import { FIRST_VISIT_KILOBYTES } from '../shared/first-visit-weights.ts'
import css from './look-preview.module.css'

const OFFERS = [
  {
    mark: 'RC',
    title: 'Comptable confirmé H/F',
    where: 'Rindralaza Conseil, Antananarivo',
    terms: 'CDI, 1\u00A0200\u00A0000 – 1\u00A0600\u00A0000\u00A0Ar',
  },
  {
    mark: 'LB',
    title: 'Aide-comptable H/F',
    where: 'Lalantsara BTP, Toamasina',
    terms: 'CDD 6 mois, 700\u00A0000\u00A0Ar',
  },
]

const WEIGHTS = [
  ['full', 'Site complet'],
  ['low', 'Économie'],
] as const

/** An example of the list of offers, drawn as the page that it stands in, and what its two ways weigh. */
export function LookPreview() {
  const isLow = useLowData()
  const { full } = FIRST_VISIT_KILOBYTES
  return (
    <section aria-labelledby="apercu">
      <h2 id="apercu">La page Emplois, ainsi réglée</h2>
      <ul className={css.list}>
        {OFFERS.map(({ mark, title, where, terms }) => (
          <li key={title}>
            {!isLow && (
              <span className={css.mark} aria-hidden="true">
                {mark}
              </span>
            )}
            <span>
              <b>{title}</b>
              <span>{where}</span>
              <strong>{terms}</strong>
            </span>
          </li>
        ))}
      </ul>
      <dl className={css.weights}>
        {WEIGHTS.map(([way, label]) => {
          const kilobytes = FIRST_VISIT_KILOBYTES[way]
          return (
            <div key={way} data-shown={(way === 'low') === isLow || undefined}>
              <dt>{label}</dt>
              <dd>
                <i style={{ width: `${(kilobytes / full) * 100}%` }} />
                {kilobytes}
                {'\u00A0'}Ko
              </dd>
            </div>
          )
        })}
      </dl>
      <p className="small muted">
        Une première visite de cette page. Ensuite le programme du site est gardé, et chaque liste s’ouvre
        sans ses images.
      </p>
    </section>
  )
}
