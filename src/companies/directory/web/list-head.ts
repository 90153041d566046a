import { createIsomorphicFn } from '@tanstack/react-start'
import { withServedHead } from '#src/shell/page-head.ts'
import { siteOrigin } from '#src/shell/site-origin.ts'
import { type CompanyList, headOfList } from './page-head.ts'

/** Search engines read this head in the page as it was served, so the browser does not load it. */
const servedHead = createIsomorphicFn()
  .server((list: CompanyList) => headOfList(list, siteOrigin()))
  .client((_list: CompanyList): null => null)

/** What the loader of a list of companies brings for its head. */
export const withListHead = (list: CompanyList) => withServedHead({ title: list.title }, servedHead(list))
