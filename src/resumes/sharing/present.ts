import type { Env } from '#src/platform/env.ts'
import type { Share, SharedResume } from './contract.ts'
import { accessToken, shareToken } from './link.ts'
import { type Shared, stateOf } from './reading.ts'
import type { ShareRow } from './shares.ts'

export function presentShare(env: Env, row: ShareRow, now: Date): Share {
  const { id, views_count, own_views_count, robot_views_count } = row
  return {
    id,
    url: `${env.APP_URL}/cv/${shareToken(env, id)}`,
    state: stateOf(row, now),
    has_password: row.password_hash !== null,
    expires_at: row.expires_at.toISOString(),
    created_at: row.created_at.toISOString(),
    views_count,
    own_views_count,
    robot_views_count,
    last_viewed_at: row.last_viewed_at?.toISOString() ?? null,
  }
}

/** Before the password, and once it is closed, nothing says whose it is. */
export function presentShared(
  env: Env,
  { row, state, document }: Shared,
  pages: number | null,
  now: Date,
): SharedResume {
  const hidden = { name: '', headline: '', expires_at: null, pages_count: 0, access: null }
  if (!document) return { ...hidden, state }
  if (pages === null) return { ...hidden, state: 'locked' }
  const { first_name, last_name, headline } = document.identity
  return {
    state,
    name: [first_name, last_name].filter(Boolean).join(' '),
    headline,
    expires_at: row.expires_at.toISOString(),
    pages_count: pages,
    access: accessToken(env, row.id, now),
  }
}
