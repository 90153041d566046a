import { linesOf } from '#src/content/rich-texts/shared/lines.ts'
import { APP_NAME } from '#src/shared/app-name.ts'
import { linkedData } from '#src/shared/markup.ts'
import { ofName } from '#src/shared/phrases.ts'
import { describePage } from '#src/shell/page-head.ts'
import type { QuestionGroup } from '../contract.ts'

/**
 * The head of the FAQ for search engines. A search on it is not indexed, as its questions stand on the page without one.
 * @param origin of the site, as `https://asafidy.mg`
 */
export function headOfFaq(origin: string, groups: readonly QuestionGroup[], isSearch: boolean) {
  const described = describePage({
    title: `Questions fréquentes | ${APP_NAME}`,
    summary: `Candidature, CV, recrutement, paiements, compte\u00A0: les réponses aux questions ${ofName(APP_NAME)}, le site d’emploi de Madagascar.`,
    address: `${origin}/faq`,
    isIndexed: !isSearch,
  })
  const scripts = isSearch ? [] : [{ type: 'application/ld+json', children: questionsData(groups) }]
  return { ...described, scripts }
}

/** https://schema.org/FAQPage, with the answers in plain text. */
function questionsData(groups: readonly QuestionGroup[]): string {
  const mainEntity = groups
    .flatMap(({ questions }) => questions)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: linesOf(answer).join('\n') },
    }))
  return linkedData({ '@type': 'FAQPage', mainEntity })
}
