import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { profileHref } from '#src/profiles/shared/parts.ts'
import { listed, plural } from '#src/shared/phrases.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { ChevronRightIcon } from '#src/ui/icons.tsx'
import { HiddenDialog } from './hidden-dialog.tsx'
import type { Hidden } from './hiding.ts'
import { hiddenQuery, type Suggestions } from './queries.ts'
import css from './side.module.css'

interface SuggestionsSideProps {
  data: Suggestions
  unhide: (hidden: Hidden) => Promise<void>
}

export function SuggestionsSide({ data, unhide }: SuggestionsSideProps) {
  const [managing, setManaging] = useState(false)
  const { data: hiding } = useQuery(hiddenQuery)
  const hidden = hiddenWords(
    hiding ? { offers: hiding.offers.length, companies: hiding.companies.length } : data.hidden,
  )
  return (
    <aside className={css.side} aria-label="Réglages de mes recommandations">
      {/* Where nothing can be recommended yet, the list itself says what is missing. */}
      {data.missing.length > 0 && !data.is_profile_incomplete && (
        <Card title="Des suggestions plus justes">
          <p className={css.text}>Votre profil ne dit pas encore&nbsp;:</p>
          <ul className={css.todo}>
            {data.missing.map(({ words, section }) => (
              <li key={words}>
                <AppLink href={profileHref(section)}>
                  <i />
                  {words}
                  <ChevronRightIcon size={16} />
                </AppLink>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Card
        title="Par e-mail"
        action={<AppLink href="/dashboard/parametres/notifications">Modifier</AppLink>}
      >
        <p className={css.text}>
          {data.is_mailed
            ? 'Chaque lundi, les nouvelles à 70\u00A0% et plus.'
            : 'Vous ne recevez pas les nouvelles recommandations.'}
        </p>
      </Card>
      <Card
        title="Masquées"
        action={
          hidden && (
            <Button look="quiet" small flush onClick={() => setManaging(true)}>
              Gérer
            </Button>
          )
        }
      >
        <p className={css.text}>
          {hidden ? `${hidden}. Vous pouvez les rétablir.` : 'Vous n’avez rien masqué.'}
        </p>
      </Card>
      <HiddenDialog open={managing} onClose={() => setManaging(false)} unhide={unhide} />
    </aside>
  )
}

/** Writes « 2 offres et 1 société ». */
function hiddenWords({ offers, companies }: Suggestions['hidden']): string {
  const count = (number: number, word: string) => (number ? [`${number} ${plural(number, word)}`] : [])
  return listed([...count(offers, 'offre'), ...count(companies, 'société')])
}
