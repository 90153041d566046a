import { TEMPLATE_USE_LABELS } from '#src/reference/shared/reply-template-parts.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { PlusIcon, TextIcon } from '#src/ui/workspace-icons.tsx'
import type { TemplateInput } from '../contract.ts'
import css from './reply-templates.module.css'
import { STARTERS } from './starters.ts'

interface TemplatesStartProps {
  canWrite: boolean
  onStart: (start: TemplateInput) => void
}

/** Before the first template, the page says what they are for and offers four to start from. */
export function TemplatesStart({ canWrite, onStart }: TemplatesStartProps) {
  return (
    <>
      <div className={css.none}>
        <EmptyState icon={TextIcon} title="Aucun modèle pour le moment">
          {canWrite
            ? 'Écrivez une fois ce que vous répondez souvent : le nom du candidat et l’offre se remplissent seuls.'
            : 'Les recruteurs de votre société n’ont pas encore écrit de modèle.'}
        </EmptyState>
      </div>
      {canWrite && (
        <section aria-labelledby="exemples" className={css.panel}>
          <h3 id="exemples">Partir d’un exemple</h3>
          <ul className={css.list}>
            {STARTERS.map((starter) => (
              <li key={starter.title} className={css.card}>
                <div className={css.top}>
                  <h4>{starter.title}</h4>
                  <span className="small muted">{TEMPLATE_USE_LABELS[starter.use]}</span>
                </div>
                <p className={css.excerpt}>{starter.body}</p>
                <div className={css.foot}>
                  <Button
                    look="soft"
                    small
                    onClick={() => onStart(starter)}
                    aria-label={`Utiliser l’exemple ${starter.title}`}
                  >
                    <PlusIcon size={18} />
                    Utiliser
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
