import { ChevronDownIcon } from '#src/ui/icons.tsx'
import { TAX_PERCENT } from '../../shared/value-added-tax.ts'
import css from './questions.module.css'

const QUESTIONS = [
  [
    'Les prix sont-ils toutes taxes comprises\u00A0?',
    `Oui. La TVA de ${TAX_PERCENT}\u00A0% est dans chaque prix de cette page\u00A0: le montant affiché est celui que vous payez.`,
  ],
  [
    'Que deviennent mes offres à la fin d’une formule\u00A0?',
    'Rien n’est effacé. Votre offre la plus ancienne reste en ligne, les autres sont mises en pause et reviennent avec le paiement suivant. Vous êtes prévenu sept jours, puis un jour avant.',
  ],
  [
    'Que puis-je faire sans formule\u00A0?',
    'Une société vérifiée a une offre active, gratuitement, et en reçoit les candidatures sans limite. Pour en publier une autre, clôturez la première ou choisissez une formule.',
  ],
  [
    'Comment payer\u00A0?',
    'Par mobile money, virement, chèque ou espèces, selon les moyens ouverts, que la page du paiement montre avec leurs étapes. Votre facture porte votre NIF et votre STAT, et se télécharge aussi longtemps que vous voulez.',
  ],
  [
    'Puis-je changer de formule en cours de mois\u00A0?',
    'Oui. Une formule plus grande commence tout de suite, et les jours non utilisés de la précédente sont déduits de son prix. Une plus petite commence au terme de celle en cours.',
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
  [
    'Puis-je être remboursé\u00A0?',
    'Écrivez-nous si vous avez payé deux fois ou par erreur. Ce qui est rendu a son avoir numéroté, et ce qu’il payait s’arrête.',
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
