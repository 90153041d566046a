import { useSuspenseQuery } from '@tanstack/react-query'
import { useLowData } from '#src/ui/low-data.ts'
import { LOGO_SIZE } from '../shared/partners.ts'
import css from './list.module.css'
import { partnersQuery } from './queries.ts'

/** Who works with the site; nothing while nobody does. */
export function PartnerList() {
  const { data } = useSuspenseQuery(partnersQuery)
  const isLow = useLowData()
  if (data.length === 0) return null
  return (
    <section id="partenaires" className={css.partners} aria-labelledby="partenaires-titre">
      <h2 id="partenaires-titre">Nos partenaires</h2>
      <ul className={css.list}>
        {data.map(({ id, name, address, sentence, logo }) => (
          <li key={id}>
            {logo && !isLow && (
              <img
                src={logo}
                alt=""
                loading="lazy"
                width={LOGO_SIZE.width / 2}
                height={LOGO_SIZE.height / 2}
              />
            )}
            <p>
              {address ? (
                <a href={address} rel="noopener">
                  {name}
                </a>
              ) : (
                <b>{name}</b>
              )}
            </p>
            {sentence && <p>{sentence}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
