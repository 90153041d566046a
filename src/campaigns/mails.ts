import type { ArticleItem } from '#src/content/articles/contract.ts'
import { articleHref } from '#src/content/articles/shared/addresses.ts'
import { CATEGORY_LABELS } from '#src/content/articles/shared/categories.ts'
import { unsubscribing } from '#src/notifications/unsubscribe-link.ts'
import type { Env } from '#src/platform/env.ts'
import { renderMail } from '#src/platform/mail/layout.ts'
import { APP_NAME } from '#src/shared/app-name.ts'
import type { CampaignInput } from './campaigns.ts'

interface CampaignMail {
  campaign: Omit<CampaignInput, 'article_ids'>
  articles: readonly ArticleItem[]
  /** Identifies the subscriber and the delivery in the unsubscribe link. */
  of: string
  isTest?: boolean
}

/** A campaign as one subscriber gets it, with its own link to unsubscribe. */
export function campaignMail(env: Env, { campaign, articles, of, isTest = false }: CampaignMail) {
  const { subject, preview, text } = campaign
  const { headers, links } = unsubscribing(env, { list: 'newsletter', of })
  return {
    subject: isTest ? `Test\u00A0: ${subject}` : subject,
    headers,
    ...renderMail({
      preview,
      title: subject,
      paragraphs: text.split(/\n\s*\n/).filter(Boolean),
      offers: articles.map(({ slug, title, summary, category, minutes }) => ({
        company: CATEGORY_LABELS[category],
        title,
        line: `${CATEGORY_LABELS[category]} · ${minutes}\u00A0min de lecture`,
        note: summary,
        url: env.APP_URL + articleHref(slug),
      })),
      action: { label: 'Lire les actualités', url: `${env.APP_URL}/actualites` },
      reason: isTest
        ? 'Ceci est un test\u00A0: son lien de désabonnement n’arrête rien.'
        : `Vous recevez cet e-mail parce que vous avez confirmé votre abonnement à la newsletter d’${APP_NAME}.`,
      links,
    }),
  }
}
