import type { ContactMessageRow } from '../../contact/contract.ts'
import css from './message-text.module.css'

/** The whole message behind its first words, and the way to answer it. */
export function MessageText({ message: { email, object, message } }: { message: ContactMessageRow }) {
  return (
    <details className={css.message}>
      <summary>{message}</summary>
      <p>{message}</p>
      <a href={`mailto:${email}?subject=${encodeURIComponent(`Re: ${object}`)}`}>Répondre à {email}</a>
    </details>
  )
}
