import { CAMPAIGN_LIMITS as LIMITS } from '#src/campaigns/shared/limits.ts'
import { CAMPAIGN_STATE_LABELS } from '#src/campaigns/shared/states.ts'
import { counted } from '#src/shared/phrases.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import type { CampaignDesk } from '../../campaigns/contract.ts'
import { Decisions, Section } from '../desk/parts.tsx'
import { SavedAt, SaveTrouble } from '../writing/saving.tsx'
import layout from '../writing/writing.module.css'
import { CampaignActions } from './actions.tsx'
import { ChosenArticles } from './articles.tsx'
import { AudienceCard } from './audience.tsx'
import { MailPreview } from './preview.tsx'
import { useCampaign } from './use-campaign.ts'

/** Writes a campaign, shows the mail beside it, and has it leave. */
export function CampaignEditor({ campaign }: { campaign: CampaignDesk }) {
  const editing = useCampaign(campaign)
  const { values, change, errorOf, saving } = editing
  return (
    <>
      <div className={layout.bar} role="toolbar" aria-label="Campagne">
        <AppLink href="/newsletter">Newsletter</AppLink>
        <Badge tone="amber">{CAMPAIGN_STATE_LABELS.draft}</Badge>
        <SavedAt saving={saving} />
        <CampaignActions campaign={campaign} editing={editing} />
      </div>
      <div className={layout.body}>
        <h1 className="hidden-text">{values.subject || 'Sans objet'}</h1>
        <SaveTrouble writing={editing} />
        <div className={layout.halves}>
          <div className={layout.side}>
            <Section title="Message">
              <div className={layout.fields}>
                <TextField
                  label="Objet"
                  name="subject"
                  hint={`${counted(values.subject.length, 'caractère')}\u00A0: jusqu’à 50, il est entier sur un téléphone.`}
                  maxLength={LIMITS.subject}
                  value={values.subject}
                  error={errorOf('subject')}
                  onChange={({ target }) => change({ subject: target.value })}
                />
                <TextField
                  label="Aperçu dans la boîte"
                  name="preview"
                  hint="La phrase que les boîtes montrent après l’objet."
                  maxLength={LIMITS.preview}
                  value={values.preview}
                  error={errorOf('preview')}
                  onChange={({ target }) => change({ preview: target.value })}
                />
                <TextAreaField
                  label="Texte"
                  name="text"
                  hint="Une ligne vide sépare deux paragraphes."
                  rows={6}
                  max={LIMITS.text}
                  value={values.text}
                  error={errorOf('text')}
                  onChange={({ target }) => change({ text: target.value })}
                />
                <ChosenArticles
                  articles={campaign.articles}
                  chosen={values.article_ids}
                  error={errorOf('article_ids')}
                  onChange={(article_ids) => change({ article_ids })}
                />
              </div>
            </Section>
            <AudienceCard audience={campaign.audience} />
            <Decisions lines={campaign.decisions} />
          </div>
          <MailPreview id={campaign.id} savedAt={saving.kind === 'saved' ? saving.at : ''} />
        </div>
      </div>
    </>
  )
}
