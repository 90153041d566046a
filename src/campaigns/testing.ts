import { randomUUID } from 'node:crypto'
import { listPublishedByIds } from '#src/content/articles/reading.ts'
import { audit } from '#src/platform/audit.ts'
import { tooMany } from '#src/platform/errors.ts'
import { withImages } from '#src/platform/mail/images.ts'
import { enqueueMail } from '#src/platform/mail/mail.ts'
import type { Services } from '#src/platform/services.ts'
import { countAttempt } from '#src/platform/throttle.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { HOUR_SECONDS } from '#src/shared/durations.ts'
import { campaignSubject, checkSendable } from './campaigns.ts'
import { campaignMail } from './mails.ts'
import { findCampaign } from './reading.ts'

const TESTS_AN_HOUR = 20

/** The HTML part of a campaign as a browser shows it, its links in tabs of their own. @throws HttpError 404 for an unknown one */
export async function previewMail({ db, env }: Services, id: number): Promise<string> {
  const campaign = await findCampaign(db, id)
  const articles = await listPublishedByIds(db, campaign.article_ids)
  const html = withImages(campaignMail(env, { campaign, articles, of: '0:0' }).html)
  // The preview stands in a frame, where the public site lets none of its pages be shown.
  return html.replace('<head>', '<head><base target="_blank">')
}

/**
 * Mails a campaign to whoever asks for it, and to nobody else.
 * @throws HttpError 404 for an unknown one, 422 on what is missing, 429 after twenty in an hour
 */
export async function sendTest(
  services: Services,
  actor: { id: number; user: { email: string } },
  id: number,
) {
  await inTransaction(services, actor, async (unit) => {
    const campaign = await findCampaign(unit.db, id)
    // An article that is not online yet is left out of a test; planning asks for it.
    await checkSendable(unit, { ...campaign, article_ids: [] }, unit.now)
    const { left, wait } = await countAttempt(
      unit.db,
      `campaign-test:${actor.id}`,
      TESTS_AN_HOUR,
      HOUR_SECONDS,
      unit.now,
    )
    if (left < 0) throw tooMany(wait, TESTS_AN_HOUR)
    const articles = await listPublishedByIds(unit.db, campaign.article_ids)
    const mail = campaignMail(unit.env, { campaign, articles, of: '0:0', isTest: true })
    await enqueueMail(unit, {
      ...mail,
      key: `campaign-test:${id}:${randomUUID()}`,
      to: actor.user.email,
      user_id: actor.id,
    })
    await audit(unit, { action: 'campaigns.tested', subject: campaignSubject(id) })
  })
}
