import { lazy, Suspense, useEffect, useState } from 'react'
import { TEMPLATE_NAMES, TEMPLATES, type TemplateName } from '#src/resumes/shared/document.ts'
import { TEMPLATE_PICTURES } from '#src/resumes/web/templates/pictures.ts'
import { Button } from '#src/ui/button.tsx'
import { readTrial } from './stored-trial.ts'
import css from './trying.module.css'

/** Downloaded with the first press: the page itself is read by many who only look. */
const TrialBench = lazy(() => import('./bench.tsx'))

const POINTS = [
  ['Cinq minutes', 'Des phrases d’exemple pour votre métier, et l’aperçu à côté de ce que vous écrivez.'],
  ['Lu partout', 'Le texte de chaque modèle se lit par les recruteurs et par leurs logiciels.'],
  ['Sur un téléphone', 'Tout se fait du pouce. Ce que vous écrivez reste dans votre navigateur.'],
] as const

/** What the builder makes, in pictures; then the builder itself, without an account. */
export function TryingPage() {
  /** The address may ask for a template; null leaves the one that the trial has. */
  const [begun, setBegun] = useState<{ template: TemplateName | null } | null>(null)
  /** A CV that was begun in this browser goes on. */
  const [isKept, setKept] = useState(false)
  useEffect(() => setKept(readTrial() !== null), [])
  if (begun)
    return (
      <Suspense fallback={<p className={css.opening}>Ouverture de l’éditeur…</p>}>
        <TrialBench template={begun.template} />
      </Suspense>
    )
  return (
    <div className={css.page}>
      <section className={css.hero}>
        <div>
          <h1>Un CV clair et soigné, prêt en cinq minutes</h1>
          <p>
            Choisissez un modèle, écrivez, téléchargez. Gratuit, sans compte pour commencer, et votre CV vous
            suit le jour où vous en créez un.
          </p>
          <Button onClick={() => setBegun({ template: null })}>
            {isKept ? 'Reprendre mon CV' : 'Commencer'}
          </Button>
        </div>
        <img
          src={TEMPLATE_PICTURES.elegant}
          alt="Un CV composé avec le modèle Élégant"
          width={360}
          height={509}
        />
      </section>
      <ul className={css.points}>
        {POINTS.map(([title, text]) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <section aria-labelledby="modeles">
        <h2 id="modeles">Huit modèles, à vos couleurs</h2>
        <ul className={css.templates}>
          {TEMPLATE_NAMES.map((name) => (
            <li key={name}>
              <img src={TEMPLATE_PICTURES[name]} alt="" width={360} height={509} loading="lazy" />
              <h3>{TEMPLATES[name].label}</h3>
              <p>{TEMPLATES[name].words}</p>
              <Button
                look="secondary"
                small
                onClick={() => setBegun({ template: name })}
                aria-label={`Commencer avec celui-ci, ${TEMPLATES[name].label}`}
              >
                Commencer avec celui-ci
              </Button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
