import type { PublicProfile } from '#src/profiles/contract.ts'
import { capitalised } from '#src/shared/phrases.ts'
import { periodOf } from '../words.ts'
import css from './lists.module.css'

/** The parts of a profile as they are read, by its owner and by everybody. */
export function Experiences({ list }: { list: PublicProfile['experiences'] }) {
  return (
    <ol className={css.entries}>
      {list.map((each, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries may be alike and do not move while they are read.
        <li key={index}>
          <h3>{each.title}</h3>
          <p className={css.sub}>
            <span>{[each.company, each.city].filter(Boolean).join(', ')}</span>
            <span>{periodOf(each)}</span>
          </p>
          {each.description && <p className={css.text}>{each.description}</p>}
        </li>
      ))}
    </ol>
  )
}

export function Schools({ list }: { list: PublicProfile['education'] }) {
  return (
    <ol className={css.entries}>
      {list.map(({ degree, school, year }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same.
        <li key={index}>
          <h3>{degree}</h3>
          <p className={css.sub}>
            <span>{school}</span>
            <span>{year}</span>
          </p>
        </li>
      ))}
    </ol>
  )
}

export function Words({ list }: { list: string[] }) {
  return (
    <ul className={css.words}>
      {list.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  )
}

export function Languages({ list }: { list: PublicProfile['languages'] }) {
  return (
    <ul className={css.pairs}>
      {list.map(({ name, level }) => (
        <li key={name}>
          <b>{name}</b>
          <span>{capitalised(level)}</span>
        </li>
      ))}
    </ul>
  )
}
