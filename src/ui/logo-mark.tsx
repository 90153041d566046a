import { APP_NAME } from '#src/shared/app-name.ts'
import { LEAVES, LEAVES_AT } from './logo-paths.ts'

/** The three leaves alone, for the narrow rail. */
export function LogoMark() {
  return (
    <svg width="36" height="36" viewBox="0 0 48 48" role="img" aria-label={APP_NAME}>
      <g transform={LEAVES_AT}>
        <path fill="var(--logo-blue)" d={LEAVES.blue} />
        <path fill="var(--logo-earth)" d={LEAVES.earth} />
      </g>
    </svg>
  )
}
