import type { Rolldown } from 'vite'

type Groups = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']
interface Modules {
  getModuleInfo(id: string): Rolldown.ModuleInfo | null
}

/** What stands around the pages of visitors. */
const GUEST_FRAME = 'layouts/default-layout.tsx'

/** Folders and files of `src/pages/` that people read who are not signed in; `vite-shared-chunks.test.ts` holds that each is there. */
export const GUEST_PAGES = [
  ...['public/', 'about/', 'account/', 'errors/'],
  ...[GUEST_FRAME, 'layouts/blank-layout.tsx'],
]

/** Every page asks for it by itself once it has been painted, a visitor's too. */
export const LATE_PART_OF_ALL = 'src/shell/deferred-widgets.tsx'

/** What holds a page's place while it loads is a part of its own, which is no page. */
const PAGE = /\/src\/pages\/(.*)\?tsr-split=(?!pendingComponent$)/

/** What fewer pages share is left to the bundler, which makes a file for each set of pages. */
const MANY_PAGES = 9

/**
 * Most visits begin on one of these. What they share with other pages of visitors is one script, and stands in the style
 * sheet of all: on a slow line each file that is asked for costs as long as 2 KB.
 */
export const FIRST_PAGES = ['public/home.tsx', 'public/offers.tsx', 'public/offer.tsx']

/** What fewer pages of visitors need is no part of the script that each of them loads. */
const MANY_GUEST_PAGES = 6

/**
 * How the scripts and style sheets of the pages are cut, by who needs them: what every page or many pages of visitors share,
 * what only pages of signed-in people share; what one page needs is in its own file. Visitors load nothing that only
 * signed-in people need.
 */
export const SHARED_CHUNKS: Groups = [
  // Packages change less often than the product, so that browsers keep this file longer.
  { name: 'vendor', test: /\/node_modules\//, tags: ['$initial'], priority: 5 },
  { name: nameStyleSheet, debugName: 'style sheets', test: /\/src\/.*\.css$/, priority: 4 },
  // What a script imports goes with it, so the one that everybody loads takes its share first.
  { name: nameShared, debugName: 'shared', test: /\/src\/.*\.tsx?$/, priority: 3 },
  { name: nameFirst, debugName: 'shared-first', test: /\/src\/.*\.tsx?$/, priority: 2 },
  { name: nameSignedIn, debugName: 'shared-signed-in', test: /\/src\/.*\.tsx?$/, priority: 1 },
]

function nameStyleSheet(id: string, modules: Modules): string | null {
  const { isInitial, pages, isOfLayout, isOfGuests, isOfManyGuests, isOfFirst } = whoNeeds(id, modules)
  if (isInitial || isOfManyGuests || isOfFirst || (isOfLayout && isOfGuests)) return 'styles'
  if (isOfGuests || (pages.length < 2 && !isOfLayout)) return null
  return 'styles-signed-in'
}

function nameShared(id: string, modules: Modules): string | null {
  const { isInitial, pages, isOfMany, isOfManyGuests } = whoNeeds(id, modules)
  // Most pages of visitors stand in it, and a small file of its own costs more than what is in it.
  const isOfFrame = pages.includes(GUEST_FRAME)
  return isInitial || isOfFrame || (isOfMany && isOfManyGuests) ? 'shared' : null
}

function nameFirst(id: string, modules: Modules): string | null {
  return whoNeeds(id, modules).isOfFirst ? 'shared-first' : null
}

function nameSignedIn(id: string, modules: Modules): string | null {
  const { isOfMany, isOfGuests } = whoNeeds(id, modules)
  return isOfMany && !isOfGuests ? 'shared-signed-in' : null
}

/** Who loads a module with themselves: the first script of every page, which pages, and whether a layout is among them. */
function whoNeeds(id: string, modules: Modules) {
  const seen = new Set([id])
  const pages: string[] = []
  let isInitial = false
  let isOfAll = false
  for (const each of seen) {
    const page = PAGE.exec(each)?.[1]
    if (page) pages.push(page)
    isOfAll ||= each.endsWith(LATE_PART_OF_ALL)
    const info = modules.getModuleInfo(each)
    isInitial ||= info?.isEntry ?? false
    for (const importer of info?.importers ?? []) seen.add(importer)
  }
  // A layout stands around many pages.
  const isOfLayout = pages.some((page) => page.startsWith('layouts/'))
  const isOfMany = pages.length >= MANY_PAGES
  const guestPages = pages.filter((page) => GUEST_PAGES.some((each) => page.startsWith(each)))
  const isOfGuests = isOfAll || guestPages.length > 0
  const isOfManyGuests = isOfAll || guestPages.length >= MANY_GUEST_PAGES
  const isOfGuestsOnly = guestPages.length === pages.length && !isOfMany
  const isOfFirst =
    isOfGuestsOnly && guestPages.length > 1 && FIRST_PAGES.some((page) => guestPages.includes(page))
  return { isInitial, pages, isOfLayout, isOfMany, isOfGuests, isOfManyGuests, isOfFirst }
}
