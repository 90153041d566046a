import type { ReactNode } from 'react'
import { formatMoney } from '#src/shared/money.ts'
import css from '../desk/desk.module.css'
import { usePublicSite } from '../desk/public-site.ts'
import type { OfferReply } from '../desk/queries.ts'
import { FLAG_WORDS } from '../desk/words.ts'
import { partWith, showPart } from './parts.ts'

type Flag = OfferReply['flags'][number]

/** What should be looked at, each with the words that it was found by and where they stand. */
export function Flags({ flags, offer }: { flags: Flag[]; offer: OfferReply }) {
  if (flags.length === 0) return null
  return (
    <section className={css.card} aria-label="Points relevés">
      <ol className={css.flags}>
        {flags.map((flag, index) => (
          <li key={`${flag.kind} ${flag.found}`} className={flag.kind === 'money_asked' ? css.grave : ''}>
            <span className={css.number}>{index + 1}</span>
            <b>{FLAG_WORDS[flag.kind]}</b>
            <span>{foundIn(flag)}</span>
            <Where flag={flag} offer={offer} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function foundIn({ kind, found }: Flag): ReactNode {
  if (kind === 'near_duplicate' || kind === 'abroad_without_reference') return null
  if (kind === 'below_minimum_wage') return `${formatMoney(Number(found))} par mois au plus`
  return `«\u00a0${found}\u00a0»`
}

function Where({ flag, offer }: { flag: Flag; offer: OfferReply }) {
  const site = usePublicSite()
  if (flag.kind === 'near_duplicate')
    return (
      <a href={site + flag.found} target="_blank" rel="noopener">
        Comparer
      </a>
    )
  const part = partWith(offer, flag)
  if (!part) return null
  return (
    <button type="button" className={css.jump} onClick={() => showPart(part.name)}>
      {part.title}
    </button>
  )
}
