import { useSuspenseQuery } from '@tanstack/react-query'
import { CookieList } from '#src/content/privacy/web/cookie-list.tsx'
import { TextPage } from '#src/content/web/text-page.tsx'
import { currentTime, formatDate } from '#src/shared/dates.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { SafeHtml } from '#src/ui/display/safe-html.tsx'
import type { PageText } from '../contract.ts'
import { TEXT_PAGES, type TextPageName } from '../shared/pages.ts'
import { pageTextQuery } from './queries.ts'

const COOKIES = '<p>{cookies}</p>'

interface WrittenPageProps {
  page: TextPageName
  version?: string
}

/** A page whose text administrators write. */
export function WrittenPage({ page: name, version: asked }: WrittenPageProps) {
  const { data } = useSuspenseQuery(pageTextQuery(name, asked))
  const { page, lead, sections, version, is_present, versions } = data
  const { title, href, isBinding } = TEXT_PAGES[page]
  return (
    <TextPage
      title={title}
      lead={lead}
      since={isBinding ? version.effective_from : undefined}
      notice={!is_present && <OtherVersion href={href} version={version} />}
      sections={sections.map(({ id, title, html }) => ({ id, title, text: <SectionText html={html} /> }))}
      foot={versions.length > 1 && <Versions href={href} versions={versions} shown={version.id} />}
    />
  )
}

function SectionText({ html }: { html: string }) {
  const [before = '', after] = html.split(COOKIES, 2)
  return (
    <>
      <SafeHtml html={before} />
      {after !== undefined && (
        <>
          <CookieList />
          <SafeHtml html={after} />
        </>
      )}
    </>
  )
}

function OtherVersion({ href, version }: { href: string; version: PageText['version'] }) {
  const isAhead = new Date(version.effective_from).getTime() > currentTime()
  return (
    <>
      {isAhead
        ? `Ce texte vaudra à partir du ${formatDate(version.effective_from)}. `
        : 'Ce texte a été remplacé. '}
      <AppLink href={href}>Lire celui d’aujourd’hui</AppLink>
    </>
  )
}

interface VersionsProps {
  href: string
  versions: PageText['versions']
  /** The number of the one that stands on the page. */
  shown: number
}

/** What people agreed to stays readable, and what is to come can be read before. */
function Versions({ href, versions, shown }: VersionsProps) {
  return (
    <section aria-label="Versions">
      <h2>Versions</h2>
      <ul>
        {versions.map(({ id, effective_from }) => (
          <li key={id}>
            <AppLink href={`${href}?version=${id}`} aria-current={id === shown ? 'page' : undefined}>
              À partir du {formatDate(effective_from)}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
