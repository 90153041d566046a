import { siteOrigin } from '#src/shell/site-origin.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { CopyButton } from '#src/ui/copy-button.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { embedHref, embedSnippet } from '../shared/snippet.ts'
import css from './snippet.module.css'

/** What a company copies to show its offers on its own site. */
export default function EmbedSnippet({ slug }: { slug: string }) {
  const text = embedSnippet(siteOrigin(), slug)
  return (
    <div className={css.snippet}>
      <p>
        Vos offres ouvertes se montrent sur votre propre site, et s’y mettent à jour seules. Copiez cette
        ligne à l’endroit voulu de la page. Elle ne pose aucun cookie chez vos visiteurs.
      </p>
      <TextAreaField label="Ligne à copier" name="embed" rows={2} readOnly value={text} />
      <div className={css.actions}>
        <CopyButton text={text}>Copier la ligne</CopyButton>
        <AppLink href={embedHref(slug)} target="_blank">
          Voir ce que liront vos visiteurs
        </AppLink>
      </div>
    </div>
  )
}
