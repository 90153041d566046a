import css from '../desk/desk.module.css'
import type { OfferReply } from '../desk/queries.ts'
import { FLAG_WORDS } from '../desk/words.ts'

/** What should be looked at, each with the words that it was found by. */
export function Flags({ flags }: { flags: OfferReply['flags'] }) {
  if (flags.length === 0) return null
  return (
    <section className={css.card} aria-label="Points relevés">
      <ol className={css.flags}>
        {flags.map(({ kind, found }, index) => (
          <li key={`${kind} ${found}`} className={kind === 'money_asked' ? css.grave : ''}>
            <span className={css.number}>{index + 1}</span>
            <b>{FLAG_WORDS[kind]}</b>
            <span>{found && <>«&nbsp;{found}&nbsp;»</>}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
