import { Link } from '@tanstack/react-router'
import type { AnchorHTMLAttributes } from 'react'
import { parseSearch } from './search-params.ts'

export interface AppLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path of this site, with its search and hash; anything else is left to the browser. */
  href: string
  /** Marks the link of the current page even with another search. */
  sameSearch?: boolean
  /** Marks the link on the pages below its own too. */
  withBelow?: boolean
  /** Takes this page's place in the history. */
  replace?: boolean
}

/** A link that changes page without reloading; `aria-current` is set on the page's own link. */
export function AppLink({
  href,
  sameSearch = false,
  withBelow = false,
  replace = false,
  ...props
}: AppLinkProps) {
  if (!href.startsWith('/') || props.target) return <a href={href} {...props} />
  const { pathname, search, hash } = new URL(href, 'http://site')
  return (
    <Link
      to={pathname as '/'}
      replace={replace}
      search={parseSearch(search) as never}
      activeOptions={{ exact: !withBelow, includeSearch: sameSearch }}
      {...(hash && { hash: hash.slice(1) })}
      {...(props as object)}
    />
  )
}
