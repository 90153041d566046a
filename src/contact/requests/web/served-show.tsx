import { createIsomorphicFn } from '@tanstack/react-start'
import { Suspense, useState } from 'react'
import { lazyPart } from '#src/ui/lazy-part.ts'
import css from './sourcing-show.module.css'
import SourcingShow from './sourcing-show.tsx'

const PLACE = 'presentation'

/**
 * What is only read, and so comes as it was served: the scripts of the page are spared its words. They are downloaded
 * where the page is drawn in the browser, after a link of another one.
 */
export const ServedShow = createIsomorphicFn()
  .server(() => (
    <div id={PLACE} className={css.show}>
      <SourcingShow />
    </div>
  ))
  .client(() => <KeptShow />)

const LateShow = lazyPart(() => import('./sourcing-show.tsx'))

function KeptShow() {
  const [served] = useState(() => document.getElementById(PLACE)?.innerHTML)
  if (served === undefined)
    return (
      <div id={PLACE} className={css.show}>
        <Suspense>
          <LateShow />
        </Suspense>
      </div>
    )
  const props = { id: PLACE, className: css.show, suppressHydrationWarning: true }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server wrote it, of nothing but the words of its component
  return <div {...props} dangerouslySetInnerHTML={{ __html: served }} />
}
