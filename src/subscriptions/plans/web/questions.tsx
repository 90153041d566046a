import { ChevronDownIcon } from '#src/ui/icons.tsx'
import { TAX_PERCENT } from '../../shared/value-added-tax.ts'
import css from './questions.module.css'

const QUESTIONS = [
  [
    'Les prix sont-ils toutes taxes comprises\u00A0?',
    `Oui. La TVA de ${TAX_PERCENT}\u00A0% est dans chaque prix de cette page\u00A0: le montant affiché est celui que vous payez.`,
  ],
  [
    'Que puis-je faire sans formule\u00A0?',
    'Une société vérifiée a une offre active, gratuitement, et en reçoit les candidatures sans limite. Pour en publier une autre, clôturez la première ou choisissez une formule.',
  ],
  [
    'Y a-t-il un engagement ou un renouvellement automatique\u00A0?',
    'Ni l’un ni l’autre. Vous payez un mois, un trimestre ou une année, et rien n’est prélevé ensuite.',
  ],
  [
    'Si vous changez vos prix\u00A0?',
    'Un nouveau prix ne vaut que pour les périodes qui commencent après lui. Une période commencée garde son prix et ses limites jusqu’à son terme.',
  ],
  [
    'Qu’est-ce qu’un contact de profil\u00A0?',
    'Les meilleurs profils se lisent sans nom ni coordonnées. Ouvrir ceux d’une personne prend un contact, une seule fois pour toute votre société, et seulement parmi les candidats qui ont accepté d’être trouvés.',
  ],
  [
    'Prenez-vous une commission sur les recrutements\u00A0?',
    'Non. Vous payez une formule, jamais une embauche, et les candidats ne paient rien.',
  ],
] as const

export function Questions() {
  return (
    <section className={css.section} aria-labelledby="questions">
      <h2 id="questions">Vos questions</h2>
      <div className={css.list}>
        {QUESTIONS.map(([question, answer], index) => (
          <details key={question} open={index < 2}>
            <summary>
              {question}
              <ChevronDownIcon size={18} />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
