import type { ReactNode } from 'react'
import { formatMoney } from '#src/shared/money.ts'
import { BareButton } from '#src/ui/button.tsx'
import css from '../desk/desk.module.css'
import { FLAG_LABELS } from '../desk/labels.ts'
import type { OfferReply } from '../desk/queries.ts'
import { usePublicSite } from '../session/session.ts'
import { findFlaggedPart, scrollToPart } from './text-parts.ts'

type Flag = OfferReply['flags'][number]

/** What the moderator should look at, each with the words that raised it and where they stand. */
export function Flags({ flags, offer }: { flags: Flag[]; offer: OfferReply }) {
  if (flags.length === 0) return null
  return (
    <section className={css.card} aria-label="Points relevés">
      <ol className={css.flags}>
        {flags.map((flag, index) => (
          <li key={`${flag.kind} ${flag.found}`} className={flag.kind === 'money_asked' ? css.grave : ''}>
            <span className={css.number}>{index + 1}</span>
            <b>{FLAG_LABELS[flag.kind]}</b>
            <span>{foundWords(flag)}</span>
            <Place flag={flag} offer={offer} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function foundWords({ kind, found }: Flag): ReactNode {
  if (kind === 'near_duplicate' || kind === 'abroad_without_reference') return null
  if (kind === 'below_minimum_wage') return `${formatMoney(Number(found))} par mois au plus`
  return `«\u00a0${found}\u00a0»`
}

/** Leads to the text that holds the words, or to the offer that this one resembles. */
function Place({ flag, offer }: { flag: Flag; offer: OfferReply }) {
  const site = usePublicSite()
  if (flag.kind === 'near_duplicate')
    return (
      <a href={site + flag.found} target="_blank" rel="noopener">
        Comparer
      </a>
    )
  const part = findFlaggedPart(offer, flag)
  if (!part) return null
  return (
    <BareButton className={css.jump} onClick={() => scrollToPart(part.name)}>
      {part.title}
    </BareButton>
  )
}
