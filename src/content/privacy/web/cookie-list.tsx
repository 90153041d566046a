import { COOKIES } from '../shared/cookies.ts'

/** Each cookie that the site writes, what it is for, and how long it is kept. */
export function CookieList() {
  return (
    <dl>
      {COOKIES.map(({ names, purpose, kept }) => (
        <div key={names[0]}>
          <dt>{names.join(', ')}</dt>
          <dd>
            {purpose} Durée&nbsp;: {kept}.
          </dd>
        </div>
      ))}
    </dl>
  )
}
